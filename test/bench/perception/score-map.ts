import type { Plane } from '../../../src/perception/plane'
import { divergence, peakInMostViewed, similarity } from './density-metrics'
import {
  areaUnderCurve,
  aucJudd,
  correlation,
  fixationDensity,
  nss,
  valuesAt
} from './fixation-metrics'
import type { Spot } from './fixation-metrics'

/** What a map of a picture is held against. */
export interface Viewing {
  /** Where people looked. */
  spots: Spot[]
  /** Where they looked in other pictures: the negatives of the shuffled AUC. */
  elsewhere: Spot[]
  /** Blur of the measured density, as part of the map's longer side. */
  blur: number
}

/** Every score of one map, or means of them. */
export interface Scores {
  auc: number
  sauc: number
  nss: number
  cc: number
  kl: number
  sim: number
  /** Part of pictures, 0–1, whose peak lies in the most viewed area. */
  peak: number
}

/**
 * Scores maps of one picture, at their own resolution. CC, KL, SIM and the peak are held against the fixation
 * density blurred by `blur`; sAUC (Zhang et al. 2008) takes its negatives from fixations in other pictures.
 */
export function scorerOf({ spots, elsewhere, blur }: Viewing): (map: Plane) => Scores {
  const densities = new Map<string, Plane>()
  const densityOf = ({ width, height }: Plane): Plane => {
    const key = `${width}x${height}`
    const density =
      densities.get(key) ?? fixationDensity(spots, width, height, blur * Math.max(width, height))
    densities.set(key, density)
    return density
  }
  return (map) => {
    const density = densityOf(map)
    return {
      auc: aucJudd(map, spots),
      sauc: areaUnderCurve(valuesAt(map, spots), valuesAt(map, elsewhere)),
      nss: nss(map, spots),
      cc: correlation(map.data, density.data),
      kl: divergence(map, density),
      sim: similarity(map, density),
      peak: peakInMostViewed(map, density)
    }
  }
}

/** The mean of each score. */
export function meanScores(all: readonly Scores[]): Scores {
  const mean = (of: (scores: Scores) => number): number =>
    all.reduce((sum, scores) => sum + of(scores), 0) / all.length
  return {
    auc: mean(({ auc }) => auc),
    sauc: mean(({ sauc }) => sauc),
    nss: mean(({ nss }) => nss),
    cc: mean(({ cc }) => cc),
    kl: mean(({ kl }) => kl),
    sim: mean(({ sim }) => sim),
    peak: mean(({ peak }) => peak)
  }
}
