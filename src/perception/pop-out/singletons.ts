import { type Box, columnsOf, rowsOf } from '../see/box'
import type { Lab } from '../see/lab'
import type { Colour, Zone } from './flat-zones'

/**
 * Distances from the page's own colour, in the plane of CIELAB's a and b, from which on something is coloured, and
 * from which on it is so in full.
 */
const COLOURED = 28
const FULLY_COLOURED = 34
/** Colours within this CIELAB distance are the same to a viewer who searches. */
const SAME_COLOUR = 18
/** Largest ratio of sizes within a sort: text and icons do not make a badge one of many. */
const SAME_SIZE = 2
/** Share of its strength that a thing loses for each other of its sort. */
const LESS_FOR_EACH = 0.2
/** Shares of the picture's area: least to count, least to count in full, most to count. */
const LEAST_AREA = 0.0003
const FULL_AREA = 0.0004
const MOST_AREA = 0.07
/**
 * A thing larger than this counts only within these ratios of width to height and on an even ground, as a button
 * across a phone: other coloured panels are grounds themselves, and people hardly look at them (on FiWI .2 to .4
 * times the mean, with one exception).
 */
const LARGE_AREA = 0.03
const LEAST_WIDE = 4
const MOST_WIDE = 8
const LEAST_EVEN = 0.9
/** A zone is a known control when both cover at least this share of their union. */
const SAME_BOX = 0.65
/** Colours around a thing within this CIELAB distance of their mean are even. */
const EVEN_COLOUR = 12
/**
 * A colourless thing counts when it looks like a filled control: least width over height, share of its box that a label
 * leaves filled, and least difference in lightness from its even ground.
 */
const LEAST_CONTROL = 1.5
const CONTROL_FILL = [0.6, 0.97] as const
const LEAST_CONTRAST = 50
/** Cells that an edge is soft over, and that are compared beyond them. */
const SOFT = 1
const AROUND = 2
/** A compact thing: least share of its box that it fills, and largest ratio of the box's sides. */
const LEAST_FILL = 0.45
const MOST_RATIO = 6
/** Least share of the cells around it that differ by this CIELAB distance: it ends where its box does. */
const LEAST_APART = 0.98
const OTHER_COLOUR = 25

/** Where a page is known to show buttons and pictures, in cells. */
export interface KnownBoxes {
  controls: readonly Box[]
  pictures: readonly Box[]
}

/** A compact coloured thing that is alone on the page with its colour and size, or nearly. */
export interface Singleton {
  box: Box
  /** 0–1: how coloured, large and alone it is. */
  strength: number
}

/**
 * Finds among the flat zones of a picture what differs from all else on a page (whose own colour is `ground`) by its colour, as a lone red badge does: the feature singletons of
 * visual search (Treisman and Gelade 1980), which are seen at once wherever they are. The most coloured come first.
 * Things of a sort cancel one another, not cells of a colour: a red badge stands out on a page with red
 * links. What the edge of the picture cuts off is none, nor what the edge of a known picture on it does. A known
 * control needs no shape and no ground to differ from a coloured panel.
 */
export function findSingletons(
  all: readonly Zone[],
  lab: Lab,
  ground: Colour,
  { controls, pictures }: KnownBoxes = { controls: [], pictures: [] }
): Singleton[] {
  const { width, height } = lab.l
  const cells = width * height
  const zones = all.filter((zone) => isCompact(zone, zone.area > LARGE_AREA * cells))
  const whole = { left: 0, top: 0, right: width - 1, bottom: height - 1 }
  const isKnown = (zone: Zone): boolean => controls.some((box) => isSameBox(zone, box))
  const colour = ({ a, b }: Zone): number => Math.hypot(a - ground.a, b - ground.b)
  const found = zones.flatMap((zone) => {
    if (zone.area < LEAST_AREA * cells || zone.area > MOST_AREA * cells) return []
    const isPlain = colour(zone) <= COLOURED
    if (isPlain && !isFilledControl(zone, lab)) return []
    if (isCutOff(zone, whole) || pictures.some((box) => isWithin(zone, box) && isCutOff(zone, box)))
      return []
    if (!standsApart(zone, lab)) return []
    if (zone.area > LARGE_AREA * cells && !isKnown(zone) && !isWideButton(zone, lab)) return []
    const others = zones.filter(
      (other) => other !== zone && isOfSort(other, zone) && standsApart(other, lab)
    )
    const strength =
      Math.min(1, zone.area / (FULL_AREA * cells)) *
      (isPlain ? 1 : Math.min(1, (colour(zone) - COLOURED) / (FULLY_COLOURED - COLOURED))) *
      (1 - LESS_FOR_EACH * others.length)
    return strength > 0
      ? [{ box: zone, strength, rank: isPlain ? strength : strength * colour(zone) ** 2 }]
      : []
  })
  return found
    .sort((one, other) => other.rank - one.rank)
    .map(({ box, strength }) => ({ box, strength }))
}

