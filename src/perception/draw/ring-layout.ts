import type { Size } from '../see/size'
import type { Perception } from '../perception'
import type { Box } from '../see/box'
import { type Disc, type Ground, holds, placesAround, scaledGround, touches } from './ground'
import { placeBeside } from './place-beside'

/** How a hotspot is drawn: lengths in pixels. */
export interface Ring extends Disc {
  rank: number
  /** Width of each of the two lines, the light one outside. */
  line: number
  /** Lines of text that the ring crosses. */
  texts: Box[]
  number: Place
}

/** The free place of a number, and how high its digit may be there. */
interface Place extends Disc {
  digit: number
}

/** A ring's number, in pixels of the picture: its middle, and how high its digit is. */
export interface RingNumber {
  rank: number
  x: number
  y: number
  size: number
}

type Spots = Pick<Perception, 'hotspots' | 'occupied' | 'picture'> & Size

/** Parts of the largest ring's radius. */
const LINE_PART = 0.05
const DIGIT_PART = 0.4
/** Least width of lines in pixels, unless that is more than this part. */
const LEAST_LINE = 1
const MOST_LINE_PART = 0.2
/** In small pictures numbers may be larger than their part, up to this many pixels and this part. */
const CLEAR_DIGIT = 11
const MOST_DIGIT_PART = 0.8
/** Factor by which a number without room is smaller, down to a height in pixels that is found room in any picture. */
const SMALLER = 0.8
const LEAST_DIGIT = 1
/** The radius of a number's place by its height. */
const PLACE_BY_DIGIT = 0.9
/** Parts of its radius that a ring may shrink to where it crosses less text, and places on its edge that are checked. */
const SHRUNK = [1, 0.96, 0.92, 0.88]
const LOOKED_AT = 64

/**
 * The rings of hotspots in a picture drawn at a size. Their numbers stand beside them: within the picture, apart
 * from each other and, where there is room, off the other rings and on free ground.
 */
export function layOutRings({ hotspots, occupied, picture, ...grid }: Spots, size: Size): Ring[] {
  const scale = size.width / picture.width
  const ground = scaledGround(occupied, grid, picture, size)
  const most = scale * Math.max(0, ...hotspots.map(({ radius }) => radius))
  const line = Math.max(LINE_PART * most, Math.min(LEAST_LINE, MOST_LINE_PART * most))
  const digit = Math.max(DIGIT_PART * most, Math.min(CLEAR_DIGIT, MOST_DIGIT_PART * most))
  const discs = hotspots.map(({ rank, ...spot }) => {
    const full = { x: spot.x * scale, y: spot.y * scale, radius: spot.radius * scale }
    const near = ground.lines.filter((box) => touches(box, full))
    const disc = offTexts(full, near)
    return { ...disc, rank, line, texts: near.filter((box) => touches(box, disc)) }
  })
  const numbers: Place[] = []
  return discs.map((disc) => {
    const others = discs.filter((other) => other !== disc)
    const number = placeOf(disc, digit, others, numbers, ground)
    numbers.push(number)
    return { ...disc, number }
  })
}

/** The numbers of a picture's rings. */
export function ringNumbers(spots: Spots): RingNumber[] {
  return layOutRings(spots, spots.picture).map(({ rank, number: { x, y, digit } }) => {
    return { rank, x, y, size: digit }
  })
}

/** The disc, shrunk a little where its edge then crosses enough less text. */
function offTexts({ x, y, radius }: Disc, texts: readonly Box[]): Disc {
  const discs = SHRUNK.map((part): Disc => ({ x, y, radius: part * radius }))
  const costs = discs.map((disc, i) => textPart(disc, texts) + 1 - SHRUNK[i]!)
  return discs[costs.indexOf(Math.min(...costs))]!
}

/** The part of a disc's edge that lies on text. */
function textPart(disc: Disc, texts: readonly Box[]): number {
  const on = placesAround(disc, LOOKED_AT).filter(([x, y]) => texts.some((box) => holds(box, x, y)))
  return on.length / LOOKED_AT
}

function placeOf(
  ring: Omit<Ring, 'number'>,
  wanted: number,
  others: readonly Disc[],
  numbers: readonly Disc[],
  ground: Ground
): Place {
  for (let digit = wanted; digit >= LEAST_DIGIT; digit *= SMALLER) {
    const radius = PLACE_BY_DIGIT * digit + ring.line
    const place = placeBeside(ring, radius, ring.line, others, numbers, ground)
    if (place) return { ...place, digit }
  }
  return { ...ring, digit: LEAST_DIGIT }
}
