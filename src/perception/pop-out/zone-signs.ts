import { areaOf, type Box, heightOf } from '../see/box'
import type { Lab } from '../see/lab'
import type { Colour, Zone } from './flat-zones'

/** Cells that an edge is soft over. */
const SOFT = 2
/** Sides that differ by at most this part are of one size. */
const SAME_SIZE = 0.1
/** Colours within this CIELAB distance are the same to a viewer who searches. */
const SAME_COLOUR = 18
/** One cell in so many is compared. */
const SAMPLE = 43
/** Added before the logarithm, so that nothing counts as little. */
const LITTLE = 0.0005
/** Brings CIELAB distances to about 1. */
const UNIT = 1 / 50

/**
 * The signs of a zone among all that may stand out on a page whose own colour is `ground`: they tell a planted thing from
 * the zones that pages are full of.
 */
export function zoneSigns(zone: Zone, among: readonly Zone[], lab: Lab, ground: Colour) {
  const box = areaOf(zone)
  const filled = filledBy(zone)
  return {
    size: Math.log(filled / lab.l.data.length),
    'part of its box that it fills': filled / box,
    'part of it that no word on it covers': zone.area / filled,
    'width over height': Math.log(widthOf(zone) / heightOf(zone)),
    'how common its colour is elsewhere': Math.log(LITTLE + partElsewhere(zone, lab)),
    'lightness against the page': UNIT * Math.abs(zone.l - ground.l),
    'how far from being its own mirror image, left to right': meanOver(
      zone,
      ({ left, right, lefts, rights }, row) => {
        return lefts[row]! - left - (right - rights[row]!)
      }
    ),
    'the same, top to bottom': meanOver(zone, ({ lefts, rights }, row) => {
      const opposite = lefts.length - 1 - row
      return rights[row]! - lefts[row]! - (rights[opposite]! - lefts[opposite]!)
    }),
    'how many of its size are in line with it': Math.log(
      among.filter((other) => other === zone || isTwin(zone, other, ground)).length
    )
  }
}

/** The mean size of something in the rows of a zone, as part of its width. */
function meanOver(zone: Zone, of: (zone: Zone, row: number) => number): number {
  const sum = zone.lefts.reduce((total, _, row) => total + Math.abs(of(zone, row)), 0)
  return sum / zone.lefts.length / widthOf(zone)
}

/** Cells from the first to the last of each row: a word on a zone is part of it. */
export function filledBy({ lefts, rights }: Zone): number {
  return lefts.reduce((sum, left, row) => sum + rights[row]! - left, 0)
}

/** Whether another zone is of one size with a zone and in line with it, and no part of the page’s own ground. */
function isTwin(zone: Zone, other: Zone, ground: Colour): boolean {
  const { l, a, b } = other
  const isGround = Math.hypot(l - ground.l, a - ground.a, b - ground.b) <= SAME_COLOUR
  return !isGround && isInLine(zone, other)
}

/** Whether two boxes are of one size and have an edge in line, as the entries of a menu or a list have. */
function isInLine(one: Box, other: Box): boolean {
  const isLike = (sideOf: (box: Box) => number): boolean =>
    Math.abs(sideOf(one) - sideOf(other)) <= 1 + SAME_SIZE * sideOf(one)
  const edges = ['left', 'top', 'right', 'bottom'] as const
  const isAligned = edges.some((edge) => Math.abs(one[edge] - other[edge]) <= SOFT)
  return isAligned && isLike(widthOf) && isLike(heightOf)
}

const widthOf = ({ left, right }: Box): number => right - left

/** The part of the picture outside a zone's box that has its colour. */
function partElsewhere(zone: Zone, lab: Lab): number {
  const { left, top, right, bottom } = zone
  const { width, data } = lab.l
  let alike = 0
  for (let cell = 0; cell < data.length; cell += SAMPLE) {
    if (squareTo(zone, lab, cell) > SAME_COLOUR * SAME_COLOUR) continue
    const x = cell % width
    const y = (cell - x) / width
    if (x < left - SOFT || x >= right + SOFT || y < top - SOFT || y >= bottom + SOFT) alike++
  }
  return (alike * SAMPLE) / data.length
}

function squareTo(colour: Colour, { l, a, b }: Lab, cell: number): number {
  const light = l.data[cell]! - colour.l
  const red = a.data[cell]! - colour.a
  const yellow = b.data[cell]! - colour.b
  return light * light + red * red + yellow * yellow
}
