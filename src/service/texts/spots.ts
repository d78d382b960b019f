import type { Hotspot } from '../../perception'
import type { Measured } from './measured'
import { placeOf } from './place'
import { list, percent } from './words'

/** Up to this part of the first spot's share, the first is said to lead. */
const TRAILS = 0.7

/** The second spot's share over the first one's, 0–1; 0 when there are not two. */
export function rivalry({ hotspots: [first, second] }: Measured): number {
  return first && second && first.share > 0 ? second.share / first.share : 0
}

export function firstSpotLeads(measured: Measured): boolean {
  return measured.hotspots.length > 1 && rivalry(measured) <= TRAILS
}

/** A spot in words, with its number in the hotspots map: `spot 2 in the centre (12%)`. */
export function spotInWords(spot: Hotspot, { picture }: Measured): string {
  return `spot ${spot.rank} ${placeOf(spot, picture)} (${percent(spot.share)})`
}

/** Up to three spots in words, strongest first. */
export function strongestSpots(measured: Measured): string {
  return list(measured.hotspots.slice(0, 3).map((spot) => spotInWords(spot, measured)))
}
