/** For tests: as much of a thing as is asked for there. */
export const stub = <T extends object>(parts: object): T => parts as T
