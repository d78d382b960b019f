import type { Hotspot } from '../../perception'
import { layerName } from './layer-name'
import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { placeOf, type Point } from './place'
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

/** A hotspot's place in parts of the picture. */
function partsOf({ x, y }: Hotspot, { picture }: Measured): Point {
  return { x: x / picture.width, y: y / picture.height }
}

/** Where a hotspot lies: `on “Headline”`, or `at the top left` where no layer is known there. */
export function spotPlace(spot: Hotspot, measured: Measured): string {
  const layer = layerAt(spot, measured)
  return layer ? `on ${layerName(layer, measured)}` : placeOf(partsOf(spot, measured))
}

/** A hotspot in words, with its number in the hotspots map: `hotspot 2 in the centre (12 %)`. */
export function spotInWords(spot: Hotspot, measured: Measured): string {
  return `hotspot ${spot.rank} ${spotPlace(spot, measured)} (${percent(spot.share)})`
}

/** Up to three hotspots in words, strongest first. */
export function strongestSpots(measured: Measured): string {
  return list(measured.hotspots.slice(0, 3).map((spot) => spotInWords(spot, measured)))
}

/**
 * The layer a hotspot lies on: the smallest of those whose box holds its centre, as a text on a photo has
 * the smaller box.
 */
export function layerAt(spot: Hotspot, measured: Measured): MeasuredLayer | null {
  const { x, y } = partsOf(spot, measured)
  const sizeOf = ({ box }: MeasuredLayer): number => box.width * box.height
  const [smallest] = layersOf(measured)
    .filter(
      ({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
    )
    .sort((one, other) => sizeOf(one) - sizeOf(other))
  return smallest ?? null
}

/** True when the two strongest hotspots lie on one layer, and so do not compete. */
export function shareOneLayer(measured: Measured): boolean {
  const [first, second] = measured.hotspots
  if (!first || !second) return false
  const layer = layerAt(first, measured)
  return layer !== null && layer === layerAt(second, measured)
}
