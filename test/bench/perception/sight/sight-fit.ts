import { CHANNELS, type Sight } from '../../../../src/perception/backbone/backbone'
import { attend } from '../../../../src/perception/attention/attend'
import type { Kind, KindParts } from '../../../../src/perception/attention/kinds'
import type { KindModels } from '../../../../src/perception/attention/kind-models'
import type { SightedKind, SightWeights } from '../../../../src/perception/attention/sight-weights'
import { resize } from '../../../../src/perception/see/resize'
import { type KindPicture, shrunk } from '../kind-pictures'
import { fitLogLinear, type ViewedTerms } from '../log-linear-fit'
import type { SetName } from '../viewed-sets'

interface Fitted {
  kind: SightedKind
  /** What a picture of each set counts. */
  sets: Partial<Record<SetName, number>>
  /** On weights of channels that vary by 1. */
  ridge: number
  /** First looks have weights of their own. */
  isFirst: boolean
}

/** Ridges were chosen in folds by site, of .2, .6 and 2 for pages and photographs and of .6 and 2 for the others. */
const FITTED: readonly Fitted[] = [
  { kind: 'desktop', sets: { fiwi: 1, 'ueyes-web': 0.7 }, ridge: 0.4, isFirst: true },
  { kind: 'poster', sets: { gdi: 1 }, ridge: 2, isFirst: false },
  {
    kind: 'chart',
    sets: { 'charts-free': 3, 'charts-described': 1, 'charts-importance': 1 },
    ridge: 2,
    isFirst: false
  },
  { kind: 'photograph', sets: { osie: 1, sun: 1.2 }, ridge: 0.2, isFirst: true }
]

const LEAST = 1e-7
const STEPS = 8
const CURVED = 2

/** Weights of what the backbone makes of each place, fitted as a correction of the maps of models without them. */
export function fitSight(
  pictures: readonly KindPicture[],
  models: KindModels
): Partial<Record<SightedKind, SightWeights>> {
  return Object.fromEntries(
    FITTED.map((fitted): [SightedKind, SightWeights] => {
      const all = fitViews(pictures, models, fitted, 'all')
      if (!fitted.isFirst) return [fitted.kind, { all }]
      return [fitted.kind, { all, first: fitViews(pictures, models, fitted, 'first') }]
    })
  )
}

function fitViews(
  pictures: readonly KindPicture[],
  models: KindModels,
  { kind, sets, ridge }: Fitted,
  views: 'all' | 'first'
): number[] {
  const known = pictures.flatMap((picture) => {
    const weight = (sets as Partial<Record<string, number>>)[picture.set]
    const viewed = picture.viewed?.[views]
    const { sight } = picture.looked
    return weight !== undefined && viewed && sight ? [{ picture, weight, viewed, sight }] : []
  })
  const spreads = channelSpreads(known.map(({ sight }) => sight))
  const given = known.map(({ picture, weight, viewed, sight }): ViewedTerms => {
    const { width, height } = sight
    const density = attend(picture.looked, only(kind), views, null, models)
    const map = resize({ ...picture.looked.grid, data: density }, { width, height })
    return {
      terms: channels(sight).map((channel, k) => channel.map((value) => value / spreads[k]!)),
      offset: map.data.map((value) => Math.log(value + LEAST)),
      viewed: shrunk(viewed, sight).data,
      weight
    }
  })
  const weights = fitLogLinear(given, {
    ridge: spreads.map(() => ridge),
    steps: STEPS,
    curved: CURVED
  })
  return weights.map((weight, k) => weight / spreads[k]!)
}

const only = (kind: Kind): KindParts => ({
  ...{ desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 },
  [kind]: 1
})

/** What each channel says of the cells. */
function channels({ width, height, values }: Sight): Float32Array[] {
  return Array.from({ length: CHANNELS }, (_, k) =>
    Float32Array.from({ length: width * height }, (_cell, i) => values[i * CHANNELS + k]!)
  )
}

/** How much each channel varies within pictures. */
function channelSpreads(sights: readonly Sight[]): number[] {
  const variances = new Array<number>(CHANNELS).fill(0)
  for (const sight of sights) {
    for (const [k, channel] of channels(sight).entries()) {
      const mean = channel.reduce((sum, value) => sum + value, 0) / channel.length
      const squares = channel.reduce((sum, value) => sum + (value - mean) ** 2, 0)
      variances[k]! += squares / channel.length / sights.length
    }
  }
  return variances.map((variance) => Math.sqrt(variance) + 1e-6)
}