/** Whether a zone fills its box and is not a bar. */
function isCompact(zone: Zone, isLarge: boolean): boolean {
  const [width, height] = [columnsOf(zone), rowsOf(zone)]
  const isBar =
    Math.max(width, height) > (isLarge ? MOST_WIDE : MOST_RATIO) * Math.min(width, height)
  return !isBar && zone.area >= LEAST_FILL * width * height
}

/** Whether two boxes have most of their room in common. */
function isSameBox(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) + 1
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1
  const common = Math.max(0, across) * Math.max(0, down)
  return common >= SAME_BOX * (roomOf(one) + roomOf(other) - common)
}

const roomOf = (box: Box): number => columnsOf(box) * rowsOf(box)

/** Whether a zone reaches the edge of its surroundings. */
function isCutOff(zone: Box, { left, top, right, bottom }: Box): boolean {
  return (
    zone.left < left + 1 || zone.top < top + 1 || zone.right > right - 1 || zone.bottom > bottom - 1
  )
}

/** Whether a zone lies in a box, whose edges may lie between cells. */
function isWithin(zone: Box, { left, top, right, bottom }: Box): boolean {
  return (
    zone.left > left - 1 && zone.top > top - 1 && zone.right < right + 1 && zone.bottom < bottom + 1
  )
}

/** Whether two zones have about the same colour and size. */
function isOfSort(one: Zone, other: Zone): boolean {
  const ratio = one.area / other.area
  return (
    ratio >= 1 / SAME_SIZE &&
    ratio <= SAME_SIZE &&
    Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) <= SAME_COLOUR
  )
}

/** Whether nearly all cells around a zone's box differ from it. */
function standsApart(zone: Zone, lab: Lab): boolean {
  const around = cellsAround(zone, lab)
  return around.length > 0 && partNear(around, lab, zone, OTHER_COLOUR) <= 1 - LEAST_APART
}

/** Whether a plain zone is filled, labelled and shaped as a button, on a ground of one colour far from its own. */
function isFilledControl(zone: Zone, lab: Lab): boolean {
  const [across, down] = [columnsOf(zone), rowsOf(zone)]
  const fill = zone.area / (across * down)
  if (across < LEAST_CONTROL * down || fill < CONTROL_FILL[0] || fill > CONTROL_FILL[1])
    return false
  const ground = evenGround(zone, lab)
  return ground !== null && Math.abs(ground.l - zone.l) >= LEAST_CONTRAST
}

/** Whether a zone is as wide as a button across the picture, on a ground of one colour. */
function isWideButton(zone: Zone, lab: Lab): boolean {
  const ratio = columnsOf(zone) / rowsOf(zone)
  return ratio >= LEAST_WIDE && ratio <= MOST_WIDE && evenGround(zone, lab) !== null
}

/** The colour around a zone; null where there are several. */
function evenGround(zone: Zone, lab: Lab): Colour | null {
  const around = cellsAround(zone, lab)
  const mean = ({ data }: { data: Float32Array }): number =>
    around.reduce((sum, cell) => sum + data[cell]!, 0) / around.length
  const ground = { l: mean(lab.l), a: mean(lab.a), b: mean(lab.b) }
  const isEven = around.length > 0 && partNear(around, lab, ground, EVEN_COLOUR) >= LEAST_EVEN
  return isEven ? ground : null
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

/** The part of some cells whose colour is within a CIELAB distance of another. */
function partNear(
  cells: readonly number[],
  { l, a, b }: Lab,
  colour: Colour,
  distance: number
): number {
  let near = 0
  for (const cell of cells) {
    const square =
      (l.data[cell]! - colour.l) ** 2 +
      (a.data[cell]! - colour.a) ** 2 +
      (b.data[cell]! - colour.b) ** 2
    if (square <= distance * distance) near++
  }
  return near / cells.length
}
