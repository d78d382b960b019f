import { thingAreas } from '../areas/thing-areas'
import { findHotspots } from '../hotspots/find-hotspots'
import type { Pixels } from '../pixels'
import type { Steps } from '../steps'
import { kindParts } from '../kinds/recognise'
import { attend, lookAt } from '../saliency/attend'
import { seePicture } from '../sight/sight'
import { measureMessage } from './ad-visibility'
import type { MessageMeasures } from './ad-visibility'
import { messageRegion } from './message-region'

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
