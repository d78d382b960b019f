import { columnsOf, rowsOf } from '../see/box'
import type { Lab } from '../see/lab'
import type { Colour, Zone } from './flat-zones'

/** What tells a planted thing from the zones that pages are full of, in the order of `zoneSigns`. */
export const ZONE_SIGNS = [
  'size',
  'part of its box that it fills',
  'part of it that no word on it covers',
  'width over height',
  'least contrast to what is around it',
  'how common its colour is elsewhere',
  'lightness against the page',
  'how far from being its own mirror image, left to right',
  'the same, top to bottom'
] as const

/** Cells that an edge is soft over, and that are compared beyond them. */
const SOFT = 1
const AROUND = 2
/** So much of what is around a zone may be like it. */
const LIKE_IT = 0.1
/** Colours within this CIELAB distance are the same to a viewer who searches. */
const SAME_COLOUR = 18
/** Each so-manieth cell is asked for its colour. */
const SAMPLE = 11
/** Added before the logarithm, so that nothing counts as little. */
const LITTLE = 0.0005
/** Brings CIELAB distances to about 1. */
const UNIT = 1 / 50

/** The signs of a zone on a page whose own colour is `ground`. */
export function zoneSigns(zone: Zone, lab: Lab, ground: Colour): number[] {
  const box = columnsOf(zone) * rowsOf(zone)
  const filled = filledBy(zone)
  return [
    Math.log(filled / lab.l.data.length),
    filled / box,
    zone.area / filled,
    Math.log(columnsOf(zone) / rowsOf(zone)),
    UNIT * leastContrast(zone, lab),
    Math.log(LITTLE + partElsewhere(zone, lab)),
    UNIT * Math.abs(zone.l - ground.l),
    meanOver(zone, ({ left, right, lefts, rights }, row) => {
      return lefts[row]! - left - (right - rights[row]!)
    }),
    meanOver(zone, ({ lefts, rights }, row) => {
      const opposite = lefts.length - 1 - row
      return rights[row]! - lefts[row]! - (rights[opposite]! - lefts[opposite]!)
    })
  ]
}

/** The mean size of something in the rows of a zone, as part of its width. */
function meanOver(zone: Zone, of: (zone: Zone, row: number) => number): number {
  const sum = zone.lefts.reduce((total, _, row) => total + Math.abs(of(zone, row)), 0)
  return sum / zone.lefts.length / columnsOf(zone)
}

/** Cells from the first to the last of each row: a word on a zone is part of it. */
export function filledBy({ lefts, rights }: Zone): number {
  return lefts.reduce((sum, left, row) => sum + rights[row]! - left + 1, 0)
}

/** The CIELAB distance from a zone that all but `LIKE_IT` of the cells around its box have. */
function leastContrast(zone: Zone, lab: Lab): number {
  const distances = cellsAround(zone, lab).map((cell) => Math.sqrt(squareTo(zone, lab, cell)))
  distances.sort((one, other) => one - other)
  return distances[Math.floor(LIKE_IT * distances.length)] ?? 0
}

/** The part of the picture outside a zone's box that has its colour. */
function partElsewhere(zone: Zone, lab: Lab): number {
  const { left, top, right, bottom } = zone
  const { width, data } = lab.l
  let alike = 0
  for (let cell = 0; cell < data.length; cell += SAMPLE) {
    if (squareTo(zone, lab, cell) > SAME_COLOUR * SAME_COLOUR) continue
    const x = cell % width
    const y = (cell - x) / width
    if (x < left - SOFT || x > right + SOFT || y < top - SOFT || y > bottom + SOFT) alike++
  }
  return (alike * SAMPLE) / data.length
}

function squareTo(colour: Colour, { l, a, b }: Lab, cell: number): number {
  const light = l.data[cell]! - colour.l
  const red = a.data[cell]! - colour.a
  const yellow = b.data[cell]! - colour.b
  return light * light + red * red + yellow * yellow
}

/** Cells around the box of a zone, within the picture. */
function cellsAround({ left, top, right, bottom }: Zone, { l: { width, height } }: Lab): number[] {
  const cells: number[] = []
  const far = SOFT + AROUND
  const [first, last] = [Math.max(0, left - far), Math.min(width - 1, right + far)]
  for (let y = Math.max(0, top - far); y <= Math.min(height - 1, bottom + far); y++) {
    const isBeside = y >= top - SOFT && y <= bottom + SOFT
    for (let x = first; x <= last; x++) {
      if (isBeside && x === left - SOFT) x = right + SOFT
      else cells.push(y * width + x)
    }
  }
  return cells
}
