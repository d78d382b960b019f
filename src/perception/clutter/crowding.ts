import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import type { Plane } from '../plane'

/** Gaussian window that edges are counted in, as part of the reach, and never narrower than in cells. */
const WINDOW = 0.03
const LEAST_WINDOW = 4

/**
 * How crowded each place is with edges, 0–1: 1 − exp(1 − n), where n counts the edges in a window around
 * it in units of one straight edge through its middle. So the lone outline of a large shape is no crowd,
 * three edges side by side are .86 of one, and a busy place does not make up for empty ones: the mean is
 * about the part of the picture that is crowded. People's ratings of clutter follow that more closely than
 * they follow edge density (Pearson in ten folds .83 against .80, each alone, on 100 advertisements).
 */
export function crowdingOf(edges: Plane): Plane {
  const sigma = Math.max(LEAST_WINDOW, WINDOW * reach(edges))
  const crowding = gaussianBlur(edges, sigma)
  const { data } = crowding
  // A straight line through the middle of a Gaussian window has this density.
  const oneEdge = 1 / (sigma * Math.sqrt(2 * Math.PI))
  for (let i = 0; i < data.length; i++) {
    const more = data[i]! / oneEdge - 1
    data[i] = more > 0 ? 1 - Math.exp(-more) : 0
  }
  return crowding
}
