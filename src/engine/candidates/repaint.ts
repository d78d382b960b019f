import { type Box, grown, overlap } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import type { Edit, LayerNode } from '../../file'
import type { LayerBoxes } from './layer-boxes'
import { paintworkOf, underOf } from './paintwork'
import { coloursIn, commonColour, fromHex, type Rgb, SHADES, wholePixels } from '../rgb'

/** A colour that is painted over. */
interface Change {
  from: Rgb
  to: Rgb
}

/** Paints the fills, outlines and letters of a change into a picture, in place. */
export function repaint(pixels: Pixels, design: LayerBoxes, edits: readonly Edit[]): void {
  const fills = edits.filter((edit) => edit.do === 'fill')
  const done = fills.flatMap(({ id }) => paintFill(pixels, design, design.placeOf(id), edits))
  for (const edit of edits) {
    const at = design.placeOf(edit.id)
    if (edit.do !== 'letters' || done.includes(at)) continue
    const ground = commonColour(coloursIn(pixels, design.boxes[at]!))?.colour
    if (ground === undefined) continue
    const letters = { from: fromHex(edit.from), to: fromHex(edit.to) }
    // What lies beside the fill may have the letters' colour.
    const box = overlap(grown(design.boxes[at]!, 1), design.windows[underOf(design, at)]!)
    paintIn(pixels, box, { from: ground, to: ground }, [letters])
  }
}

/** Repaints a filled layer with what is written on it; gives the places of that. */
function paintFill(
  pixels: Pixels,
  design: LayerBoxes,
  at: number,
  edits: readonly Edit[]
): number[] {
  const { boxes, nodes, scale, windows } = design
  const work = paintworkOf(pixels, design, at)
  if (work === null) return []
  const from = work.fill ?? work.ground
  const fill = { from, to: from }
  let line = work.outline
  for (const edit of edits.filter(({ id }) => id === nodes[at]!.id)) {
    if (edit.do === 'fill') fill.to = edit.to === null ? work.ground : fromHex(edit.to)
    if (edit.do === 'outline') {
      line = edit.to && { colour: fromHex(edit.to.colour), weight: edit.to.weight * scale }
    }
  }
  const inks = work.letters.map(({ at: sign, colour }) => {
    const edit = edits.find(({ do: what, id }) => what === 'letters' && id === nodes[sign]!.id)
    return { from: colour, to: edit?.do === 'letters' ? fromHex(edit.to) : colour }
  })
  // Where the old line was, the new fill is; the new line is drawn over it.
  if (work.outline) inks.push({ from: work.outline.colour, to: fill.to })
  inks.push({ from: work.ground, to: work.ground })
  const cover = shapeOf(nodes[at]!, boxes[at]!)
  paintIn(pixels, windows[at]!, fill, inks, (x, y) => cover(x, y, 0))
  if (line !== null) {
    const { colour, weight } = { ...line, weight: Math.max(1, line.weight) }
    const edge = (x: number, y: number): number => cover(x, y, 0) - cover(x, y, weight)
    paintIn(pixels, windows[at]!, null, [{ from: colour, to: colour }], edge)
  }
  return work.letters.map((sign) => sign.at)
}

/** How much of a pixel an upright layer's shape covers, 0–1, when `inset` px of its edge are taken away. */
export function shapeOf(
  { matrix: [scale], radius = 0, type }: LayerNode,
  { left, top, right, bottom }: Box
): (x: number, y: number, inset: number) => number {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2]
  const corner =
    type === 'ELLIPSE' ? Math.min(halfX, halfY) : Math.min(radius * scale, halfX, halfY)
  return (x, y, inset) => {
    const round = Math.max(0, corner - inset)
    const across = Math.abs(x + 0.5 - middleX) - (halfX - inset) + round
    const down = Math.abs(y + 0.5 - middleY) - (halfY - inset) + round
    const outside = Math.hypot(Math.max(0, across), Math.max(0, down))
    const away = outside + Math.min(0, Math.max(across, down)) - round
    return Math.max(0, Math.min(1, 0.5 - away))
  }
}

/**
 * Repaints a box in place. A pixel between the ground and one of the inks, as at a letter's edge, comes as far between
 * their new colours, any other one stays; without a ground all become the first ink. `cover`: how much of a pixel, 0–1.
 */
function paintIn(
  pixels: Pixels,
  box: Box,
  ground: Change | null,
  inks: readonly Change[],
  cover: (x: number, y: number) => number = () => 1
): void {
  const { data, width } = pixels
  const { left, top, right, bottom } = wholePixels(box, pixels)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const part = cover(x, y)
      if (part <= 0) continue
      const at = 4 * (y * width + x)
      const now: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!]
      const to = ground ? between(now, ground, inks) : inks[0]!.to
      to?.forEach((level, i) => (data[at + i] = Math.round(now[i]! + part * (level - now[i]!))))
    }
  }
}

/** What a colour becomes; null for one that lies between the ground and no ink. */
function between(now: Rgb, ground: Change, inks: readonly Change[]): Rgb | null {
  let [best, least]: [Rgb | null, number] = [null, SHADES]
  for (const ink of inks) {
    const way = ink.from.map((level, i) => level - ground.from[i]!)
    const gone = now.map((level, i) => level - ground.from[i]!)
    const part = Math.max(0, Math.min(1, dot(way, gone) / Math.max(1, dot(way, way))))
    const off = Math.hypot(...gone.map((step, i) => step - part * way[i]!))
    if (off > least) continue
    const mix = (i: 0 | 1 | 2): number => ground.to[i] + part * (ink.to[i] - ground.to[i])
    ;[best, least] = [[mix(0), mix(1), mix(2)], off]
  }
  return best
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((all, step, i) => all + step * other[i]!, 0)
}
