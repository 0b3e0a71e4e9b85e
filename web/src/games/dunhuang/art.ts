// The drawings of Dunhuang: silhouettes on grids of 40 (goods) and 48 (characters).

import { body, deep, type Drawing, light, line } from '../../art/drawing'

export const GOODS = [
  'none',
  'gold',
  'silver',
  'lapis',
  'pottery',
  'glass',
  'bamboo',
  'tea',
  'paper',
  'wool',
  'silk',
] as const

export const GOOD_ART: Record<string, Drawing> = {
  gold: {
    color: '#e0ac2b',
    strokes: [
      body('M11 19C11 11 29 11 29 19Z'),
      body('M3 15C8 17 9 19 20 19C31 19 32 17 37 15C37 26 31 32 20 32C9 32 3 26 3 15Z'),
      light('M8 21C11 25 16 27 21 27'),
    ],
  },
  silver: {
    color: '#b9c0c7',
    strokes: [
      body('M13 20L16 10H26L29 20Z'),
      body('M3 33L6 22H17L20 33Z'),
      body('M20 33L23 22H34L37 33Z'),
      light('M17 13H24M8 25H14M25 25H31'),
    ],
  },
  lapis: {
    color: '#3c6cab',
    strokes: [
      body('M10 7H30L38 17L20 36L2 17Z'),
      deep('M13 17H27L20 36Z'),
      line('M2 17H38M10 7L13 17L20 7L27 17L30 7'),
    ],
  },
  pottery: {
    color: '#c06b37',
    strokes: [
      body('M14 4H26V8C26 11 34 14 34 23C34 31 28 36 26 36H14C12 36 6 31 6 23C6 14 14 11 14 8Z'),
      light('M7 20C14 24 26 24 33 20V25C26 29 14 29 7 25Z'),
      line('M14 8H26'),
    ],
  },
  glass: {
    color: '#7cc4bf',
    strokes: [
      body('M16 3H24V14L34 31C35 34 34 36 31 36H9C6 36 5 34 6 31L16 14Z'),
      deep('M11 25H29L33 32C33.500 34 33 35 31 35H9C7 35 6.500 34 7 32Z'),
      line('M14 3H26M15 12V15M12 30H16'),
    ],
  },
  bamboo: {
    color: '#84a84c',
    strokes: [
      body('M9 36V4H15V36Z'),
      body('M19 36V9H25V36Z'),
      body('M25 20C29 13 34 12 38 13C37 18 33 22 25 22Z'),
      body('M25 31C28 26 33 25 37 26C35 31 31 33 25 33Z'),
      line('M8 14H16M8 25H16M18 18H26M18 28H26'),
    ],
  },
  tea: {
    color: '#3f7f6b',
    strokes: [
      body('M5 17H29C29 28 25 34 17 34C9 34 5 28 5 17Z'),
      line('M29 19C36 17 36 28 27 28'),
      line('M3 37H31'),
      body('M14 13C11 8 14 4 21 2C23 8 20 13 14 13Z'),
      line('M14 13C16 9 18 7 20 4'),
    ],
  },
  paper: {
    color: '#efe2c3',
    strokes: [
      body('M9 7H30V30H9Z'),
      body('M5 4H33C36 4 36 10 33 10H8C5 10 5 4 5 4Z'),
      body('M6 30H31C35 30 35 36 31 36H7C4 36 4 30 7 30Z'),
      line('M13 15H26M13 20H26M13 25H22'),
    ],
  },
  wool: {
    color: '#d9b9c4',
    strokes: [
      body('M20 5A15 15 0 1 1 19.900 5Z'),
      line('M8 13C17 12 27 18 31 30M13 7C23 9 32 15 34 23M6 21C14 20 22 26 24 34'),
      line('M24 34C28 38 33 37 38 36'),
    ],
  },
  silk: {
    color: '#c2453f',
    strokes: [
      deep('M12 8C20 14 27 4 36 9V27C28 23 21 31 12 25Z'),
      body('M4 9C12 3 19 15 29 9V31C20 37 12 26 4 31Z'),
      light('M4 15C12 10 19 21 29 15M4 25C12 20 19 31 29 25'),
    ],
  },
}

export const CHARACTERS = [
  'painter',
  'musician',
  'princess',
  'dancer',
  'interpreter',
  'diplomat',
  'soldier',
  'general',
  'trader',
  'merchant',
  'maid',
  'domestic',
  'shepherd',
  'farmer',
  'manichean',
  'buddhist',
] as const

const MALACHITE = '#5b9c86'
const AZURITE = '#6f9ac4'
const OCHRE = '#dcaa52'
const CINNABAR = '#d3765f'

