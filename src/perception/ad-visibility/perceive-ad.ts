import { labOf } from '../colour/lab'
import { shrinkPixels } from '../colour/shrink-pixels'
import { fitArea } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { findHotspots } from '../hotspots/find-hotspots'
import { GRID_AREA } from '../working-size'
import type { Pixels } from '../pixels'
import type { Steps } from '../run/steps'
import { densities } from '../saliency/densities'
import { measureMessage } from './ad-visibility'
import type { MessageMeasures } from './ad-visibility'
import { messageRegion } from './message-region'

/** Predicts where people look in an advertisement, and measures how much of that its message gets. */
export function* perceiveAd(pixels: Pixels): Steps<MessageMeasures> {
  const picture: Size = { width: pixels.width, height: pixels.height }
  const grid = fitArea(picture, GRID_AREA)
  const lab = yield* labOf(yield* shrinkPixels(pixels, grid))
  const sight = { lab, picture, medium: 'generic', gain: null } as const
  const { attention, perception } = yield* densities(sight)
  yield
  const hotspots = findHotspots(attention, grid, picture)
  yield
  const message = yield* messageRegion(lab.l)
  return measureMessage(message, grid, { picture, attention, perception, hotspots })
}
