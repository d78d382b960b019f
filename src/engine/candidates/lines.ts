import type { Box } from '../../perception/see/box'
import type { Pixels } from '../../perception'

/** Lines of a window in another order: rows where the axis is y. For each, the line of the picture that it shows. */
export interface MovedLines {
  /** Whole px. */
  window: Box
  axis: 'x' | 'y'
  sources: readonly number[]
}

/** Puts the lines of a window of a picture into another order, in place; lines outside the window are not taken. */
export function moveLines({ width, data }: Pixels, { window, axis, sources }: MovedLines): void {
  const { left, top, right, bottom } = window
  const before = new Uint32Array(data.slice().buffer)
  const now = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [column, row] = axis === 'x' ? [sources[x - left]!, y] : [x, sources[y - top]!]
      const isInside = column >= left && column < right && row >= top && row < bottom
      if (isInside) now[y * width + x] = before[row * width + column]!
    }
  }
}

/** The numbers from one up to, but without, another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
}
