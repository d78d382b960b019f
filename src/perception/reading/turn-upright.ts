import { mean } from '../filters/mean'
import type { Plane } from '../plane'

/** Part of each side that counts as rim. */
const RIM = 0.05
/** More than this of the range on average is too much for a density: most places get little attention. */
const MOST_MEAN = 0.7
/** How much the rim must exceed the rest, as a part of the range. */
const RIM_EXCESS = 0.1

/**
 * Turns values (0–1) round when they lie the wrong way. Some pictures do not say which end means much:
 * bright is taken for much, and opacity for little when its colour is neutral. That is turned round only
 * where both facts about where people look speak against it: attention gathers in a small part of a
 * picture, and away from its rim (Tatler 2007, the central fixation bias).
 */
export function turnUpright(values: Plane): Plane {
  if (mean(values.data) < MOST_MEAN || rimExcess(values) < RIM_EXCESS) return values
  return { ...values, data: values.data.map((value) => 1 - value) }
}

/** Mean of the rim less the mean of the rest. */
function rimExcess({ width, height, data }: Plane): number {
  const x = Math.max(1, Math.round(RIM * width))
  const y = Math.max(1, Math.round(RIM * height))
  let rim = 0
  let inside = 0
  let count = 0
  for (let i = 0; i < data.length; i++) {
    const column = i % width
    const row = Math.floor(i / width)
    if (column >= x && column < width - x && row >= y && row < height - y) {
      inside += data[i]!
      count++
    } else rim += data[i]!
  }
  if (count === 0 || count === data.length) return 0
  return rim / (data.length - count) - inside / count
}
