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
  /** The disc under the number, and the number's height; none where there is no room for it. */
  badge: (Disc & { digit: number }) | null
}

/** Parts of the largest ring's radius. */
const LINE_PART = 0.028
const DIGIT_PART = 0.4
/** Least width of lines in pixels, unless that is more than this part. */
const LEAST_LINE = 1
const MOST_LINE_PART = 0.2
/** In small pictures numbers may be larger than their part, up to this many pixels and this part. */
const CLEAR_DIGIT = 11
const MOST_DIGIT_PART = 0.8
/** Numbers smaller than this, in pixels, are left out. */
const LEAST_DIGIT = 6
/** Factor by which a number without room is drawn smaller. */
const SMALLER = 0.8
/** The badge's radius by its number's height. */
const BADGE_BY_DIGIT = 0.9
/** Parts of its radius that a ring may shrink to where it crosses less text, and places on its edge that are checked. */
const SHRUNK = [1, 0.96, 0.92, 0.88]
const LOOKED_AT = 64

/**
 * The rings of hotspots in a picture drawn at a size. Their numbers stand beside them: within the picture, apart
 * from each other and, where there is room, off the other rings and on free ground.
 */
export function layOutRings(
  {
    hotspots,
    occupied,
    picture,
    ...grid
  }: Pick<Perception, 'hotspots' | 'occupied' | 'picture'> & Size,
  size: Size
): Ring[] {
  const scale = size.width / picture.width
  const ground = scaledGround(occupied, grid, picture, size)
  const most = scale * Math.max(0, ...hotspots.map(({ radius }) => radius))
  const line = Math.max(LINE_PART * most, Math.min(LEAST_LINE, MOST_LINE_PART * most))
  const digit = Math.max(DIGIT_PART * most, Math.min(CLEAR_DIGIT, MOST_DIGIT_PART * most))
  const rings = hotspots.map(({ rank, ...spot }): Ring => {
    const full = { x: spot.x * scale, y: spot.y * scale, radius: spot.radius * scale }
    const near = ground.lines.filter((box) => touches(box, full))
    const disc = offTexts(full, near)
    return { ...disc, rank, line, texts: near.filter((box) => touches(box, disc)), badge: null }
  })
  const badges: Disc[] = []
  for (const ring of rings) {
    ring.badge = badgeOf(ring, digit, rings, badges, ground)
    if (ring.badge) badges.push(ring.badge)
  }
  return rings
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

function badgeOf(
  ring: Ring,
  wanted: number,
  rings: readonly Ring[],
  badges: readonly Disc[],
  ground: Ground
): Ring['badge'] {
  for (let digit = wanted; digit >= LEAST_DIGIT; digit *= SMALLER) {
    const radius = BADGE_BY_DIGIT * digit + ring.line
    const others = rings.filter((other) => other !== ring)
    const place = placeBeside(ring, radius, ring.line, others, badges, ground)
    if (place) return { ...place, digit }
  }
  return null
}
