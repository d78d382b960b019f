/** Width and height in px. */
export interface ImageSize {
  width: number
  height: number
}

/** A picture of straight-alpha RGBA bytes, row by row from the top left. */
export interface Pixels extends ImageSize {
  data: Uint8Array | Uint8ClampedArray
}

/** The pixels of a file, upright, in sRGB. */
export interface DecodedPicture extends Pixels {
  /** Whether the file holds them like this; of a JPEG, whether any decoder gives them like this. */
  isAsStored: boolean
}

/** Red, green, blue and straight alpha, each 0–255. */
export type PaletteColour = readonly [r: number, g: number, b: number, a: number]

/** A picture of palette indices, row by row: what an 8-bit indexed PNG with a tRNS chunk holds. */
export interface IndexedPicture extends ImageSize {
  indices: Uint8Array
  /** At most 256 colours. */
  palette: readonly PaletteColour[]
}
