import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { resizeSmooth } from '../filters/resize-smooth'
import { plane } from '../plane'
import { BoxCover } from './box-cover'
import type { CellBox } from './box-cover'
import type { HintKind, LayerHint } from './layer-hint'

/**
 * How much more a place stands out for being what it is. The order follows eye tracking on user
 * interfaces: text and images draw the eye, colour and size matter less (Leiva et al. 2020, mobile;
 * Jiang et al. 2023, UEyes, four kinds of screens). How much is a judgement, and kept modest: no data
 * with layer trees and eye movements was at hand to fit it.
 */
const BOOST: Record<HintKind, number> = { text: 0.35, image: 0.3, button: 0.2, vector: 0.08 }

/** Parts of the picture's area up to which a box says where something is, and from which it is the background. */
const LARGEST_FIGURE = 0.3
const SMALLEST_GROUND = 0.6

/** The gain is blurred over several cells, so that it can be found on fewer of them. */
const COARSER = 2

/** Blur as part of the reach, so that no edge of a box shows in a map. */
const BLUR = 0.015

/**
 * What layers in a picture add to how much its places stand out: a factor per cell of `grid`, row by row,
 * 1 where no layer is known. Boxes of one kind count once where they overlap, and the strongest kind
 * counts alone. null when no hint is of use.
 */
export function hintGain(
  hints: readonly LayerHint[],
  picture: Size,
  grid: Size
): Float32Array | null {
  const coarse = {
    width: Math.ceil(grid.width / COARSER),
    height: Math.ceil(grid.height / COARSER)
  }
  const covers = new Map<HintKind, BoxCover>()
  for (const hint of hints) {
    const box = inCells(hint, picture, coarse)
    const weight = box === null ? 0 : figure(box, coarse)
    if (box === null || weight === 0) continue
    const cover = covers.get(hint.kind) ?? new BoxCover(coarse)
    covers.set(hint.kind, cover)
    cover.add(box, weight)
  }
  if (covers.size === 0) return null
  const gain = plane(coarse.width, coarse.height)
  gain.data.fill(1)
  for (const [kind, cover] of covers) {
    const parts = cover.sum()
    for (let i = 0; i < parts.length; i++) {
      gain.data[i] = Math.max(gain.data[i]!, 1 + BOOST[kind] * parts[i]!)
    }
  }
  gaussianBlur(gain, BLUR * reach(coarse), gain)
  return resizeSmooth(gain, grid.width, grid.height).data
}

/** The part of a hint's box within the picture; null when there is none, or the hint is no box at all. */
function inCells({ x, y, width, height }: LayerHint, picture: Size, grid: Size): CellBox | null {
  if (![x, y, width, height].every(Number.isFinite)) return null
  const left = (within(x, picture.width) * grid.width) / picture.width
  const top = (within(y, picture.height) * grid.height) / picture.height
  const right = (within(x + width, picture.width) * grid.width) / picture.width
  const bottom = (within(y + height, picture.height) * grid.height) / picture.height
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

function within(at: number, side: number): number {
  return Math.max(0, Math.min(side, at))
}

/** How far a box counts as a figure, 0–1: one as large as the picture says nothing of where to look. */
function figure({ left, top, right, bottom }: CellBox, { width, height }: Size): number {
  const part = ((right - left) * (bottom - top)) / (width * height)
  const weight = (SMALLEST_GROUND - part) / (SMALLEST_GROUND - LARGEST_FIGURE)
  return Math.max(0, Math.min(1, weight))
}
