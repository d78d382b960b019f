import { isBelowFold } from '../../order/first-screen'
import { areSeenTogether } from '../../order/order'
import type { Measured } from '../../engine/texts/measured'
import { areaName } from '../../engine/texts/names'
import { placeOf } from '../../engine/texts/place'

/**
 * The parts of a picture in the order people see them, and its hotspots by their numbers in that order, as `result.json` has them.
 * Shares, areas and boxes (x, y, width, height) are parts of the whole, 0–1, places of hotspots px of the picture. `level`
 * says that an area and the one before it are seen about equally early, `below` that it is not seen without scrolling.
 * Faces are boxes in px, surest first; null where they could not be looked for.
 */
export function seenOrder({ areas = [], hotspots, faces = null, fold = null, picture }: Measured) {
  return {
    order: areas.map((area, i) => {
      const { kind, box, attention, perception } = area
      const before = areas[i - 1]
      return {
        rank: i + 1,
        name: areaName(area),
        kind,
        box: box.map(rounded),
        area: rounded(area.area),
        attention: rounded(attention),
        firstLooks: rounded(perception),
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

function rounded(part: number): number {
  return Math.round(part * 1e5) / 1e5
}
