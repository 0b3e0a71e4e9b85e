// The drawings of Dschunke: goods, what merchants do, stacks; on grids of 40.

import { body, deep, type Drawing, light, line } from '../../art/drawing'

/** The five junks: hull, and deck in its light. */
export const JUNK_COLORS: Record<string, string> = {
  grey: '#8d949a',
  orange: '#d9812f',
  purple: '#7d5a94',
  brown: '#7d5334',
  white: '#f1ebdd',
}

export const GOOD_ART: Record<string, Drawing> = {
  spice: {
    color: '#d9812f',
    strokes: [
      body('M8 20C7 33 13 36 20 36S33 33 32 20Z'),
      deep('M6 20C6 16 34 16 34 20C34 23 6 23 6 20Z'),
      light('M11 18C14 8 26 8 29 18Z'),
      line('M12 27C17 30 23 30 28 27'),
      deep('M19 10C17 6 20 3 24 3C25 7 23 10 19 10Z'),
    ],
  },
  vegetables: {
    color: '#7d5a94',
    strokes: [
      body('M20 13C31 12 34 19 31 25C28 31 23 34 20 38C17 34 12 31 9 25C6 19 9 12 20 13Z'),
      light('M13 20C13 17 15 16 17 16'),
      { d: 'M20 13C14 12 11 7 12 2C17 3 20 7 20 13C20 7 23 3 28 2C29 7 26 12 20 13Z', as: 'deep' },
      line('M12 25H17M24 21H29'),
    ],
  },
  fish: {
    color: '#8a5c3a',
    strokes: [
      body('M2 20C8 10 21 9 29 18L38 11C36 17 36 23 38 29L29 22C21 31 8 30 2 20Z'),
      light('M12 14C15 18 15 22 12 26'),
      line('M18 16C20 19 20 21 18 24M23 17C24 19 24 21 23 23'),
      deep('M7 18.500A1 1 0 1 1 6.900 18.500Z'),
    ],
  },
  rice: {
    color: '#f4eede',
    strokes: [
      light('M9 20C9 9 31 9 31 20Z'),
      line('M15 15L17 14M21 13L23 14M19 18L21 17M26 17L27 18'),
      body('M4 20H36C36 28 31 32 27 33V36H13V33C9 32 4 28 4 20Z'),
      deep('M5 24H35L34 27H6Z'),
    ],
  },
}

/** What a merchant or trainee does. */
export const WORK_ART: Record<string, Drawing> = {
  load: {
    color: '#b98a4a',
    strokes: [
      body('M5 9H35V33H5Z'),
      line('M5 17H35M5 25H35M13 9V33M27 9V33'),
      deep('M16 18H24V24H16Z'),
    ],
  },
  goods: {
    color: '#6f9a5a',
    strokes: [
      body('M12 13C5 20 5 35 12 36H28C35 35 35 20 28 13Z'),
      light('M10 6C15 9 25 9 30 6L26 13H14Z'),
      deep('M13 12H27V15H13Z'),
      line('M15 24C18 27 22 27 25 24'),
    ],
  },
  money: {
    color: '#d9a93f',
    strokes: [
      body('M20 4A16 16 0 1 1 19.900 4Z'),
      light('M14 14H26V26H14Z'),
      line('M20 7V11M20 29V33M7 20H11M29 20H33'),
    ],
  },
}

export const SPECIAL_ART: Record<string, Drawing> = {
  'extra-supply': WORK_ART.goods!,
  'win-ties': {
    color: '#b5402a',
    strokes: [body('M6 30L3 11L13 19L20 6L27 19L37 11L34 30Z'), deep('M6 30H34V35H6Z')],
  },
  exchange: {
    color: '#4f8a8b',
    strokes: [body('M4 13H24V7L36 16L24 25V19H4Z'), light('M36 30H16V36L4 28L16 21V24')],
  },
  load: WORK_ART.load!,
  goods: WORK_ART.goods!,
  money: WORK_ART.money!,
  move: {
    color: '#b98a4a',
    strokes: [
      body('M3 20H23V36H3Z'),
      line('M3 28H23M10 20V36M17 20V36'),
      deep('M14 14C16 5 26 3 31 10L35 7L36 19L25 16L28 13C25 8 20 9 18 14Z'),
    ],
  },
}

/** The marks on the four stacks of special cards. */
export const STACK_MARKS: Record<string, string> = {
  square: 'M8 8H32V32H8Z',
  circle: 'M20 6A14 14 0 1 1 19.900 6Z',
  triangle: 'M20 6L35 33H5Z',
  star: 'M20 3L24.500 15L37 15.500L27 23.500L30.500 36L20 28.800L9.500 36L13 23.500L3 15.500L15.500 15Z',
}

export const CLOSED_FIST =
  'M9 16C9 12 14 12 14 16V13C14 9 20 9 20 13V12.500C20 9 26 9 26 12.500V14C26 11 32 11 32 15V24C32 32 27 37 20 37C12 37 7 32 7 25V21C5 18 7 15 9 16Z'
export const FIST_LINES = 'M14 16V21M20 14V21M26 15V21M9 22C14 19 20 20 21 24C20 27 15 26 12 28'
