import { addRow, resize } from '../see/resize'
import { reach, type Size } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { sumToOne } from '../see/statistics'
import { CHANNELS, type Sight } from '../backbone/backbone'
import { KINDS, type Kind, type KindParts } from './kinds'
import { plane, planeLike, type Plane } from '../see/plane'
import { addPlaces } from './place-terms'
import type { KindModels, ViewModel } from './kind-models'

/** A kind less likely than this has no say. */
const LEAST_PART = 0.02

/** Blurs, as parts of the reach, of what lies around a place: about a control's width, and a column's. */
export const SURROUNDINGS = [0.03, 0.08]

/**
 * Where people look, on the grid of the features; sums to 1. For each kind that a picture may be, a log-linear model:
 * a product of powers of what it shows (`features`, in the order of `FEATURES`) and of the habit of looking at its kind. They are mixed by how likely
 * each kind is, so that no pixel switches from one to the other.
 */
export function mixedDensity(
  { picture, features, sight }: Seen,
  kinds: KindParts,
  models: KindModels,
  views: 'all' | 'first'
): Plane {
  const { width, height } = features[0]!
  const mixed = plane(width, height)
  for (const kind of KINDS) {
    const part = kinds[kind] - LEAST_PART
    if (part <= 0) continue
    const density = kindDensity({ picture, features, sight }, kind, models[kind][views])
    for (let i = 0; i < density.length; i++) mixed.data[i]! += part * density[i]!
  }
  sumToOne(mixed.data)
  return mixed
}

/** What a density is made of. */
export interface Seen {
  picture: Size
  /** In the order of `FEATURES`, on their grid. */
  features: readonly Plane[]
  sight: Sight | null
}

/** The density of one kind's model; sums to 1. */
export function kindDensity(
  { picture, features, sight }: Seen,
  kind: Kind,
  model: ViewModel
): Float32Array {
  const logarithm = powersOf(features, model).slice()
  addPlaces(features[0]!, model.places, (part) => pageRow(part, picture, kind), logarithm)
  if (sight && model.sight) addSight(logarithm, sight, model.sight, features[0]!)
  exponential(logarithm)
  return sumToOne(logarithm)
}

/** Sums that were made of the features of a picture, by the exponents of the features. */
const made = new WeakMap<readonly Plane[], WeakMap<readonly number[], Float32Array>>()

/** The logarithm of the product of powers; made once for the views of a kind that share its exponents. */
function powersOf(features: readonly Plane[], model: ViewModel): Float32Array {
  const ofPicture = made.get(features) ?? new WeakMap<readonly number[], Float32Array>()
  made.set(features, ofPicture)
  const sum = ofPicture.get(model.features) ?? sumOfPowers(features, model)
  ofPicture.set(model.features, sum)
  return sum
}

function sumOfPowers(features: readonly Plane[], model: ViewModel): Float32Array {
  const grid = features[0]!
  const logarithm = new Float32Array(grid.data.length)
  addPowers(logarithm, features, model.features)
  for (const [i, exponents] of (model.around ?? []).entries()) {
    const sum = planeLike(grid)
    addPowers(sum.data, features, exponents)
    // The blur of a sum is the sum of blurs: one for all features.
    addRow(logarithm, 0, blurredBy(sum, SURROUNDINGS[i]!).data, 0, logarithm.length, 1)
  }
  return logarithm
}

/** Adds the weighted sum of what the backbone makes of each place. */
function addSight(
  logarithm: Float32Array,
  { values, ...cells }: Sight,
  weights: readonly number[],
  { width, height }: Size
): void {
  const sum = plane(cells.width, cells.height)
  for (let i = 0, from = 0; i < sum.data.length; i++, from += CHANNELS) {
    for (let k = 0; k < CHANNELS; k++) sum.data[i]! += weights[k]! * values[from + k]!
  }
  addRow(logarithm, 0, resize(sum, { width, height }).data, 0, logarithm.length, 1)
}

/** A plane blurred by a part of the picture's reach. */
export const blurredBy = (source: Plane, part: number): Plane =>
  gaussianBlur(source, part * reach(source))

/** A density on a finer grid, times a factor per cell of it where there is one; sums to 1. */
export function onGrid(
  density: Plane,
  { width, height }: Size,
  gain: Float32Array | null
): Float32Array {
  const fine = resize(density, { width, height }).data.slice()
  if (gain) multiply(fine, gain)
  return sumToOne(fine)
}

function addPowers(
  sum: Float32Array,
  features: readonly Plane[],
  exponents: readonly number[]
): void {
  for (const [k, { data }] of features.entries()) addRow(sum, 0, data, 0, sum.length, exponents[k]!)
}

/** Works in place. */
function exponential(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i] = Math.exp(values[i]!)
}

/** Works in place. */
function multiply(values: Float32Array, factors: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i]! *= factors[i]!
}

/** Height over width of the screen that a page is seen on; null for what is seen as a whole. */
const SCREEN: Record<Kind, number | null> = {
  desktop: 0.5625,
  phone: 2.2,
  poster: null,
  chart: null,
  photograph: null
}

/**
 * The part of one screen's density that a page far taller than its screen keeps, and how far below the density has
 * fallen to a quarter, in screens.
 *
 * Judged, not fitted, by the time that people spent per screenful on a desktop (Nielsen Norman Group,
 * “Scrolling and Attention”, 2018: 57, 17, 7, 5, 3, 2 %).
 */
const KEPT = 0.6
const QUARTERED_AFTER = 1.5

/** Where a row of a picture lies on the screen, and by what its density is multiplied. */
interface PageRow {
  /** Place down the screen, 0–1. */
  place: number
  gain: number
}

/**
 * Maps a row of a page to its place on the screen and its gain. The top of a page taller than its screen gets attention
 * like one screen, whose lower rows give way, as the page grows, to a tail that fades with the square of the distance.
 * Other kinds of pictures are one screen.
 */
export function pageRow(part: number, { width, height }: Size, kind: Kind): PageRow {
  const screen = SCREEN[kind]
  const screens = screen === null ? 1 : Math.max(1, height / width / screen)
  const place = part * screens
  const kept = Math.max(KEPT, 1 / screens)
  if (place <= kept) return { place, gain: 1 }
  return { place: kept, gain: (1 + (place - kept) / QUARTERED_AFTER) ** -2 }
}
