import { columnsOf, rowsOf, scaled } from '../see/box'
import type { Lab } from '../see/lab'
import type { Size } from '../see/size'
import type { Steps } from '../see/steps'
import { flatZones, type Zone } from '../pop-out/flat-zones'
import { filledBy } from '../pop-out/zone-signs'
import type { Scrim } from './under-scrim'

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
export function* scrimIn(lab: Lab, picture: Size): Steps<Scrim | null> {
  for (const zone of yield* flatZones(lab)) {
    if (!isDialog(zone, lab.l)) continue
    const lightest = lightestAround(zone, lab)
    if (lightest > DIMMED) continue
    const { left, top, right, bottom } = zone
    const box = { left, top, right: right + 1, bottom: bottom + 1 }
    const [across, down] = [picture.width / lab.l.width, picture.height / lab.l.height]
    // The lightest was white before: encoded values go nearly with lightness.
    return { cover: 1 - lightest / 100, above: [scaled(box, across, down)] }
  }
  return null
}

function isDialog(zone: Zone, { width, height }: Size): boolean {
  const box = columnsOf(zone) * rowsOf(zone)
  const part = box / (width * height)
  return (
    part >= LEAST_AREA &&
    part <= MOST_AREA &&
    filledBy(zone) >= FILLED * box &&
    zone.l >= LIGHT &&
    zone.top > 1 &&
    zone.bottom < height - 2 &&
    Math.abs((zone.left + zone.right + 1 - width) / 2) <= OFF_MIDDLE * width
  )
}

/** The lightness that hardly anything around a zone exceeds. */
function lightestAround({ left, top, right, bottom }: Zone, { l }: Lab): number {
  const shadow = Math.ceil(SHADOW * l.width)
  const around = l.data.filter((_, i) => {
    const x = i % l.width
    const y = Math.floor(i / l.width)
    const isBeside = x < left - shadow || x > right + shadow
    return isBeside || y < top - shadow || y > bottom + shadow
  })
  around.sort()
  return around[Math.floor((1 - LIGHTER) * around.length)] ?? 100
}
