import { layerName, layerWithShare } from './layer-name'
import {
  byFirstViews,
  clearLeader,
  closeLeaders,
  layersOf,
  levelLeaders,
  soleLeader
} from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { about, type Rule } from './rule'
import { areLevel } from './share-noise'
import { layerAt, spotPlace } from './spots'
import { capital, list, percent, times } from './words'

/** Weaker layers are not named among the next. */
const LEAST_NAMED = 0.005

/** Which layers are looked at, where the layers are known. */
export const LAYER_RULES: readonly Rule[] = [
  about('level layers', levelLeaders, ([first, second], measured) => {
    const names = `${layerName(first, measured)} and ${layerName(second, measured)}`
    return `${capital(names)} are looked at most, with ${percent(first.attention)} and ${percent(second.attention)} of the predicted attention: too close to tell which leads.`
  }),
  about('most', soleLeader, (first, measured) => {
    const clear = clearLeader(measured)
    const lead = clear
      ? `, ${times(first.attention, clear[1].attention)} as much as the next layer`
      : ''
    return `${capital(layerName(first, measured))} is looked at most: ${percent(first.attention)} of the predicted attention on ${percent(first.area)} of the picture${lead}.`
  }),
  about('next layers', nextLayers, (next, measured) => {
    const [second, ...others] = next.map((layer) => layerWithShare(layer, measured))
    const isClose = !levelLeaders(measured) && closeLeaders(measured) !== null
    if (isClose) return `Close behind comes ${[second, ...others].join(', then ')}.`
    return `Next in attention ${others.length > 0 ? 'come' : 'comes'} ${list([second!, ...others])}.`
  }),
  about('seen first', seenFirst, ([first, second], measured) => {
    const [lead] = layersOf(measured)
    if (second) {
      const names = `${layerName(first, measured)} and ${layerName(second, measured)}`
      return `${capital(names)} are seen first, with ${percent(first.perception)} and ${percent(second.perception)} of the first views.`
    }
    const also = first === lead && !levelLeaders(measured) ? 'also ' : ''
    return `${capital(layerName(first, measured))} is ${also}seen first, with ${percent(first.perception)} of the first views.`
  }),
  about('hotspots on layers', spotsOnLayers, (places) => {
    const isOne = places[0]?.ranks.length === 1
    const verb = isOne ? ' lies' : ' lie'
    const parts = places.map(
      (one, i) => `${list(one.ranks.map(String))}${i > 0 ? '' : verb} ${one.place}`
    )
    return `${isOne ? 'Hotspot' : 'Hotspots'} ${parts.join('; ')}.`
  })
]

/** The two layers behind the first, or behind the first two when those are level. */
function nextLayers(measured: Measured): MeasuredLayer[] | null {
  const from = levelLeaders(measured) ? 2 : 1
  const next = layersOf(measured)
    .slice(from, from + 2)
    .filter(({ attention }) => attention >= LEAST_NAMED)
  return next.length > 0 ? next : null
}

/** The layer with the most first views, and the next one where the two are level. */
function seenFirst(measured: Measured): [MeasuredLayer, MeasuredLayer?] | null {
  const [first, second] = byFirstViews(measured)
  if (!first) return null
  return second && areLevel(first.perception, second.perception) ? [first, second] : [first]
}

/** The three strongest hotspots by where they lie; null when none lies on a layer. */
function spotsOnLayers(measured: Measured): { place: string; ranks: number[] }[] | null {
  const spots = measured.hotspots.slice(0, 3)
  if (!spots.some((spot) => layerAt(spot, measured))) return null
  const found = new Map<string, number[]>()
  for (const spot of spots) {
    const place = spotPlace(spot, measured)
    found.set(place, [...(found.get(place) ?? []), spot.rank])
  }
  return [...found].map(([place, ranks]) => ({ place, ranks }))
}
