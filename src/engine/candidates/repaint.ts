import { type Box, grown } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import type { Edit } from '../../file'
import type { LayerBoxes } from './layer-boxes'
import { paintworkOf } from './paintwork'
import { fromHex, isPixelIn, levelsBetween, type Rgb, SHADES, wholePixels } from './rgb'
import { shapeOf } from './shape'

/** A colour that is painted over. */
interface Change {
  from: Rgb
  to: Rgb
}

type PaintEdit = Extract<Edit, { do: 'fill' | 'letters' | 'outline' }>

export function isPaintEdit(edit: Edit): edit is PaintEdit {
  return edit.do === 'fill' || edit.do === 'letters' || edit.do === 'outline'
}

/** Repaints a layer of a picture in place: its fill, its outline and the text on it together. */
export function repaint(
  pixels: Pixels,
  design: LayerBoxes,
  at: number,
  edits: readonly PaintEdit[]
): void {
  const work = paintworkOf(pixels, design, at)
  if (work === null) return
  const { bearer, ground, letters, outline } = work
  const node = design.nodes[bearer]!
  const from = work.fill ?? ground
  const fill = { from, to: from }
  const signs = letters.map(({ at: sign, colour }) => {
    const edit = edits.find(
      ({ do: what, id }) => what === 'letters' && id === design.nodes[sign]!.id
    )
    const to = edit?.do === 'letters' ? fromHex(edit.to) : colour
    return { box: grown(design.boxes[sign]!, 1), from: colour, to }
  })
  let line: { colour: Rgb; weight: number } | null = outline
  for (const edit of edits) {
    if (edit.id !== node.id) continue
    if (edit.do === 'fill') fill.to = edit.to === null ? ground : fromHex(edit.to)
    if (edit.do === 'outline') {
      line = edit.to && {
        colour: fromHex(edit.to.colour),
        weight: Math.max(1, edit.to.weight * design.scale)
      }
    }
  }
  const cover = shapeOf(node, design.boxes[bearer]!)
  const { left, top, right, bottom } = wholePixels(design.windows[bearer]!, pixels)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const whole = cover(x, y, 0)
      if (whole === 0) continue
      const pixel = 4 * (y * pixels.width + x)
      const inside = outline === null ? whole : cover(x, y, outline.weight)
      const sign = signs.find((one) => isPixelIn(one.box, x, y))
      if (sign) paintBetween(pixels, pixel, fill, sign)
      else if (inside > 0) paintOver(pixels, pixel, fill, inside)
      // The old line, or what it leaves, then the new one over it.
      if (outline !== null && whole > inside) {
        paintOver(pixels, pixel, { from: outline.colour, to: fill.to }, whole - inside)
      }
      if (line !== null) lay(pixels, pixel, fill.to, line.colour, whole - cover(x, y, line.weight))
    }
  }
}

/** Gives a text on an even ground another colour, in place. */
export function recolourLetters(pixels: Pixels, box: Box, ground: Rgb, letters: Change): void {
  const { left, top, right, bottom } = wholePixels(grown(box, 1), pixels)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * pixels.width + x)
      paintBetween(pixels, at, { from: ground, to: ground }, letters)
    }
  }
}

/** A pixel that one colour, or shades of it, covers in part gets as much of another one instead; another pixel stays. */
function paintOver({ data }: Pixels, at: number, { from, to }: Change, part: number): void {
  const now: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!]
  if (part === 1 && levelsBetween(now, from) > SHADES) return
  for (let i = 0; i < 3; i++) {
    data[at + i] = part === 1 ? to[i]! : level(now[i]! + part * (to[i]! - from[i]!))
  }
}

function lay({ data }: Pixels, at: number, under: Rgb, colour: Rgb, part: number): void {
  if (part <= 0) return
  for (let i = 0; i < 3; i++) data[at + i] = level(data[at + i]! + part * (colour[i]! - under[i]!))
}

/** Repaints a pixel between two colours, as at a letter's edge, in the same proportion between two others. */
function paintBetween({ data }: Pixels, at: number, ground: Change, letters: Change): void {
  let [dot, length] = [0, 0]
  for (let i = 0; i < 3; i++) {
    const way = letters.from[i]! - ground.from[i]!
    dot += (data[at + i]! - ground.from[i]!) * way
    length += way * way
  }
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, dot / length))
  const between = (change: Change, other: Change, i: number, key: keyof Change): number =>
    change[key][i]! + part * (other[key][i]! - change[key][i]!)
  const off = [0, 1, 2].map((i) => data[at + i]! - between(ground, letters, i, 'from'))
  if (Math.hypot(...off) > SHADES) return
  for (let i = 0; i < 3; i++) data[at + i] = level(between(ground, letters, i, 'to'))
}

const level = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
