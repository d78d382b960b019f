import type { Lab } from '../colour/lab'
import { shrinkLab } from '../colour/shrink-lab'
import { fitArea, reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { mean } from '../filters/mean'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { booleanMaps } from './boolean-maps'
import { corners } from './corners'
import { lightnessVariation } from './lightness-variation'
import { radialSymmetry } from './radial-symmetry'
import { structureTensor } from './structure-tensor'

/** Cells that features are measured on. */
const FEATURE_AREA = 128 * 96

/** Lengths as parts of the reach. */
const FINE = 0.008
const COARSE = 0.045
const WIDE = 0.1
const VARIATION = 0.03
const RADIUS = 0.05
/** The last blur of every feature: about the eye's own aim. */
const BLUR = 0.015

/** What is added to a feature, whose mean is 1, before the logarithm: where little is, less hardly matters. */
const FLOOR = 0.2
/** Features whose mean is below this show nothing but rounding. */
const LEAST_MEAN = 1e-6

/** The order in which `measureFeatures` gives them. */
export const FEATURES = [
  'boolean maps',
  'boolean maps around',
  'fine corners',
  'coarse corners',
  'radial symmetry',
  'edges around',
  'lightness variation',
  'redness'
] as const

/**
 * What may make people look at a place, on at most `FEATURE_AREA` cells, in the order of `FEATURES`: the logarithm
 * of each feature over its mean in the picture. Those "around" are wide averages, against which a place stands
 * out or does not.
 */
export function* measureFeatures(coarse: Lab): Steps<Plane[]> {
  const lab = yield* shrinkLab(coarse, fitArea(coarse.l, FEATURE_AREA))
  yield
  const side = reach(lab.l)
  const enclosed = yield* booleanMaps(lab)
  const tensor = yield* structureTensor(coarse.l, lab.l)
  yield
  const features = [
    gaussianBlur(enclosed, BLUR * side),
    gaussianBlur(enclosed, WIDE * side),
    smooth(corners(tensor, FINE * side)),
    smooth(corners(tensor, COARSE * side)),
    smooth(radialSymmetry(lab.l, RADIUS * side)),
    gaussianBlur(tensor.length, WIDE * side),
    smooth(lightnessVariation(lab.l, VARIATION * side)),
    smooth(redness(lab.a))
  ]
  yield
  for (const { data } of features) toLogarithm(data)
  return features
}

/** How far a colour is on the red side of grey, in CIELAB units: warm things draw the eye, and faces are. */
function redness(a: Plane): Plane {
  const red = planeLike(a)
  for (let i = 0; i < red.data.length; i++) red.data[i] = Math.max(0, a.data[i]!)
  return red
}

function smooth(feature: Plane): Plane {
  return gaussianBlur(feature, BLUR * reach(feature), feature)
}

/** Works in place. */
function toLogarithm(feature: Float32Array): void {
  const average = mean(feature)
  const scale = average > LEAST_MEAN ? 1 / average : 0
  for (let i = 0; i < feature.length; i++) feature[i] = Math.log(FLOOR + feature[i]! * scale)
}