export const CHARACTER_ART: Record<string, Drawing> = {
  painter: {
    color: CINNABAR,
    strokes: [
      body('M42 5L45 8L27 29L21 23Z'),
      light('M21 23L27 29L24 33L17 26Z'),
      deep('M17 26L24 33C22 41 12 43 5 43C10 39 8 29 17 26Z'),
    ],
  },
  musician: {
    color: OCHRE,
    strokes: [
      body('M27 18C36 23 36 43 22 44C8 43 8 27 17 21Z'),
      body('M19 20L25 3L31 5L27 19Z'),
      light('M17 34H27M18 38H26'),
      line('M24 4L20 36M28 5L24 36M22 8L17 6M24 13L33 12'),
    ],
  },
  princess: {
    color: CINNABAR,
    strokes: [
      body('M7 38L4 15L15 24L24 8L33 24L44 15L41 38Z'),
      light('M7 38H41V43H7Z'),
      deep('M24 22L28 28L24 34L20 28Z'),
      line('M24 8V5M4 15V12M44 15V12'),
    ],
  },
  dancer: {
    color: MALACHITE,
    strokes: [
      light('M24 4A5 5 0 1 1 23.900 4Z'),
      body('M20 16H28L31 28L38 44H10L17 28Z'),
      line('M20 17C10 18 4 12 8 6C12 2 17 8 12 12M28 17C38 18 45 24 41 31C37 36 32 29 38 26'),
    ],
  },
  interpreter: {
    color: AZURITE,
    strokes: [
      body('M4 7H30V25H17L10 32V25H4Z'),
      light('M20 19H44V35H39V42L32 35H20Z'),
      line('M9 13H24M9 19H16M26 25H38M26 30H34'),
    ],
  },
  diplomat: {
    color: OCHRE,
    strokes: [
      body('M5 12H43V38H5Z'),
      light('M5 12L24 27L43 12Z'),
      deep('M24 21A7 7 0 1 1 23.900 21Z'),
      line('M21 34L19 45M27 34L29 45'),
    ],
  },
  soldier: {
    color: MALACHITE,
    strokes: [
      line('M38 14V46'),
      light('M38 2L43 11L38 17L33 11Z'),
      body('M4 13L17 9L30 13C30 29 25 38 17 43C9 38 4 29 4 13Z'),
      deep('M17 16L24 18C24 27 21 32 17 35Z'),
    ],
  },
  general: {
    color: CINNABAR,
    strokes: [
      deep('M24 11C22 4 30 1 36 3C32 5 31 8 28 12Z'),
      body('M8 33C7 17 14 11 24 11C34 11 41 17 40 33Z'),
      light('M5 33H43V38H5Z'),
      body('M9 38H17L14 45H10ZM39 38H31L34 45H38Z'),
      line('M24 12V32'),
    ],
  },
  trader: {
    color: AZURITE,
    strokes: [
      line('M24 5V40M8 12H40M14 44H34M24 40V44'),
      line('M8 12L3 27M8 12L14 27M40 12L34 27M40 12L45 27'),
      body('M2 27H15C15 35 2 35 2 27Z'),
      light('M33 27H46C46 35 33 35 33 27Z'),
    ],
  },
  merchant: {
    color: OCHRE,
    strokes: [
      body('M18 15H30C42 23 46 44 36 44H12C2 44 6 23 18 15Z'),
      light('M16 5C20 8 28 8 32 5L29 14H19Z'),
      line('M16 15H32'),
      deep('M24 23A8 8 0 1 1 23.900 23Z'),
      line('M22 29H26V33H22Z'),
    ],
  },
  maid: {
    color: MALACHITE,
    strokes: [
      body('M11 20H34C40 32 36 42 32 42H14C9 42 5 32 11 20Z'),
      light('M14 20C14 13 31 13 31 20Z'),
      line('M22 14V10M36 26C46 24 46 35 37 36M9 28L3 21'),
    ],
  },
  domestic: {
    color: CINNABAR,
    strokes: [
      line('M24 3V10M18 10H30M19 39V45M24 39V46M29 39V45'),
      body('M16 10H32C40 17 40 32 32 39H16C8 32 8 17 16 10Z'),
      light('M20 10H28C31 18 31 31 28 39H20C17 31 17 18 20 10Z'),
    ],
  },
  shepherd: {
    color: AZURITE,
    strokes: [
      line('M39 46V14C39 5 28 5 29 13'),
      light(
        'M7 26C3 20 10 15 14 19C16 13 25 14 25 19C31 17 34 24 30 28C33 34 26 37 23 35C20 39 12 39 11 34C5 35 3 29 7 26Z',
      ),
      deep('M5 22C0 21 1 29 5 31C9 30 9 24 5 22Z'),
      line('M13 37V44M24 37V44'),
    ],
  },
  farmer: {
    color: OCHRE,
    strokes: [
      line('M24 46V12'),
      body('M24 14C19 11 19 6 24 2C29 6 29 11 24 14Z'),
      body(
        'M23 24C14 24 12 18 13 13C19 13 23 17 23 24ZM25 24C34 24 36 18 35 13C29 13 25 17 25 24Z',
      ),
      body(
        'M23 35C14 35 12 29 13 24C19 24 23 28 23 35ZM25 35C34 35 36 29 35 24C29 24 25 28 25 35Z',
      ),
    ],
  },
  manichean: {
    color: OCHRE,
    strokes: [
      line('M24 1V8M24 40V47M1 24H8M40 24H47M8 8L13 13M35 35L40 40M40 8L35 13M13 35L8 40'),
      body('M24 11A13 13 0 1 1 23.900 11Z'),
      deep('M30 15C22 16 19 29 27 34C18 35 13 28 15 21C17 15 24 12 30 15Z'),
    ],
  },
  buddhist: {
    color: CINNABAR,
    strokes: [
      body('M4 24C12 22 18 28 22 38C10 40 5 33 4 24ZM44 24C36 22 30 28 26 38C38 40 43 33 44 24Z'),
      light(
        'M11 13C20 16 22 28 23 38C13 34 9 24 11 13ZM37 13C28 16 26 28 25 38C35 34 39 24 37 13Z',
      ),
      body('M24 7C31 15 31 28 24 38C17 28 17 15 24 7Z'),
      line('M10 43H38'),
    ],
  },
}
