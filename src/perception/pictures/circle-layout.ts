import type { Size } from '../filters/fit-area'
import type { Hotspot } from '../hotspots/hotspot'

/** A round thing in a picture, in pixels. */
export interface Disc {
  x: number
  y: number
  radius: number
}

/** How a hotspot is drawn: lengths in pixels. */
export interface Circle extends Disc {
  rank: number
  /** White line around the circle, and dark line within that. */
  outline: number
  ring: number
  /** What the number stands on, and the number's height; none where it would be a smudge. */
  badge: (Disc & { digit: number }) | null
}

/** Parts of the largest circle's radius. */
const OUTLINE_PART = 0.03
const RING_PART = 0.06
const DIGIT_PART = 0.42
/** Lines are at least so many pixels wide, where that is no more than this part. */
const LEAST_LINE = 1
const MOST_LINE_PART = 0.25
/** In small pictures numbers may be larger than their part, up to this many pixels and this part. */
const CLEAR_DIGIT = 11
const MOST_DIGIT_PART = 0.58
/** Numbers smaller than this, in pixels, are left out. */
const LEAST_DIGIT = 6
/** The badge's radius by its number's height. */
const BADGE_BY_DIGIT = 0.86

/**
 * The circles of hotspots that were found in a picture of another size. A badge moves inwards where the
 * picture's edge would cut its number.
 */
export function layOutCircles(spots: readonly Hotspot[], picture: Size, size: Size): Circle[] {
  const scale = size.width / picture.width
  const most = scale * Math.max(0, ...spots.map(({ radius }) => radius))
  const line = Math.min(LEAST_LINE, MOST_LINE_PART * most)
  const outline = Math.max(line, OUTLINE_PART * most)
  const ring = Math.max(line, RING_PART * most)
  const digit = Math.max(DIGIT_PART * most, Math.min(CLEAR_DIGIT, MOST_DIGIT_PART * most))
  return spots.map(({ rank, ...spot }) => {
    const disc = { x: spot.x * scale, y: spot.y * scale, radius: spot.radius * scale }
    const fitting = Math.min(digit, (disc.radius - outline) / BADGE_BY_DIGIT)
    const badge = fitting < LEAST_DIGIT ? null : badgeOf(disc, fitting, size)
    return { ...disc, rank, outline, ring, badge }
  })
}

function badgeOf({ x, y }: Disc, digit: number, { width, height }: Size): Circle['badge'] {
  const radius = BADGE_BY_DIGIT * digit
  return { x: within(x, radius, width), y: within(y, radius, height), radius, digit }
}

/** As near to `at` as a disc of a radius can lie within a length, or in its middle. */
function within(at: number, radius: number, length: number): number {
  return 2 * radius > length ? length / 2 : Math.max(radius, Math.min(length - radius, at))
}
