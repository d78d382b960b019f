/** A spot that draws the eye. */
export interface Hotspot {
  /** Centre in picture pixels. */
  x: number
  y: number
  /** Circle radius in picture pixels; areas are in proportion to `share`, circles never overlap. */
  radius: number
  /** Part of all predicted attention within the largest circle around this spot, 0–1; shares add up to at most 1. */
  share: number
  /** Place of what it lies on among all layers, or areas of the picture, in the order people see them: 1 to 9. */
  rank: number
}
