/** A face in a picture: upright box in px of the picture, from the top left, and how sure that is, 0–1. */
export interface Face {
  x: number
  y: number
  width: number
  height: number
  score: number
}
