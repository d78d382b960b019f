import { type Box, grown } from '../../perception/see/box'
import type { LayerNode } from '../../file'
import type { Pixels } from '../../perception'
import { encodeRgbPng } from '../../images/png/encode-rgb-png'
import { compose } from './compose'
import { layerBoxes } from './layer-boxes'
import { wholePixels } from './rgb'
import type { ChangedPart, Trial, Tried } from './try-candidates'

/** Margin that is shown around a change: a part of the picture's width, and the least width of all, likewise. */
const AROUND = 0.03
const LEAST = 0.3

/** The changes that are shown, each with a picture of what becomes of the part of the design that it changes. */
export async function showChanges(
  tried: Tried,
  pixels: Pixels,
  nodes: readonly LayerNode[]
): Promise<Tried> {
  const design = layerBoxes(nodes)
  const shown = async (trials: readonly Trial[]): Promise<Trial[]> => {
    const all: Trial[] = []
    for (const trial of trials) {
      const composed = compose(pixels, design, trial.candidate)
      const part = composed && (await changedPart(pixels, composed.pixels))
      all.push({ ...trial, part })
    }
    return all
  }
  return { ...tried, helping: await shown(tried.helping), due: await shown(tried.due) }
}

/** The part of a picture that another of the same size differs in, as it is there; null where they are the same. */
async function changedPart(before: Pixels, after: Pixels): Promise<ChangedPart | null> {
  const changed = changedBox(before, after)
  if (changed === null) return null
  const { width, height } = before
  const around = AROUND * width
  const missing = Math.max(0, LEAST * width - (changed.right - changed.left) - 2 * around) / 2
  const wide = { ...changed, left: changed.left - missing, right: changed.right + missing }
  const box = wholePixels(grown(wide, around), before)
  const [across, down] = [box.right - box.left, box.bottom - box.top]
  const colours = new Uint8Array(3 * across * down)
  for (let at = 0; at < across * down; at++) {
    const [x, y] = [box.left + (at % across), box.top + Math.floor(at / across)]
    const start = 4 * (y * width + x)
    colours.set(after.data.subarray(start, start + 3), 3 * at)
  }
  return {
    box: [box.left / width, box.top / height, across / width, down / height],
    png: await encodeRgbPng({ width: across, height: down }, colours)
  }
}

function changedBox({ width, height, data: one }: Pixels, { data: other }: Pixels): Box | null {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const isSame =
        one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]
      if (isSame) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = y + 1
    }
  }
  return box.right > box.left ? box : null
}
