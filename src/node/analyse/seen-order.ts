import { isBelowFold } from '../../order/first-screen'
import type { Region } from '../../interface'
import { areSeenTogether } from '../../order/order'
import { SEEN_TIMES, type Seen, seenWithin } from '../../order/seen'
import type { Measured } from '../../engine/texts/measured'
import { areaLayers } from '../../engine/texts/judge-areas'
import { layerNames } from '../../engine/texts/names'
import { placeOf } from '../../engine/texts/place'

/**
 * The parts of a picture in the order people see them, and its hotspots by their numbers in that order, as `result.json` has them.
 * Shares, areas and boxes (x, y, width, height) are parts of the whole, 0–1, places of hotspots px of the picture; `seen` is
 * the part of the viewers who look at an area within 1, 2, 3 and 5 s. `level`
 * says that an area and the one before it are seen about equally early, `below` that it is not seen without scrolling.
 * Faces are boxes in px, surest first; null where they could not be looked for.
 */
export function seenOrder({ areas = [], hotspots, faces = null, fold = null, picture }: Measured) {
  const layers = areaLayers(areas)
  const names = layers.map((layer) => layerNames(layers).get(layer)?.said)
  return {
    order: areas.map((area, i) => {
      const { kind, box } = area
      const before = areas[i - 1]
      return {
        rank: i + 1,
        name: names[i],
        kind,
        box: box.map(rounded),
        ...sharesOf(area),
        ...(before && areSeenTogether(before, area) && { level: true }),
        ...(isBelowFold(box[1], box[3], fold) && { below: true })
      }
    }),
    hotspots: hotspots.map(({ rank, x, y, radius, share }) => ({
      rank,
      place: placeOf({ x: x / picture.width, y: y / picture.height }),
      ...{ x: Math.round(x), y: Math.round(y), radius: Math.round(radius) },
      share: rounded(share)
    })),
    faces:
      faces?.map(({ x, y, width, height, score }) => ({
        box: [x, y, width, height].map(Math.round),
        score: rounded(score)
      })) ?? null
  }
}

/** The same of areas that were asked about, in their order; their boxes as they were given, in px. */
export function areasSeen(areas: readonly Region[], { regionsOfInterest = [] }: Measured) {
  return regionsOfInterest.map((seen, i) => ({ box: areas[i]!, ...sharesOf(seen) }))
}

function sharesOf(seen: Seen) {
  const { area, attention, perception } = seen
  return {
    area: rounded(area),
    attention: rounded(attention ?? 0),
    firstLooks: rounded(perception ?? 0),
    seen: Object.fromEntries(SEEN_TIMES.map((time) => [time, rounded(seenWithin(seen, time) ?? 0)]))
  }
}

function rounded(part: number): number {
  return Math.round(part * 1e5) / 1e5
}
