import {
  type Medium,
  perceive,
  type Perception,
  type Pixels,
  runToEnd
} from '../../../src/perception'
import type { Plane } from '../../../src/perception/see/plane'
import { centrePrior } from './centre-prior'
import { nativeSteps, timesMean } from './native-steps'
import { NETWORKS } from './networks'

/** What simpler models make of a picture, from the least informed on. */
export const BASELINES = {
  centre: 'centred Gaussian (.25 of each side)',
  mean: 'mean map of other sites, whatever is seen',
  steps: 'steps at native size, times the mean map'
} as const

export type BaselineName = keyof typeof BASELINES

/** `mean` is the mean map of other sites on the grid of the scores. */
export function baselineMaps(pixels: Pixels, mean: Plane): Record<BaselineName, Plane> {
  return {
    centre: { width: mean.width, height: mean.height, data: centrePrior(mean, 0.25) },
    mean,
    steps: timesMean(mean, nativeSteps(pixels, mean))
  }
}

/** What the engine makes of a picture: maps on its own grid. */
export interface EngineMaps {
  attention: Plane
  perception: Plane
  seen: Perception
}

export function engineMaps(pixels: Pixels, medium: Medium): EngineMaps {
  const seen = runToEnd(perceive(pixels, { medium, networks: NETWORKS }))
  const grid = { width: seen.width, height: seen.height }
  return {
    attention: { ...grid, data: seen.attention },
    perception: { ...grid, data: seen.perception },
    seen
  }
}
