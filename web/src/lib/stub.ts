/** For tests: only as much of an object as the test uses. */
export const stub = <T extends object>(parts: object): T => parts as T
