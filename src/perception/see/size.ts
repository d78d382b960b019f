export interface Size {
  width: number
  height: number
}

/** A place in a picture, from its top left. */
export interface Rect extends Size {
  x: number
  y: number
}

/**
 * The size of the same shape with about `area` pixels, never larger than the original.
 * Measuring by area rather than by the longest side keeps the detail of very long pages.
 */
export function fitArea(size: Size, area: number): Size {
  return shrunk(size, Math.sqrt(area / (size.width * size.height)))
}

/** The size of the same shape whose longer side is `most` at the most. */
export function fitSide(size: Size, most: number): Size {
  return shrunk(size, most / Math.max(size.width, size.height))
}

function shrunk({ width, height }: Size, scale: number): Size {
  const side = (length: number): number => Math.max(1, Math.round(length * Math.min(1, scale)))
  return { width: side(width), height: side(height) }
}

/**
 * As part of the reach, how far from a thing looks at it land: measured fixations are blurred by one degree, as
 * the eye aims and trackers measure no better, and a picture that fills a screen is about 33 degrees wide.
 */
export const AIM = 0.03

/** The long side of the 4:3 picture with the same area: the length that blurs and radii are parts of. */
export function reach({ width, height }: Size): number {
  return Math.sqrt((width * height * 4) / 3)
}

/** Cells of a grid whose distance from a place, in cells, is at most `radius`, row by row. */
export function cellsWithin(
  radius: number,
  { x, y }: { x: number; y: number },
  { width, height }: Size
): number[] {
  const cells: number[] = []
  const first = Math.max(0, Math.ceil(x - radius))
  const last = Math.min(width - 1, Math.floor(x + radius))
  for (let row = Math.max(0, Math.ceil(y - radius)); row < height && row <= y + radius; row++) {
    for (let column = first; column <= last; column++) {
      if ((column - x) ** 2 + (row - y) ** 2 <= radius * radius) cells.push(row * width + column)
    }
  }
  return cells
}

/** The place of a cell. */
export function placeOf(cell: number, { width }: Size): { x: number; y: number } {
  return { x: cell % width, y: Math.floor(cell / width) }
}
