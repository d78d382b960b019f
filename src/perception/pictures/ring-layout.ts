import type { Size } from '../filters/fit-area'
import type { Hotspot } from '../hotspots/hotspot'
import type { Disc } from './disc-rows'
import { placeBeside } from './place-beside'

/** How a hotspot is drawn: lengths in pixels. */
export interface Ring extends Disc {
  rank: number
  /** Width of each of the two lines, the light one outside. */
  line: number
  /** What the number stands on, and the number's height; none where there is no room for it. */
  badge: (Disc & { digit: number }) | null
}

/** Parts of the largest ring's radius. */
const LINE_PART = 0.034
const DIGIT_PART = 0.4
/** Lines are at least so many pixels wide, where that is no more than this part. */
const LEAST_LINE = 1
const MOST_LINE_PART = 0.2
/** In small pictures numbers may be larger than their part, up to this many pixels and this part. */
const CLEAR_DIGIT = 11
const MOST_DIGIT_PART = 0.8
/** Numbers smaller than this, in pixels, are left out. */
const LEAST_DIGIT = 6
/** Where a number finds no room it is drawn so much smaller. */
const SMALLER = 0.8
/** The badge's radius by its number's height. */
const BADGE_BY_DIGIT = 0.9

/**
 * The rings of hotspots that were found in a picture of another size. Their numbers stand beside them: within
 * the picture, apart from each other and, where there is room, off the other rings.
 */
export function layOutRings(spots: readonly Hotspot[], picture: Size, size: Size): Ring[] {
  const scale = size.width / picture.width
  const most = scale * Math.max(0, ...spots.map(({ radius }) => radius))
  const line = Math.max(LINE_PART * most, Math.min(LEAST_LINE, MOST_LINE_PART * most))
  const digit = Math.max(DIGIT_PART * most, Math.min(CLEAR_DIGIT, MOST_DIGIT_PART * most))
  const rings = spots.map(({ rank, x, y, radius }): Ring => {
    return { rank, x: x * scale, y: y * scale, radius: radius * scale, line, badge: null }
  })
  const badges: Disc[] = []
  for (const ring of rings) {
    ring.badge = badgeOf(ring, digit, rings, badges, size)
    if (ring.badge) badges.push(ring.badge)
  }
  return rings
}

function badgeOf(
  ring: Ring,
  wanted: number,
  rings: readonly Ring[],
  badges: readonly Disc[],
  size: Size
): Ring['badge'] {
  for (let digit = wanted; digit >= LEAST_DIGIT; digit *= SMALLER) {
    const radius = BADGE_BY_DIGIT * digit + ring.line
    const others = rings.filter((other) => other !== ring)
    const place = placeBeside(ring, radius, ring.line, others, badges, size)
    if (place) return { ...place, digit }
  }
  return null
}
