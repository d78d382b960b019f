import type { Lab } from '../colour/lab'
import { fitArea } from '../filters/fit-area'
import { largest } from '../filters/largest'
import { peakToOne } from '../filters/normalise'
import { resizeArea } from '../filters/resize-area'
import { resizeSmooth } from '../filters/resize-smooth'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { booleanMaps } from './boolean-maps'
import { chromaContrast } from './chroma-contrast'
import { imageSignature } from './image-signature'
import type { Salience } from './salience'
import { shrinkLab } from '../colour/shrink-lab'
import { textLikeness } from './text-likeness'

const BOOLEAN_MAP_AREA = 128 * 96
const SIGNATURE_AREA = 64 * 48
/** Colour counts half: in interfaces it matters less than text and pictures (Leiva et al. 2020). */
const CHROMA_WEIGHT = 0.5

/** What a plain place keeps of the habit of looking there. */
const FLOOR = 0.2
/** Sharpens what stands out: first views go there and hardly anywhere else. */
const FIRST_VIEW_EXPONENT = 1.5

/**
 * Salience of interfaces: boolean maps, image signature, text likeness and chroma contrast added up without
 * fitted weights. Weights fitted to photographs are not used here: it could not be shown that they hold.
 */
export function* interfaceSalience(
  full: Lab,
  coarse: Lab,
  gain: Float32Array | null
): Steps<Salience> {
  const stands = yield* conspicuity(full, coarse, gain)
  yield
  const all = new Float32Array(stands.length).fill(1)
  const first = all.slice()
  // Where nothing stands out, nothing is left but habit.
  if (largest(stands) === 0) return { all, first }
  for (let i = 0; i < stands.length; i++) {
    all[i] = FLOOR + stands[i]!
    first[i] = Math.pow(stands[i]!, FIRST_VIEW_EXPONENT)
  }
  return { all, first }
}

/** How much each cell stands out, 0–1 with a peak of 1; all zero where nothing does. */
function* conspicuity(full: Lab, coarse: Lab, gain: Float32Array | null): Steps<Float32Array> {
  const small = yield* shrinkLab(coarse, fitArea(coarse.l, BOOLEAN_MAP_AREA))
  yield
  const tiny = yield* shrinkLab(small, fitArea(coarse.l, SIGNATURE_AREA))
  const sum = planeLike(coarse.l)
  addPeak(sum, yield* booleanMaps(small), 1)
  yield
  addPeak(sum, yield* imageSignature(tiny), 1)
  yield
  addPeak(sum, yield* textLikeness(full.l, coarse.l), 1)
  yield
  addPeak(sum, yield* chromaContrast(coarse), CHROMA_WEIGHT)
  if (gain) for (let i = 0; i < gain.length; i++) sum.data[i]! *= gain[i]!
  return peakToOne(sum.data)
}

/** Adds a feature whose peak is brought to a weight. */
function addPeak({ width, height, data }: Plane, feature: Plane, weight: number): void {
  const isLarger = feature.width > width || feature.height > height
  const fitted = isLarger
    ? resizeArea(feature, width, height)
    : resizeSmooth(feature, width, height)
  peakToOne(fitted.data)
  for (let i = 0; i < data.length; i++) data[i]! += weight * fitted.data[i]!
}
