/** Red, green, blue and straight alpha, each 0–255. */
export type PaletteColour = readonly [r: number, g: number, b: number, a: number]

/** A picture of palette indices, row by row: what an 8-bit indexed PNG with a tRNS chunk holds. */
export interface IndexedPicture {
  width: number
  height: number
  indices: Uint8Array
  /** At most 256 colours. */
  palette: PaletteColour[]
}
