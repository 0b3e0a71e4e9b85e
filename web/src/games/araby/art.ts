// The drawings of Araby, on grids of 40: products, what cards do, camels.

import { body, deep, type Drawing, light, line } from '../../art/drawing'

const INDIGO = '#6d78bd'
const TURQUOISE = '#3f9f9c'
const SPICE = '#d58a3a'
const POMEGRANATE = '#b8424c'
const BRASS = '#cf9f42'
const SAND = '#e3c58e'

export const PRODUCT_COLORS: Record<string, string> = {
  magics: INDIGO,
  jewels: TURQUOISE,
  spices: SPICE,
  fabrics: POMEGRANATE,
  coin: BRASS,
  any: SAND,
}

export const PRODUCT_ART: Record<string, Drawing> = {
  magics: {
    color: INDIGO,
    strokes: [
      line('M30 19C39 16 39 29 28 28'),
      body('M2 19C8 20 10 17 15 17H27C31 17 32 20 31 24C30 29 26 31 21 31H15C9 31 4 26 2 19Z'),
      light('M14 17C14 11 25 11 25 17Z'),
      deep('M12 36H28L24 31H16Z'),
      line('M19.500 11V7M3 15C1 11 6 9 4 4'),
    ],
  },
  jewels: {
    color: TURQUOISE,
    strokes: [
      body('M11 7H29L37 17L20 36L3 17Z'),
      light('M11 7L14 17H3ZM29 7L26 17H37Z'),
      deep('M14 17H26L20 36Z'),
      line('M3 17H37M11 7L14 17L20 7L26 17L29 7'),
    ],
  },
  spices: {
    color: SPICE,
    strokes: [
      light('M8 21C10 9 16 4 20 4S30 9 32 21Z'),
      line('M14 15L16 13M20 10L22 12M24 17L26 15M18 19L20 18'),
      body('M3 21H37C37 30 31 35 25 36H15C9 35 3 30 3 21Z'),
      deep('M5 26H35L33.500 29H6.500Z'),
    ],
  },
  fabrics: {
    color: POMEGRANATE,
    strokes: [
      line('M6 10V5M12 10V5M18 10V5M24 10V5M6 32V37M12 32V37M18 32V37M24 32V37'),
      body('M3 9H30V33H3Z'),
      light('M3 14H30V17H3ZM3 25H30V28H3Z'),
      deep('M16 17.500L21 21L16 24.500L11 21Z'),
      light('M30 7C38 7 38 35 30 35C26 35 26 7 30 7Z'),
    ],
  },
  coin: {
    color: BRASS,
    strokes: [
      body('M20 3A17 17 0 1 1 19.900 3Z'),
      light('M20 8A12 12 0 1 1 19.900 8Z'),
      deep('M24 13A8.500 8.500 0 1 0 24 27A7 7 0 1 1 24 13Z'),
    ],
  },
  any: {
    color: SAND,
    strokes: [body('M20 3L37 20L20 37L3 20Z'), deep('M20 3L37 20H20ZM20 37L3 20H20Z')],
  },
}

const CARD_SHAPE = 'M8 9H25V35H8Z'
const PERSON = 'M31 20A4.500 4.500 0 1 1 30.900 20ZM23 38C23 28 39 28 39 38Z'
const CAMEL_SMALL =
  'M3 35L5 23C2 21 3 16 6 15C9 8 15 6 19 12C21 15 24 16 26 13L28 7C29 3 32 3 35 4L39 7C40 9 38 11 36 10L33 10C33 17 31 21 28 23L29 35H25L23 26C19 28 14 28 11 26L8 35Z'

