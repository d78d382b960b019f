import { runToEnd } from '../../../src/perception'
import { fitArea } from '../../../src/perception/filters/fit-area'
import type { Size } from '../../../src/perception/filters/fit-area'
import { resizeArea } from '../../../src/perception/filters/resize-area'
import { habitTerms, HABIT_TERMS } from '../../../src/perception/prior/picture-habit'
import { measureFeatures } from '../../../src/perception/saliency/features'
import { coarsePicture } from './coarse-picture'
import { readPixels } from './read-pixels'
import { viewedPictures } from './viewing-data'
import type { Fixation } from './viewing-data'
import type { SetName } from './viewed-sets'

/** Cells that a fit looks at: features are smooth over two cells of their own grid. */
const FIT_AREA = 64 * 48

/** A picture's terms of the log-linear model, and who looked where. */
export interface ViewedFeatures extends Size {
  set: SetName
  terms: Float32Array[]
  fixations: Fixation[]
}

/** The terms of every picture of a set: features first, then those of habit. */
export async function viewedFeatures(set: SetName): Promise<ViewedFeatures[]> {
  const all: ViewedFeatures[] = []
  for (const { file, fixations } of viewedPictures(set)) {
    const { lab } = coarsePicture(await readPixels(file))
    const features = runToEnd(measureFeatures(lab))
    const size = fitArea(features[0]!, FIT_AREA)
    const terms = features.map((feature) => resizeArea(feature, size.width, size.height).data)
    all.push({ ...size, set, terms: [...terms, ...habitPlanes(size)], fixations })
  }
  return all
}

function habitPlanes({ width, height }: Size): Float32Array[] {
  const planes = Array.from({ length: HABIT_TERMS }, () => new Float32Array(width * height))
  for (let at = 0; at < width * height; at++) {
    const x = (2 * (at % width) + 1) / width - 1
    const y = (2 * Math.floor(at / width) + 1) / height - 1
    for (const [k, term] of habitTerms(x, y).entries()) planes[k]![at] = term
  }
  return planes
}
