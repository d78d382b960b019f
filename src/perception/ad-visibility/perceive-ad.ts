import { thingAreas } from '../areas/thing-areas'
import { largest } from '../filters/largest'
import { findHotspots } from '../hotspots/find-hotspots'
import { kindParts } from '../kinds/recognise'
import type { Pixels } from '../pixels'
import type { Plane } from '../plane'
import { attend, lookAt } from '../saliency/attend'
import { seePicture } from '../sight/sight'
import type { Steps } from '../steps'
import { measureMessage, type MessageMeasures } from './ad-visibility'
import { textLikeness } from './text-likeness'

/** Predicts where people look in an advertisement, and measures how much of that its message gets. */
export function* perceiveAd(pixels: Pixels): Steps<MessageMeasures> {
  const sight = yield* seePicture(pixels)
  const { picture, lab } = sight
  const grid = { width: lab.l.width, height: lab.l.height }
  const { looked, things } = yield* lookAt(sight)
  const kinds = kindParts('generic', looked.signs, picture)
  yield
  const attention = attend(looked, kinds, 'all')
  yield
  const perception = attend(looked, kinds, 'first')
  yield
  const hotspots = findHotspots(attention, thingAreas(things, { attention, perception }), picture)
  yield
  const message = yield* messageRegion(lab.l)
  return measureMessage(message, grid, { picture, attention, perception, hotspots })
}

/** Part of the largest text likeness from which on a place belongs to the message. */
const LEAST_LIKENESS = 0.5

/**
 * Where an ad's own message lies, as far as the picture alone tells: 1 per grid cell that looks at least
 * half as much like text as the most text-like place does, 0 elsewhere. Headlines, logos and labels are
 * in it, and so may be other fine detail; words that are large and thin may be missed.
 */
export function* messageRegion(lightness: Plane): Steps<Uint8Array> {
  const { data } = yield* textLikeness(lightness)
  const least = LEAST_LIKENESS * largest(data)
  return Uint8Array.from(data, (likeness) => (likeness > 0 && likeness >= least ? 1 : 0))
}
