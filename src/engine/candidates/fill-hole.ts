import { type Box, grown, isEmpty, overlap } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'
import { freeBoxAround } from './paintwork'
import { coloursIn, commonColour, isPixelIn, wholePixels } from './rgb'

/** Width of the ring around a hole that its colour is read from, px. */
const RING = 3
/** A ground is plain when at least this share of the ring has one colour, */
const EVEN = 0.7
/** or this share, where something else reaches the hole's edge. */
const MOSTLY = 0.5

/**
 * Fills the place of a layer with what lies around it, in place: with its one colour, else from edge to edge. What lies
 * on several layers is filled from each of them. False where that is a guess, because the ground has several colours.
 */
export function fillHole(pixels: Pixels, design: LayerBoxes, at: number, hole: Box): boolean {
  const box = outward(hole)
  const below = layersBelow(design, at, box)
  const isElsewhere = (x: number, y: number): boolean => below.every((one) => !isPixelIn(one, x, y))
  const isPlain = fillFrom(pixels, box, freeBoxAround(design, at), isElsewhere)
  return below.map((room) => fillFrom(pixels, box, room, () => true)).every(Boolean) && isPlain
}

/** Where the painted layers lie that something lies on with a part of it, from bottom to top. */
function layersBelow(design: LayerBoxes, at: number, hole: Box): Box[] {
  const { ends, nodes, windows } = design
  return nodes.slice(0, at).flatMap(({ cover, type }, i) => {
    if (i === 0 || ends[i]! > at || cover < 0.1 || type === 'TEXT' || type === 'VECTOR') return []
    const box = outward(windows[i]!)
    return isEmpty(overlap(box, hole)) ? [] : [box]
  })
}

function fillFrom(
  pixels: Pixels,
  hole: Box,
  room: Box,
  counts: (x: number, y: number) => boolean
): boolean {
  const limits = wholePixels(room, pixels)
  const box = overlap(hole, limits)
  if (isEmpty(box)) return true
  const ring = coloursIn(
    pixels,
    overlap(grown(box, RING), limits),
    (x, y) => !isPixelIn(box, x, y) && counts(x, y)
  )
  const common = commonColour(ring)
  if (common === null) return false
  const sides = sidesOf(box, limits)
  const isPlain = common.part >= EVEN || (common.part >= MOSTLY && sides.length < 2)
  if (isPlain || sides.length === 0) paint(pixels, box, common.colour)
  else blend(pixels, box, sides)
  return isPlain
}

function outward({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom)
  }
}

function paint({ width, data }: Pixels, box: Box, colour: readonly number[]): void {
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = 4 * (y * width + x)
      for (let i = 0; i < 3; i++) data[at + i] = colour[i]!
      data[at + 3] = 255
    }
  }
}

type Side = keyof Box

/** The sides of a box beyond which its room extends. */
function sidesOf(box: Box, room: Box): Side[] {
  return (['left', 'top', 'right', 'bottom'] as const).filter((side) =>
    side === 'left' || side === 'top' ? box[side] > room[side] : box[side] < room[side]
  )
}

/** Each pixel becomes what lies right beside the box in its row and column, the nearer the more. */
function blend(pixels: Pixels, box: Box, sides: readonly Side[]): void {
  const { width, data } = pixels
  const beside = (side: Side, x: number, y: number): [at: number, away: number] => {
    switch (side) {
      case 'left':
        return [4 * (y * width + box.left - 1), x - box.left + 1]
      case 'right':
        return [4 * (y * width + box.right), box.right - x]
      case 'top':
        return [4 * ((box.top - 1) * width + x), y - box.top + 1]
      case 'bottom':
        return [4 * (box.bottom * width + x), box.bottom - y]
    }
  }
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const near = sides.map((side) => beside(side, x, y))
      const total = near.reduce((sum, [, away]) => sum + 1 / away, 0)
      const at = 4 * (y * width + x)
      for (let i = 0; i < 3; i++) {
        const level = near.reduce((sum, [from, away]) => sum + data[from + i]! / away, 0)
        data[at + i] = Math.round(level / total)
      }
      data[at + 3] = 255
    }
  }
}
