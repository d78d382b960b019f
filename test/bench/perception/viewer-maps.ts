import type { Size } from '../../../src/perception/filters/fit-area'
import type { Plane } from '../../../src/perception/plane'
import { fixationDensity } from './fixation-metrics'
import type { Fixation } from './viewing-data'

/** The fixations of every second viewer, and those of the others. */
export function halves(fixations: Fixation[]): [Fixation[], Fixation[]] {
  const viewers = [...new Set(fixations.map(({ viewer }) => viewer))]
  const isFirst = ({ viewer }: Fixation) => viewers.indexOf(viewer) % 2 === 0
  return [fixations.filter(isFirst), fixations.filter((fixation) => !isFirst(fixation))]
}

/** Part of a viewers' map that is even: it keeps a place nobody of the half looked at from counting as impossible. */
const EVEN = 0.1

/**
 * What some viewers' fixations say about where others will look: their density, blurred as measured ones are, and
 * a tenth of it spread evenly, which changes KL and SIM alone.
 */
export function viewerMap(fixations: Fixation[], { width, height }: Size, blur: number): Plane {
  const { data } = fixationDensity(fixations, width, height, blur * Math.max(width, height))
  return { width, height, data: data.map((p) => (1 - EVEN) * p + EVEN / data.length) }
}
