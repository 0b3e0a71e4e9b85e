// A drawing: filled shapes in a colour, its light and its depth, with lines over them.

export interface Stroke {
  d: string
  as?: 'body' | 'light' | 'deep' | 'line'
}

export interface Drawing {
  color: string
  strokes: Stroke[]
}

export const body = (d: string): Stroke => ({ d, as: 'body' })
export const light = (d: string): Stroke => ({ d, as: 'light' })
export const deep = (d: string): Stroke => ({ d, as: 'deep' })
export const line = (d: string): Stroke => ({ d, as: 'line' })
