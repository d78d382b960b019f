import type { Kind } from '../../../src/perception/attention/kinds'
import { blurredBy, pageRow, SURROUNDINGS } from '../../../src/perception/attention/densities'
import { PLACE_TERMS, placeTerms } from '../../../src/perception/attention/place-terms'
import { resize } from '../../../src/perception/see/resize'
import { FEATURES } from '../../../src/perception/attention/features'
import type { KindModels, ViewModel } from '../../../src/perception/attention/kind-models'
import { fitGrid, type KindPicture } from './kind-pictures'
import { fitLogLinear, type ViewedTerms } from './log-linear-fit'
import type { ScreenHabits } from './screen-habits'
import type { SetName } from './viewed-sets'

type FittedKind = Exclude<Kind, 'phone'>

/**
 * The sets that each kind is fitted to, and what a picture of theirs counts. Ten screens of today count less than 84
 * pages of 2014: more of them costs those pages (CC .703 with none, .698 with 1, .694 with 1.5) what it gives the screens
 * (.414, .436, .444). Ten phones are too few for exponents of their own: see `PHONE_PART`.
 */
const SETS: Record<FittedKind, Partial<Record<SetName, number>>> = {
  desktop: { fiwi: 1, eyevis: 0.3, 'ueyes-web': 0.7 },
  poster: { gdi: 1 },
  chart: { 'charts-free': 3, 'charts-described': 1, 'charts-importance': 1 },
  photograph: { osie: 1, sun: 1.2 }
}

/** What interfaces share; photographs share nothing with them. */
const SHARING: readonly FittedKind[] = ['desktop', 'poster', 'chart']
const SHARE_WEIGHT: Partial<Record<FittedKind, number>> = { desktop: 3, poster: 2, chart: 2 }

/** Ridges on what is shared, on how a kind differs from it, and on places. Chosen in folds by site. */
const SHARED_RIDGE = 0.003
const OWN_RIDGE = 0.1
const AROUND_RIDGE = 0.03
const PLACE_RIDGE = 0.003
const PHOTOGRAPH_RIDGE = 0.001
const ROUNDS = 5

/**
 * What is left on phones of a desktop page's exponents: people look at a phone's screen more by habit. Of 0, .3, .5, .7 and
 * 1 on the ten phones with pictures, each with a habit of other phones: CC .50, .566, .56, .54, .51.
 */
const PHONE_PART = 0.4

const FEATURE_COUNT = FEATURES.length

/** Fits all kinds to pictures, first looks where their times are known and by `habits` elsewhere. */
export function fitKinds(pictures: readonly KindPicture[], habits: ScreenHabits): KindModels {
  const sharing = fitSharing(pictures)
  const photograph = fitPhotographs(pictures, 'all')
  const page = fitAround(pictures, sharing.desktop)
  const desktop = { all: page, first: fitFirstPlaces(pictures, page) }
  const later = (model: ViewModel, early: readonly number[]): ViewModel => ({
    features: model.features,
    places: model.places.map((weight, i) => weight + early[i]!)
  })
  const phone = {
    features: sharing.desktop.features.map((exponent) => PHONE_PART * exponent),
    places: habits.phone
  }
  return {
    desktop,
    phone: { all: phone, first: later(phone, habits.early.phone) },
    poster: { all: sharing.poster, first: later(sharing.poster, habits.early.desktop) },
    chart: { all: sharing.chart, first: later(sharing.chart, habits.early.desktop) },
    photograph: { all: photograph, first: fitPhotographs(pictures, 'first') }
  }
}

interface Terms {
  /** Features, then places. */
  terms: Float32Array[]
  /** Features around, surrounding by surrounding; desktop pages alone have them. */
  around: Float32Array[]
  /** Logarithm of what a page's length makes of each place. */
  gain: Float32Array
}

const known = new WeakMap<KindPicture, Terms>()

/** The terms of a picture as one of its kind, which never changes: every fold asks for them. */
function termsOf(picture: KindPicture, kind: Kind): Terms {
  const terms = known.get(picture) ?? makeTerms(picture, kind)
  known.set(picture, terms)
  return terms
}

function makeTerms(picture: KindPicture, kind: Kind): Terms {
  const { width, height } = fitGrid(picture.looked.picture)
  const planes = picture.looked.features.map((plane) => resize(plane, { width, height }))
  const features = planes.map(({ data }) => data)
  const blurred =
    kind === 'desktop'
      ? planes.map((plane) => SURROUNDINGS.map((part) => blurredBy(plane, part)))
      : []
  const around = [0, 1].flatMap((i) => blurred.map((of) => of[i]!.data))
  const places = Array.from({ length: PLACE_TERMS }, () => new Float32Array(width * height))
  const gain = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const on = pageRow((row + 0.5) / height, picture.looked.picture, kind)
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      gain[at] = Math.log(on.gain)
      for (const [k, term] of placeTerms((column + 0.5) / width, on.place).entries()) {
        places[k]![at] = term
      }
    }
  }
  return { terms: [...features, ...places], around, gain }
}

