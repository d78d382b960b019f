import type { Perception } from '../perception'
import { type Box, onSize } from '../see/box'
import type { Size } from '../see/size'

/** A round thing in a picture, in pixels. */
interface Disc {
  x: number
  y: number
  radius: number
}

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

type Spots = Pick<Perception, 'hotspots' | 'texts' | 'busy' | 'picture'> & Size

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

/**
 * The rings of hotspots in a picture drawn at a size. Their numbers stand beside them: within the picture, apart
 * from each other and, where there is room, off the other rings and on free ground.
 */
export function layOutRings(spots: Spots, size: Size): Ring[] {
  const { hotspots, texts, picture } = spots
  const scale = size.width / picture.width
  const most = scale * Math.max(0, ...hotspots.map(({ radius }) => radius))
  const line = Math.max(LINE_PART * most, Math.min(LEAST_LINE, MOST_LINE_PART * most))
  const digit = Math.max(DIGIT_PART * most, Math.min(CLEAR_DIGIT, MOST_DIGIT_PART * most))
  const lines = texts.map((box) => onSize(box, picture, size))
  const rings = hotspots.map(({ x, y, radius, rank }) => {
    const disc = { x: x * scale, y: y * scale, radius: radius * scale }
    return { ...disc, rank, line, texts: lines.filter((box) => touches(box, disc)) }
  })
  const numbers: Place[] = []
  return rings.map((ring) => {
    const others = rings.filter((other) => other !== ring)
    const number = numberOf(ring, digit, { size, spots, others, numbers })
    numbers.push(number)
    return { ...ring, number }
  })
}

/** The numbers of a picture's rings. */
export function ringNumbers(spots: Spots): RingNumber[] {
  return layOutRings(spots, spots.picture).map(({ rank, number: { x, y, digit } }) => {
    return { rank, x, y, size: digit }
  })
}

/** What a number keeps off: the picture's edges and other numbers always, other rings and things where it can. */
interface Ground {
  size: Size
  spots: Spots
  others: readonly Disc[]
  numbers: readonly Disc[]
}

function numberOf(ring: Omit<Ring, 'number'>, wanted: number, ground: Ground): Place {
  for (let digit = wanted; digit >= LEAST_DIGIT; digit *= SMALLER) {
    const place = placeBeside(ring, PLACE_BY_DIGIT * digit + ring.line, ring.line, ground)
    if (place) return { ...place, digit }
  }
  return { ...ring, digit: LEAST_DIGIT }
}

/** Directions that are tried, from the upper right on to both sides by turns. */
const DIRECTIONS = 32
const FIRST = -Math.PI / 4
/** How far out they are tried, in the disc's own radii; the nearest is best unless another is that much freer. */
const OUTWARDS = [0, 0.4, 0.8]
const PER_RADIUS = 0.2
/** What a pixel on another ring costs: more than a place full of things. */
const RINGS = 100

/** The best place of a disc beside a ring, at least `gap` from it and from all numbers; null when there is none. */
function placeBeside(ring: Disc, radius: number, gap: number, ground: Ground): Disc | null {
  let best: Disc | null = null
  let least = Infinity
  for (const outwards of OUTWARDS) {
    const away = ring.radius + gap + (1 + outwards) * radius
    for (let i = 0; i < DIRECTIONS; i++) {
      const turns = i % 2 === 0 ? i / 2 : -(i + 1) / 2
      const angle = FIRST + (turns * 2 * Math.PI) / DIRECTIONS
      const place = {
        x: ring.x + away * Math.cos(angle),
        y: ring.y + away * Math.sin(angle),
        radius
      }
      if (!isWithin(place, ground.size)) continue
      if (ground.numbers.some((other) => overlap(place, other) > -gap)) continue
      const covered = ground.others.reduce(
        (sum, other) => sum + Math.max(0, overlap(place, other) + gap),
        0
      )
      const cost = RINGS * covered + takenBy(place, ground) + PER_RADIUS * outwards
      if (cost >= least) continue
      best = place
      least = cost
    }
  }
  return best
}

/** The part of the square around a disc that lies on things. */
function takenBy({ x, y, radius }: Disc, { size, spots }: Ground): number {
  const [across, down] = [spots.width / size.width, spots.height / size.height]
  const [left, right] = [Math.floor((x - radius) * across), Math.ceil((x + radius) * across)]
  const [top, bottom] = [Math.floor((y - radius) * down), Math.ceil((y + radius) * down)]
  let taken = 0
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      taken += spots.busy[row * spots.width + column]!
    }
  }
  return taken / (right - left) / (bottom - top)
}

/** Whether a box meets the square around a disc. */
function touches({ left, top, right, bottom }: Box, { x, y, radius }: Disc): boolean {
  return x + radius > left && x - radius < right && y + radius > top && y - radius < bottom
}

function isWithin({ x, y, radius }: Disc, { width, height }: Size): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius
}

/** How deep two discs lie in each other, in pixels; below 0 is how far apart they are. */
function overlap(one: Disc, other: Disc): number {
  return one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y)
}
