import type { Lab } from '../see/lab'
import { fitArea, reach } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { mean } from '../see/statistics'
import { resize, resizePlanes } from '../see/resize'
import { planeLike, type Plane } from '../see/plane'
import { FEATURE_AREA, type PreparedPicture } from '../see/prepare-picture'
import type { Steps } from '../see/steps'
import { linesOn, type TextLine } from '../see/text-lines'
import { booleanMaps } from './boolean-maps'
import { corners, isolation, lightnessVariation, structureTensor } from './corners'

/** Lengths as parts of the reach. */
const LEAST = 0.008
const FINE = 0.015
const SMALL = 0.02
const VARIATION = 0.03
const WIDE = 0.045
const BROAD = 0.08
const FAR = 0.1

/** Added to a feature, whose mean is 1, before the logarithm: near zero, less hardly matters. */
const FLOOR = 0.2
/** Features whose mean is below this show nothing but rounding. */
const LEAST_MEAN = 1e-6

/** The order in which `logFeatures` gives the logarithms of features. */
export const FEATURES = [
  'boolean maps',
  'boolean maps around',
  'fine corners',
  'coarse corners',
  'edges',
  'edges around',
  'isolated edges',
  'upright steps',
  'upright steps around',
  'isolated steps',
  'hard steps',
  'strokes around',
  'middling steps',
  'even around',
  'text lines',
  'lightness variation',
  'chroma around'
] as const

/** Measures that a picture's kind is recognised by. */
type Sign = 'level steps' | 'strokes' | 'even' | 'lightness' | 'chroma'

/** Each on the grid of the features, not negative. Those "around" are wide averages. */
export type FeaturePlanes = Record<(typeof FEATURES)[number] | Sign, Plane>

/** Features that draw looks to a place, and measures that its kind is recognised by. */
export function* featurePlanes(
  prepared: PreparedPicture,
  colourEdges: Plane,
  lines: readonly TextLine[]
): Steps<FeaturePlanes> {
  const { steps, fine } = prepared
  const grid = fitArea(prepared.picture, FEATURE_AREA)
  const lab = yield* resizePlanes<keyof Lab>(prepared.lab, grid)
  const side = reach(grid)
  const blur = (feature: Plane, part: number): Plane => gaussianBlur(feature, part * side)
  const enclosed = yield* booleanMaps(lab)
  const tensor = yield* structureTensor(prepared.lab.l, grid)
  yield
  const edges = resize(colourEdges, grid)
  yield
  const text = resize(linesOn(lines, fine), grid)
  yield
  const colour = chroma(lab)
  const shapes = {
    'boolean maps': blur(enclosed, FINE),
    'boolean maps around': blur(enclosed, FAR),
    'fine corners': blur(corners(tensor, LEAST * side), FINE),
    'coarse corners': blur(corners(tensor, WIDE * side), FINE)
  }
  yield
  const [edgesHere, stepsHere] = [blur(edges, SMALL), blur(steps.upright, SMALL)]
  const ofEdges = {
    edges: edgesHere,
    'edges around': blur(tensor.length, FAR),
    'isolated edges': isolation(edges, edgesHere, FAR * side),
    'text lines': blur(text, WIDE)
  }
  yield
  const ofSteps = {
    'upright steps': stepsHere,
    'upright steps around': blur(steps.upright, BROAD),
    'isolated steps': isolation(steps.upright, stepsHere, FAR * side),
    'hard steps': blur(steps.hard, SMALL),
    'strokes around': blur(steps.strokes, BROAD),
    'middling steps': blur(steps.middling, WIDE),
    'even around': blur(steps.even, WIDE)
  }
  yield
  return {
    ...shapes,
    ...ofEdges,
    ...ofSteps,
    'lightness variation': blur(lightnessVariation(lab.l, VARIATION * side), FINE),
    'chroma around': blur(colour, FAR),
    'level steps': steps.level,
    strokes: steps.strokes,
    even: steps.even,
    lightness: lab.l,
    chroma: colour
  }
}

/** The logarithm of each feature over its mean in the picture, in the order of `FEATURES`. */
export function logFeatures(planes: FeaturePlanes): Plane[] {
  return FEATURES.map((name) => {
    const { width, height, data } = planes[name]
    return { width, height, data: toLogarithm(data) }
  })
}

/** Distance from grey, in CIELAB units. */
function chroma({ a, b }: Lab): Plane {
  const result = planeLike(a)
  for (let i = 0; i < result.data.length; i++) {
    result.data[i] = Math.sqrt(a.data[i]! * a.data[i]! + b.data[i]! * b.data[i]!)
  }
  return result
}

function toLogarithm(feature: Float32Array): Float32Array {
  const average = mean(feature)
  const scale = average > LEAST_MEAN ? 1 / average : 0
  const result = new Float32Array(feature.length)
  for (let i = 0; i < feature.length; i++) {
    result[i] = Math.log(FLOOR + Math.max(0, feature[i]!) * scale)
  }
  return result
}
