import type { LayerShare } from '../../file'

type Box = LayerShare['box']

/** Least part of the picture's height that a crop shows: a letter alone could be from anywhere. */
const LEAST = 0.03

/**
 * The part of a picture (0–1) that a crop of another shape shows: all of a box and as much around it as the shape needs,
 * or the middle of the box where the picture is too small for that. Never beyond the picture. `shape`: the crop's width
 * over its height; `picture`: the picture's.
 */
export function cropWindow([x, y, width, height]: Box, shape: number, picture: number): Box {
  const ratio = shape / picture
  const tall = Math.max(height, width / ratio, LEAST)
  const fitting = Math.min(1, 1 / tall, 1 / (tall * ratio))
  const [across, down] = [tall * ratio * fitting, tall * fitting]
  return [
    within(x + width / 2 - across / 2, 1 - across),
    within(y + height / 2 - down / 2, 1 - down),
    across,
    down
  ]
}

/** Width by height of the crops in a list. */
export const CROP_SHAPE = 28 / 20

function within(from: number, most: number): number {
  return Math.max(0, Math.min(most, from))
}
