/** A bot's level alone. */
export const levelOf = (name: string) => name.split(':')[0]!

const YARDSTICKS = ['greedy', 'random']

/** Does a bot of this level make deals? */
export const bargains = (level: string) => !YARDSTICKS.includes(level)
