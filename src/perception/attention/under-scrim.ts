import type { Zone } from '../pop-out/flat-zones'
import { filledBy } from '../pop-out/zone-signs'
import { areaOf, type Box, cellsTouched, holdsMiddle, onSize } from '../see/box'
import type { Plane } from '../see/plane'
import type { Size } from '../see/size'

/** A see-through layer over a picture, such as the scrim under a dialog. */
export interface Scrim {
  /** How much it hides of what lies below, 0–1. */
  cover: number
  /** What lies on it, in px of the picture. */
  above: readonly Box[]
}

/** A rule of the product, not fitted: what shines through has lost light, contrast and the claim to be dealt with first. */
const POWER = 5

/** A gain per cell with a scrim heeded: what lies under it counts with what shines through. */
export function underScrim(
  gain: Float32Array | null,
  scrim: Scrim | null,
  picture: Size,
  grid: Size
): Float32Array | null {
  if (scrim === null) return gain
  const clear = cellsTouched(scrim.above, picture, grid)
  const through = (1 - scrim.cover) ** POWER
  return Float32Array.from(clear, (isClear, i) => (gain?.[i] ?? 1) * (isClear ? 1 : through))
}

/** What is larger than this part of a dialog is no thing in it, but its ground. */
const THING = 0.5

/**
 * Whether a box in px of the picture may stand out beside a scrim: not what it dims, nor the dialog on it, which is the
 * ground of what stands out in it. True where there is no scrim.
 */
export function isOnScrim(box: Box, scrim: Scrim | null): boolean {
  if (scrim === null) return true
  return scrim.above.some((one) => holdsMiddle(one, box) && areaOf(box) <= THING * areaOf(one))
}

/** Whether a scrim dims a box in px of the picture. */
export function isUnderScrim(box: Box, scrim: Scrim | null): boolean {
  return scrim !== null && !scrim.above.some((one) => holdsMiddle(one, box))
}

/** A dialog covers such parts of a picture, fills such a part of its box, and is so light. */
const LEAST_AREA = 0.04
const MOST_AREA = 0.6
const FILLED = 0.95
const LIGHT = 85
/** How far from the middle it lies at most, and how far its shadow reaches, as parts of the width. */
const OFF_MIDDLE = 0.03
const SHADOW = 0.01
/**
 * Nothing but this part of what is around it is lighter than this: white under a scrim that hides a quarter. Among 900
 * pictures of pages, posters, charts and photographs at hand none has such a box.
 */
const LIGHTER = 0.002
const DIMMED = 76

/** The scrim that a picture without layers shows: all around a light box in its middle is dim. */
export function scrimIn(zones: readonly Zone[], lightness: Plane, picture: Size): Scrim | null {
  for (const zone of zones) {
    if (!isDialog(zone, lightness)) continue
    const lightest = lightestAround(zone, lightness)
    if (lightest > DIMMED) continue
    // The lightest was white before: encoded values go nearly with lightness.
    return { cover: 1 - lightest / 100, above: [onSize(zone, lightness, picture)] }
  }
  return null
}

function isDialog(zone: Zone, { width, height }: Size): boolean {
  const box = areaOf(zone)
  const part = box / (width * height)
  return (
    part >= LEAST_AREA &&
    part <= MOST_AREA &&
    filledBy(zone) >= FILLED * box &&
    zone.l >= LIGHT &&
    zone.top > 1 &&
    zone.bottom < height - 1 &&
    Math.abs((zone.left + zone.right - width) / 2) <= OFF_MIDDLE * width
  )
}

/** The lightness that hardly anything around a zone exceeds. */
function lightestAround({ left, top, right, bottom }: Zone, { width, data }: Plane): number {
  const shadow = Math.ceil(SHADOW * width)
  const around = data.filter((_, i) => {
    const x = i % width
    const y = Math.floor(i / width)
    const isBeside = x < left - shadow || x >= right + shadow
    return isBeside || y < top - shadow || y >= bottom + shadow
  })
  around.sort()
  return around[Math.floor((1 - LIGHTER) * around.length)] ?? 100
}