/** What the steps of effects do. */
export const OP_ART: Record<string, Drawing> = {
  coins: PRODUCT_ART.coin!,
  opponent_coins: {
    color: BRASS,
    strokes: [
      body('M14 4A11 11 0 1 1 13.900 4Z'),
      deep('M17 10A5.500 5.500 0 1 0 17 20A5 5 0 1 1 17 10Z'),
      light(PERSON),
    ],
  },
  coins_per_camel: {
    color: BRASS,
    strokes: [light(CAMEL_SMALL), body('M31 23A8 8 0 1 1 30.900 23Z')],
  },
  draw: {
    color: SAND,
    strokes: [light('M14 4H31V30H14Z'), body(CARD_SHAPE), line('M16.500 15V29M9.500 22H23.500')],
  },
  opponent_draw: {
    color: SAND,
    strokes: [body('M5 4H22V30H5Z'), line('M13.500 10V22M7.500 16H19.500'), light(PERSON)],
  },
  discard: {
    color: SAND,
    strokes: [body('M11 3H28V25H11Z'), deep('M17 17H22V28H28L19.500 38L11 28H17Z')],
  },
  give_drawn: {
    color: SAND,
    strokes: [body('M3 7H20V33H3Z'), deep('M16 17H27V11L38 20L27 29V23H16Z')],
  },
  refresh: {
    color: TURQUOISE,
    strokes: [
      body(
        'M20 4A16 16 0 0 1 35 15L39 13L36 25L26 19L30 17.500A10 10 0 0 0 11 17L5 15A16 16 0 0 1 20 4Z',
      ),
      light(
        'M20 36A16 16 0 0 1 5 25L1 27L4 15L14 21L10 22.500A10 10 0 0 0 29 23L35 25A16 16 0 0 1 20 36Z',
      ),
    ],
  },
  convert: {
    color: INDIGO,
    strokes: [body('M3 13H23V6L37 16L23 26V20H3Z'), light('M37 29H17V24L3 31L17 38V34H37Z')],
  },
  place_free: { color: SAND, strokes: [body(CAMEL_SMALL)] },
  shift: { color: SAND, strokes: [body(CAMEL_SMALL), deep('M12 17H23V12L31 19.500L23 27V22H12Z')] },
  recall: {
    color: SAND,
    strokes: [body(CAMEL_SMALL), deep('M30 17H19V12L11 19.500L19 27V22H30Z')],
  },
  guard_camel: {
    color: TURQUOISE,
    strokes: [
      body('M20 3L35 8C35 22 30 32 20 37C10 32 5 22 5 8Z'),
      deep('M20 9L29 12C29 21 26 27 20 31Z'),
    ],
  },
  guard_caravan: {
    color: TURQUOISE,
    strokes: [
      light('M28 6L38 9C38 20 35 27 28 31Z'),
      light('M12 6L2 9C2 20 5 27 12 31Z'),
      body('M20 3L31 7C31 21 27 31 20 37C13 31 9 21 9 7Z'),
      deep('M20 9L26 12C26 21 24 27 20 30Z'),
    ],
  },
  peek: {
    color: INDIGO,
    strokes: [
      light('M2 20C9 9 31 9 38 20C31 31 9 31 2 20Z'),
      body('M20 12A8 8 0 1 1 19.900 12Z'),
      deep('M20 17A3 3 0 1 1 19.900 17Z'),
    ],
  },
  arrange_top: {
    color: INDIGO,
    strokes: [
      light('M4 14C10 5 30 5 36 14C30 22 10 22 4 14Z'),
      body('M20 8A6 6 0 1 1 19.900 8Z'),
      line('M5 28H35M9 33H31M13 38H27'),
    ],
  },
  mill: {
    color: POMEGRANATE,
    strokes: [
      light('M6 4H30V14H6Z'),
      body('M12 14L31 19L25 38L6 32Z'),
      line('M13 22L24 30M25 22L13 30'),
    ],
  },
  may_mill: {
    color: POMEGRANATE,
    strokes: [light('M6 4H30V14H6Z'), body('M12 14L31 19L25 38L6 32Z')],
  },
  from_discard: {
    color: SAND,
    strokes: [
      light('M4 27H36V36H4Z'),
      body('M11 10H27V30H11Z'),
      deep('M16 26H22V15H27L19 4L11 15H16Z'),
    ],
  },
  swap_draft: {
    color: SAND,
    strokes: [
      body('M4 4H19V26H4Z'),
      light('M21 14H36V36H21Z'),
      deep('M22 4H33V11L26 11V8H22ZM18 36H7V29L14 29V32H18Z'),
    ],
  },
}

/** The colour of a card's head by its kind. */
export const KIND_COLORS: Record<string, string> = {
  persona: '#e3c58e',
  merchant: '#e6bd84',
  ally: '#9fcac3',
  virtue: '#e0a6a2',
  djinn: '#b3b9e3',
}

export const CAMEL =
  'M4 43L6 28C2 26 3 19 7 18C10 9 18 6 23 14C26 18 30 19 33 15L36 7C37 3 41 2 45 4L51 8C53 10 51 14 47 13L43 12C43 20 40 26 35 28L37 43H31L29 32C23 34 17 34 12 32L10 43Z'
export const BANDIT =
  'M4 12C10 4 30 4 36 12C38 20 32 26 26 23C22 21 18 21 14 23C8 26 2 20 4 12ZM9 14C11 11 15 12 17 15C14 17 11 17 9 14ZM31 14C29 11 25 12 23 15C26 17 29 17 31 14Z'
