import type { Size } from '../../../src/perception/see/size'
import type { Things } from '../../../src/perception/see/find-things'

/** Cells of a box, its last column and row included. */
export interface CellBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** A grid that is one place for many things throughout: peaks of a density stay where they are. */
export function manyThings({ width, height }: Size): Things {
  return {
    width,
    height,
    labels: new Int32Array(width * height).fill(1),
    kinds: ['none', 'ground']
  }
}

/** A grid with single things in boxes, later ones before earlier ones, and nothing elsewhere. */
export function thingsAt({ width, height }: Size, boxes: readonly CellBox[]): Things {
  const labels = new Int32Array(width * height)
  for (const [i, { left, top, right, bottom }] of boxes.entries()) {
    for (let y = top; y <= bottom; y++) labels.fill(i + 1, y * width + left, y * width + right + 1)
  }
  return { width, height, labels, kinds: ['none', ...boxes.map(() => 'heap' as const)] }
}
