import { resize } from '../../../src/perception/see/resize'
import type { Size } from '../../../src/perception/see/size'
import type { Plane } from '../../../src/perception/see/plane'
import { divergence, peakInMostViewed, similarity } from './density-metrics'
import {
  areasUnderCurve,
  correlation,
  countsOf,
  fixationDensity,
  nss,
  type Spot
} from './fixation-metrics'
import { scoreGrid } from './score-grid'

/** Blur that makes a density of fixations, as part of the longer side: a degree of sight in OSIE. */
const BLUR = 0.03

/** What a map of a picture is held against, all on the grid of the scores. */
export interface Viewing {
  /** What people looked at or called important; sums to 1. */
  truth: Plane
  /** Where people looked; nowhere where they painted importance. */
  spots: readonly Spot[]
  /** How often they looked at each cell in other pictures: the negatives of the shuffled AUC. */
  elsewhere: Plane
}

/** Every score of one map, or means of them; NaN where there is nothing to take it from. */
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

/** The density of places that people looked at in a picture of a size, on the grid of the scores. */
export function viewedDensity(spots: readonly Spot[], size: Size): Plane {
  const { width, height } = scoreGrid(size)
  return fixationDensity(countsOf(spots, width, height), BLUR * Math.max(width, height))
}

/**
 * Scores of a map of any resolution, on a grid of 128 cells on the longer side (Bylinskii et al. 2019). CC, KL, SIM
 * and the peak are held against the density of fixations or painted importance; NSS and the two areas under
 * the curve against the fixations themselves, those of the shuffled one (Zhang et al. 2008) beside fixations elsewhere.
 */
export function scoreMap(map: Plane, { truth, spots, elsewhere }: Viewing): Scores {
  const held = resize(map, truth)
  const counts = countsOf(spots, truth.width, truth.height)
  const areas = areasUnderCurve(held.data, counts.data, elsewhere.data)
  return {
    auc: areas.judd,
    sauc: areas.shuffled,
    nss: nss(held, spots),
    cc: correlation(held.data, truth.data),
    kl: divergence(held, truth),
    sim: similarity(held, truth),
    peak: peakInMostViewed(held, truth)
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
