import { type Box, scaled } from '../box'
import type { Size } from '../filters/fit-area'
import type { Things } from './find-things'
import type { LineBox } from './text-lines'

/** Places that drawings over a picture had better not cover. */
export interface Occupied {
  /** Lines of text, in pixels of the picture. */
  lines: Box[]
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
    lines: lines.map(({ left, top, right, bottom }) =>
      scaled({ left, top, right: right + 1, bottom: bottom + 1 }, across, down)
    ),
    cells
  }
}
