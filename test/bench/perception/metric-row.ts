import type { Plane } from '../../../src/perception/plane'
import {
  areaUnderCurve,
  aucJudd,
  correlation,
  fixationDensity,
  nss,
  valuesAt
} from './fixation-metrics'
import type { Spot } from './fixation-metrics'

/** How other pictures' fixations are drawn for the shuffled AUC: as many pictures, this far apart. */
const OTHER_PICTURES = 10
const OTHER_STRIDE = 7

export interface ScoredPicture {
  map: Plane
  spots: Spot[]
}

export interface MetricRow {
  nss: number
  cc: number
  auc: number
  sauc: number
}

/**
 * Mean scores of maps against fixations. CC is with the fixation density blurred by `blur`
 * (part of the longer side); sAUC (Zhang et al. 2008) takes its negatives from the fixations of ten other pictures.
 */
export function metricRow(pictures: ScoredPicture[], blur: number): MetricRow {
  const sum: MetricRow = { nss: 0, cc: 0, auc: 0, sauc: 0 }
  for (const [i, { map, spots }] of pictures.entries()) {
    const sigma = blur * Math.max(map.width, map.height)
    const truth = fixationDensity(spots, map.width, map.height, sigma)
    sum.nss += nss(map, spots)
    sum.cc += correlation(map.data, truth.data)
    sum.auc += aucJudd(map, spots)
    sum.sauc += areaUnderCurve(valuesAt(map, spots), valuesAt(map, otherSpots(pictures, i)))
  }
  const n = pictures.length
  return { nss: sum.nss / n, cc: sum.cc / n, auc: sum.auc / n, sauc: sum.sauc / n }
}

function otherSpots(pictures: ScoredPicture[], i: number): Spot[] {
  return Array.from(
    { length: OTHER_PICTURES },
    (_, k) => pictures[(i + (k + 1) * OTHER_STRIDE) % pictures.length]!.spots
  ).flat()
}
