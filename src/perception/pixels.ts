/** A picture of straight-alpha RGBA bytes, row by row from the top left. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
}
