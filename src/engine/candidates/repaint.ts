import type { Pixels } from '../../perception'
import type { Box } from '../measure/fold/box'
import type { Edit } from './candidate'
import { grown, type LayerBoxes } from './layer-boxes'
import { paintworkOf, type Paintwork } from './paintwork'
import { fromHex, isPixelIn, type Rgb, wholePixels } from './rgb'

/** What a colour is painted over by: where pixels lie between two colours, they lie as far between the new ones. */
interface Between {
  from: Rgb
  to: Rgb
}

/** Pixels that are further from the line between two colours, levels, show something else and stay as they are. */
const STRANGE = 56

type PaintEdit = Extract<Edit, { do: 'fill' | 'letters' | 'outline' }>

/** Paints a layer of a picture anew, in place: its fill, its outline and what is written on it together. */
export function repaint(
  pixels: Pixels,
  design: LayerBoxes,
  at: number,
  edits: readonly PaintEdit[]
): void {
  const work = paintworkOf(pixels, design, at)
  if (work === null) return
  const bearer = design.nodes[work.bearer]!
  const was = work.fill ?? work.ground
  const fill = edits.find((edit) => edit.do === 'fill' && edit.id === bearer.id)
  const to = fill?.do === 'fill' ? (fill.to === null ? work.ground : fromHex(fill.to)) : was
  const ofSigns = work.letters.map(({ at: sign, colour }) => {
    const edit = edits.find((one) => one.do === 'letters' && one.id === design.nodes[sign]!.id)
    const next = edit?.do === 'letters' ? fromHex(edit.to) : colour
    return { box: grown(design.boxes[sign]!, 1), from: colour, to: next }
  })
  const line = edits.find((edit) => edit.do === 'outline' && edit.id === bearer.id)
  const shape = shapeOf(pixels, design, work)
  const { box, cover } = shape
  const wide = box.right - box.left
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const part = cover[(y - box.top) * wide + x - box.left]!
      if (part === 0) continue
      const sign = ofSigns.find((one) => isPixelIn(one.box, x, y))
      const other = sign ?? { from: work.ground, to: work.ground }
      paintPixel(pixels, 4 * (y * pixels.width + x), { from: was, to }, other, {
        part,
        outline: sign ? null : work.outline
      })
    }
  }
  if (line?.do === 'outline') {
    const weight = line.to === null ? 0 : line.to.weight * design.scale
    drawOutline(pixels, shape, line.to === null ? to : fromHex(line.to.colour), Math.max(1, weight))
  }
}

/** Gives a text that lies on an even ground another colour, in place. */
export function recolourLetters(pixels: Pixels, box: Box, ground: Rgb, letters: Between): void {
  const { left, top, right, bottom } = wholePixels(grown(box, 1), pixels)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * pixels.width + x)
      paintPixel(pixels, at, { from: ground, to: ground }, letters, { part: 1, outline: null })
    }
  }
}

function paintPixel(
  { data }: Pixels,
  at: number,
  fill: Between,
  other: Between,
  { part, outline }: { part: number; outline: Rgb | null }
): void {
  const colour: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!]
  // Without a fill of its own, the ground shows through: only what is inside the shape is painted.
  let toOther = along(colour, fill.from, other.from)
  let to = other.to
  let off = offLine(colour, fill.from, other.from, toOther)
  if (outline !== null) {
    const toLine = along(colour, fill.from, outline)
    const offOutline = offLine(colour, fill.from, outline, toLine)
    if (offOutline < off) [toOther, to, off] = [toLine, outline, offOutline]
  }
  if (off > STRANGE) return
  for (let i = 0; i < 3; i++) {
    const painted = fill.to[i]! + toOther * (to[i]! - fill.to[i]!)
    data[at + i] = Math.round(colour[i]! + part * (painted - colour[i]!))
  }
}

/** How far a colour lies on the way from one to another, 0–1. */
function along(colour: Rgb, from: Rgb, to: Rgb): number {
  let [dot, length] = [0, 0]
  for (let i = 0; i < 3; i++) {
    dot += (colour[i]! - from[i]!) * (to[i]! - from[i]!)
    length += (to[i]! - from[i]!) ** 2
  }
  return length === 0 ? 0 : Math.max(0, Math.min(1, dot / length))
}

/** How far beside that way it lies, levels. */
function offLine(colour: Rgb, from: Rgb, to: Rgb, part: number): number {
  let square = 0
  for (let i = 0; i < 3; i++) square += (colour[i]! - from[i]! - part * (to[i]! - from[i]!)) ** 2
  return Math.sqrt(square)
}

/** Where a layer is: whole px of the picture, and how much of each it covers, 0–1, row by row. */
interface Covered {
  box: Box
  cover: Float32Array
}

/**
 * The shape of a layer. A fill that differs from its ground covers pixels as far as they have left the ground's colour,
 * and all that is enclosed. Without one, it is whatever its outline encloses.
 */
function shapeOf(pixels: Pixels, design: LayerBoxes, work: Paintwork): Covered {
  const box = wholePixels(design.windows[work.bearer]!, pixels)
  const wide = box.right - box.left
  const high = box.bottom - box.top
  const cover = new Float32Array(wide * high).fill(1)
  const edge = work.outline ?? work.fill
  if (edge === null) return { box, cover }
  const waiting: number[] = []
  const reached = new Uint8Array(wide * high)
  const reach = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= wide || y >= high) return
    const i = y * wide + x
    if (reached[i] === 1) return
    reached[i] = 1
    const at = 4 * ((y + box.top) * pixels.width + x + box.left)
    const colour: Rgb = [pixels.data[at]!, pixels.data[at + 1]!, pixels.data[at + 2]!]
    const part = along(colour, work.ground, edge)
    // A filled shape's own edge is mixed by `paintPixel`; what is enclosed by a line alone is not told by colour.
    cover[i] = work.fill === null ? (part > 0.5 ? 1 : part) : part > 0.1 ? 1 : 0
    if (part < 0.5) waiting.push(i)
  }
  for (const [x, y] of [
    [0, 0],
    [wide - 1, 0],
    [0, high - 1],
    [wide - 1, high - 1]
  ] as const)
    reach(x, y)
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    const [x, y] = [i % wide, Math.floor(i / wide)]
    reach(x - 1, y)
    reach(x + 1, y)
    reach(x, y - 1)
    reach(x, y + 1)
  }
  return { box, cover }
}

/** Draws a line of so many px inside the edge of a shape. */
function drawOutline(pixels: Pixels, { box, cover }: Covered, colour: Rgb, weight: number): void {
  const wide = box.right - box.left
  const high = box.bottom - box.top
  const reach = Math.ceil(weight)
  const coverAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= wide || y >= high ? 0 : cover[y * wide + x]!
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const own = cover[y * wide + x]!
      if (own === 0) continue
      let least = own
      for (let by = 1; by <= reach; by++) {
        const part = Math.min(1, weight - by + 1)
        for (const next of [
          coverAt(x - by, y),
          coverAt(x + by, y),
          coverAt(x, y - by),
          coverAt(x, y + by)
        ]) {
          least = Math.min(least, 1 - part * (1 - next))
        }
      }
      const line = own * (1 - least)
      if (line <= 0) continue
      const at = 4 * ((y + box.top) * pixels.width + x + box.left)
      for (let i = 0; i < 3; i++) {
        pixels.data[at + i] = Math.round(
          pixels.data[at + i]! + line * (colour[i]! - pixels.data[at + i]!)
        )
      }
    }
  }
}
