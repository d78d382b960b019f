/** On white; texts reach a contrast of 4.5 : 1. */
export const WHITE = solid(1, 1, 1)
export const INK = solid(0.12, 0.12, 0.12)
export const GREY = solid(0.42, 0.42, 0.42)
export const LINE = solid(0.9, 0.9, 0.9)

/** Blue and orange are told apart by every kind of colour vision. */
export const BLUE = solid(0.0, 0.36, 0.76)
export const ORANGE = solid(0.7, 0.28, 0.0)
export const PALE_BLUE = solid(0.9, 0.95, 1)
export const PALE_GREY = solid(0.94, 0.94, 0.94)

function solid(r: number, g: number, b: number): SolidPaint {
  return { type: 'SOLID', color: { r, g, b } }
}
