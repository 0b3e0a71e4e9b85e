// The colours and marks of the seats.

export const SEAT_COLORS: Record<string, string> = {
  A: '#b5402a',
  B: '#2f5d8c',
  C: '#3f7f6b',
  D: '#c98f2e',
}
export const SEAT_MARKS: Record<string, string> = {
  A: 'M12 3L21 12L12 21L3 12ZM12 8L16 12L12 16L8 12Z',
  B: 'M16 4A9 9 0 1 0 16 20A7 7 0 1 1 16 4Z',
  C: 'M2 10C5 5 9 5 12 10S19 15 22 10V15C19 20 15 20 12 15S5 10 2 15Z',
  D: 'M12 2L14.600 9L22 9.300L16 13.800L18.200 21L12 16.700L5.800 21L8 13.800L2 9.300L9.400 9Z',
}
