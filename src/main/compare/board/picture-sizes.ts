import type { Size } from '../../figma/geometry/placement'

/** Shapes that differ less than this are compared at one width. */
const MOST_SPREAD = 1.6
/** Canvas px. Like the frames themselves on the canvas, and never so large that the board gets out of hand. */
const WIDTH = { least: 240, most: 1440 }
const HEIGHT = { least: 400, most: 1440 }
const TALLEST = 2400
/** A picture wider than this beside tall ones gives up some of the common height. */
const WIDEST_RATIO = 2

/**
 * How large each variant's picture is on the board, so that they can be compared: all of one width when
 * their shapes are alike or all are wider than high, else of one height, such as phones beside desktops.
 * In whole canvas px; shapes are kept.
 */
export function pictureSizes(pictures: readonly Size[]): Size[] {
  const ratios = pictures.map(({ width, height }) => width / height)
  const [narrowest, widest] = [Math.min(...ratios), Math.max(...ratios)]
  if (widest / narrowest <= MOST_SPREAD || narrowest >= 1) {
    const natural = clamp(Math.max(...pictures.map(({ width }) => width)), WIDTH)
    const width = Math.min(natural, TALLEST * narrowest)
    return ratios.map((ratio) => whole(width, width / ratio))
  }
  const height = clamp(Math.max(...pictures.map((picture) => picture.height)), HEIGHT)
  return ratios.map((ratio) => {
    const width = Math.min(height * ratio, height * WIDEST_RATIO)
    return whole(width, width / ratio)
  })
}

function clamp(length: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, length))
}

function whole(width: number, height: number): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
