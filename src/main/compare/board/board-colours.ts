/** The board's own ground, on which light and dark pages both stand out; texts reach a contrast of 4.5 : 1 on it. */
export const GROUND = solid(0.953, 0.957, 0.965)
export const WHITE = solid(1, 1, 1)
export const INK = solid(0.12, 0.12, 0.12)
export const GREY = solid(0.35, 0.36, 0.39)
export const LINE = solid(0.82, 0.83, 0.85)

/** Less and more attention: blue and orange are told apart by every kind of colour vision. */
export const LESS = solid(0.106, 0.373, 0.576)
export const MORE = solid(0.647, 0.267, 0)

function solid(r: number, g: number, b: number): SolidPaint {
  return { type: 'SOLID', color: { r, g, b } }
}
