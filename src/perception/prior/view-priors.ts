import type { Size } from '../filters/fit-area'
import type { Medium } from '../medium'
import { centrePrior } from './centre-prior'
import { ALL_VIEWS, FIRST_VIEWS } from './interface-fit'
import { interfacePrior } from './interface-prior'

/** Widths of the centred Gaussian for photographs and posters, as parts of each side. */
const CENTRE_SPREAD = 0.3
const CENTRE_SPREAD_FIRST = 0.25

/** Densities of looking by habit alone, each summing to 1. */
export interface ViewPriors {
  all: Float32Array
  first: Float32Array
}

/** Where people look in a picture of this medium and shape whatever it shows. */
export function viewPriors(medium: Medium, picture: Size, grid: Size): ViewPriors {
  if (medium === 'generic') {
    return { all: centrePrior(grid, CENTRE_SPREAD), first: centrePrior(grid, CENTRE_SPREAD_FIRST) }
  }
  return {
    all: interfacePrior(grid, picture, medium, ALL_VIEWS),
    first: interfacePrior(grid, picture, medium, FIRST_VIEWS)
  }
}