interface Fitted extends ViewedTerms {
  terms: Float32Array[]
  around: Float32Array[]
  offset: Float32Array
}

/** The pictures of a kind, whose weights add up to 1. */
function picturesOf(
  pictures: readonly KindPicture[],
  kind: FittedKind,
  views: 'all' | 'first'
): Fitted[] {
  const sets: Partial<Record<string, number>> = SETS[kind]
  const found = pictures.flatMap((picture) => {
    const weight = sets[picture.set]
    const viewed = picture.viewed?.[views]
    if (weight === undefined || !viewed) return []
    const { terms, around, gain } = termsOf(picture, kind)
    return [{ terms, around, offset: gain, viewed: viewed.data, weight }]
  })
  const total = found.reduce((sum, { weight }) => sum + weight, 0)
  return found.map((picture) => ({ ...picture, weight: picture.weight / total }))
}

/** Exponents that kinds share, how each differs from them, and its places: fitted in turn. */
function fitSharing(
  pictures: readonly KindPicture[]
): Record<'desktop' | 'poster' | 'chart', ViewModel> {
  const kinds = SHARING.map((kind) => ({
    pictures: picturesOf(pictures, kind, 'all'),
    share: SHARE_WEIGHT[kind]!,
    own: new Array<number>(FEATURE_COUNT + PLACE_TERMS).fill(0)
  }))
  let shared = new Array<number>(FEATURE_COUNT).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of kinds) {
      const given = kind.pictures.map((picture) => offsetBy(picture, shared, 0))
      kind.own = fitLogLinear(given, { ridge: ownRidge(OWN_RIDGE), start: kind.own, steps: 3 })
    }
    const given = kinds.flatMap(({ pictures: ofKind, share, own }) =>
      ofKind.map((picture) => ({
        ...offsetBy(picture, own, 0),
        terms: picture.terms.slice(0, FEATURE_COUNT),
        weight: share * picture.weight
      }))
    )
    const ridge = shared.map(() => SHARED_RIDGE)
    shared = fitLogLinear(given, { ridge, start: shared, steps: 2 })
  }
  const [desktop, poster, chart] = kinds.map(({ own }) => split(own, shared))
  return { desktop: desktop!, poster: poster!, chart: chart! }
}

function fitPhotographs(pictures: readonly KindPicture[], views: 'all' | 'first'): ViewModel {
  const ridge = new Array<number>(FEATURE_COUNT + PLACE_TERMS).fill(PHOTOGRAPH_RIDGE)
  return split(fitLogLinear(picturesOf(pictures, 'photograph', views), { ridge }), null)
}

/** What lies around a place on desktop pages, with what it leaves to the place itself. */
function fitAround(pictures: readonly KindPicture[], page: ViewModel): ViewModel {
  const before = [...page.features, ...page.places]
  const given = picturesOf(pictures, 'desktop', 'all').map((picture) => ({
    ...offsetBy(picture, before, 0),
    terms: [...picture.terms, ...picture.around]
  }))
  const ridge = [...ownRidge(OWN_RIDGE), ...given[0]!.around.map(() => AROUND_RIDGE)]
  const weights = fitLogLinear(given, { ridge })
  const own = split(weights.slice(0, before.length), null)
  const sum = (one: readonly number[], other: readonly number[]): number[] =>
    one.map((value, i) => value + other[i]!)
  const near = before.length + FEATURE_COUNT
  return {
    features: sum(page.features, own.features),
    around: [weights.slice(before.length, near), weights.slice(near)],
    places: sum(page.places, own.places)
  }
}

/** First views of pages: the exponents of all views, and places of their own. */
function fitFirstPlaces(pictures: readonly KindPicture[], all: ViewModel): ViewModel {
  const around = all.around?.flat() ?? []
  const given = picturesOf(pictures, 'desktop', 'first').map((picture) => ({
    ...offsetBy({ ...offsetBy(picture, all.features, 0), terms: picture.around }, around, 0),
    terms: picture.terms.slice(FEATURE_COUNT)
  }))
  const ridge = all.places.map(() => PLACE_RIDGE)
  return { ...all, places: fitLogLinear(given, { ridge, start: all.places }) }
}

/** A picture with what some of its terms add, from one on, in its offset. */
function offsetBy(picture: Fitted, weights: readonly number[], from: number): Fitted {
  const offset = picture.offset.slice()
  for (const [k, weight] of weights.entries()) {
    const term = picture.terms[from + k]!
    for (let i = 0; i < offset.length; i++) offset[i]! += weight * term[i]!
  }
  return { ...picture, offset }
}

function ownRidge(ofFeatures: number): number[] {
  return Array.from({ length: FEATURE_COUNT + PLACE_TERMS }, (_, i) =>
    i < FEATURE_COUNT ? ofFeatures : PLACE_RIDGE
  )
}

function split(weights: readonly number[], shared: readonly number[] | null): ViewModel {
  return {
    features: weights.slice(0, FEATURE_COUNT).map((weight, i) => weight + (shared?.[i] ?? 0)),
    places: weights.slice(FEATURE_COUNT)
  }
}
