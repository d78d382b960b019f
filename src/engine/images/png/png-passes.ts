import type { PngHeader } from './png-header'

/** A sub-picture of whole rows: where its pixels lie in the picture, and how many there are. */
export interface PngPass {
  x: number
  y: number
  stepX: number
  stepY: number
  columns: number
  rows: number
  /** Bytes of one row without its filter byte. */
  rowBytes: number
}

const WHOLE = [[0, 0, 1, 1]] as const

/** Adam7: x, y, column step, row step of each pass (PNG third edition, 8.1). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2]
] as const

/** The passes a PNG's rows are stored in, empty ones left out: one, or up to seven when interlaced. */
export function pngPasses(header: PngHeader): PngPass[] {
  const bits = header.channels * header.depth
  return (header.interlaced ? ADAM7 : WHOLE)
    .map(([x, y, stepX, stepY]) => {
      const columns = Math.ceil((header.width - x) / stepX)
      const rows = Math.ceil((header.height - y) / stepY)
      return { x, y, stepX, stepY, columns, rows, rowBytes: Math.ceil((columns * bits) / 8) }
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
}
