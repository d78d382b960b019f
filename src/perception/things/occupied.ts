import type { Size } from '../filters/fit-area'
import type { Things } from './find-things'
import type { LineBox } from './text-lines'

/** An upright box in pixels of the picture. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Places that drawings over a picture had better not cover. */
export interface Occupied {
  /** Lines of text. */
  lines: PixelBox[]
  /** 1 for each cell of the maps' grid with a thing on it, 0 for free ground. */
  cells: Uint8Array
}

/** Where things are, and lines of text that were found on a plane of the size `fine`. */
export function occupiedBy(
  { labels }: Things,
  lines: readonly LineBox[],
  fine: Size,
  picture: Size
): Occupied {
  const [across, down] = [picture.width / fine.width, picture.height / fine.height]
  const cells = new Uint8Array(labels.length)
  for (let i = 0; i < cells.length; i++) cells[i] = labels[i] === 0 ? 0 : 1
  return {
    lines: lines.map(({ left, top, right, bottom }) => ({
      left: left * across,
      top: top * down,
      right: (right + 1) * across,
      bottom: (bottom + 1) * down
    })),
    cells
  }
}
