import type { Lab } from '../colour/lab'
import type { Size } from '../filters/fit-area'
import { mean } from '../filters/mean'
import { resizeArea } from '../filters/resize-area'
import { resizeSmooth } from '../filters/resize-smooth'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { colourCongestion } from './colour-congestion'
import { edgeMap } from './edge-map'
import { orientationCongestion } from './orientation-congestion'
import { subbandEntropy } from './subband-entropy'

/** Scales at which congestion is measured, each half as large as the one before. */
const SCALES = 3
const LEAST_SIDE = 8

/** What clutter is made of: numbers for the whole picture, and where on the grid it is. */
export interface Clutter {
  edgeDensity: number
  colourCongestion: number
  orientationCongestion: number
  subbandEntropy: number
  /** Shares of edge pixels, 0–1. */
  edges: Plane
  /** CIELAB units. */
  colour: Plane
  /** CIELAB lightness units. */
  orientation: Plane
}

/** Measures clutter on `lab` and on two smaller scales; maps have size `grid`. */
export function* measureClutter(lab: Lab, grid: Size): Steps<Clutter> {
  const edges = yield* edgeMap(lab.l)
  const entropy = yield* subbandEntropy(lab)
  let scale = yield* halved(lab)
  const colour = planeLike(resizeArea(scale.l, ...within(scale.l, grid)))
  const orientation = planeLike(colour)
  for (let i = 0; i < SCALES; i++) {
    keepLarger(colour, yield* colourCongestion(scale))
    keepLarger(orientation, yield* orientationCongestion(scale.l))
    if (Math.min(scale.l.width, scale.l.height) < 2 * LEAST_SIDE) break
    scale = yield* halved(scale)
  }
  return {
    edgeDensity: mean(edges.data),
    colourCongestion: mean(colour.data),
    orientationCongestion: mean(orientation.data),
    subbandEntropy: entropy,
    edges: resizeArea(edges, grid.width, grid.height),
    colour: resizeSmooth(colour, grid.width, grid.height),
    orientation: resizeSmooth(orientation, grid.width, grid.height)
  }
}

function within(size: Size, limit: Size): [number, number] {
  return [Math.min(size.width, limit.width), Math.min(size.height, limit.height)]
}

function* halved(lab: Lab): Steps<Lab> {
  const half = (side: number) => Math.max(1, side >> 1)
  const shrink = (channel: Plane) => resizeArea(channel, half(channel.width), half(channel.height))
  const l = shrink(lab.l)
  yield
  const a = shrink(lab.a)
  yield
  return { l, a, b: shrink(lab.b) }
}

/** Keeps at each place the larger of what is there and another scale's map. */
function keepLarger(into: Plane, map: Plane): void {
  const { width, height } = into
  const isLarger = map.width >= width && map.height >= height
  const fitted = isLarger ? resizeArea(map, width, height) : resizeSmooth(map, width, height)
  for (let i = 0; i < into.data.length; i++) {
    if (fitted.data[i]! > into.data[i]!) into.data[i] = fitted.data[i]!
  }
}
