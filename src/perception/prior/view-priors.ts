import type { Size } from '../filters/fit-area'
import type { Medium } from '../medium'
import * as picture from '../saliency/exponents'
import { ALL_VIEWS, FIRST_VIEWS } from './interface-fit'
import { interfacePrior } from './interface-prior'
import { pictureHabit } from './picture-habit'

/** Densities of looking by habit alone, each summing to 1. */
export interface ViewPriors {
  all: Float32Array
  first: Float32Array
}

/** Where people look in a picture of this medium and size, whatever it shows. */
export function viewPriors(medium: Medium, size: Size, grid: Size): ViewPriors {
  if (medium === 'generic') {
    return {
      all: pictureHabit(grid, picture.ALL_VIEWS.habit),
      first: pictureHabit(grid, picture.FIRST_VIEWS.habit)
    }
  }
  return {
    all: interfacePrior(grid, size, medium, ALL_VIEWS),
    first: interfacePrior(grid, size, medium, FIRST_VIEWS)
  }
}
