import { HABIT_TERMS } from '../../../src/perception/prior/picture-habit'
import type { Plane } from '../../../src/perception/plane'
import { FEATURES } from '../../../src/perception/saliency/features'
import { countsOf, fixationDensity } from './fixation-metrics'
import { densityOf, fitLogLinear } from './log-linear-fit'
import type { ViewedTerms } from './log-linear-fit'
import { meanScores, scoreMap, viewedDensity } from './score-map'
import type { Scores } from './score-map'
import { viewedFeatures } from './viewed-features'
import type { ViewedFeatures } from './viewed-features'
import { VIEWED_SETS } from './viewed-sets'
import type { Fixation } from './viewing-data'
import { elsewhere } from './viewings'

/** The sets of photographs, which this fits. */
type Photographs = 'osie' | 'sun'

/** Which fixations of a viewer count. */
export type Use = (fixation: Fixation) => boolean

export const VIEWS: Record<'all' | 'first', Use> = {
  all: () => true,
  // The same first views as those of interfaces.
  first: ({ order }) => order < 4
}

/** Blur of what is fitted, as part of the longer side. */
const BLUR = 0.02
const RIDGE = 1e-3
const FOLDS = 4
/**
 * What a set counts. Of 1, 1.5 and 2.5 for SUN, this one brought both sets about as close to what viewers
 * themselves reach.
 */
const SET_WEIGHT: Record<Photographs, number> = { osie: 1, sun: 1.5 }

export type Features = Record<Photographs, ViewedFeatures[]>

export async function allFeatures(): Promise<Features> {
  return { osie: await viewedFeatures('osie'), sun: await viewedFeatures('sun') }
}

/** The weights of features and habit that fit pictures of both sets, or of what is kept of them. */
export function fitPictures(
  features: Partial<Features>,
  use: Use,
  keep: (i: number) => boolean = () => true
): { features: number[]; habit: number[] } {
  const pictures = Object.entries(features).flatMap(([set, all]) => {
    const kept = all.filter((_, i) => keep(i))
    return kept.map((picture) =>
      termsOf(picture, use, SET_WEIGHT[set as Photographs] / kept.length)
    )
  })
  const weights = fitLogLinear(pictures, RIDGE)
  const count = FEATURES.length
  return { features: weights.slice(0, count), habit: weights.slice(count, count + HABIT_TERMS) }
}

function termsOf(picture: ViewedFeatures, use: Use, weight: number): ViewedTerms {
  const { width, height, terms } = picture
  const spots = picture.fixations.filter(use)
  const sigma = BLUR * Math.max(width, height)
  return { terms, viewed: fixationDensity(countsOf(spots, width, height), sigma).data, weight }
}

/** Mean scores of a set's pictures under weights that may differ from picture to picture. */
function score(
  pictures: ViewedFeatures[],
  use: Use,
  weightsOf: (i: number) => { features: number[]; habit: number[] }
): Scores {
  const viewed = pictures.map((picture) => ({
    ...picture,
    fixations: picture.fixations.filter(use)
  }))
  const all = viewed.flatMap(({ fixations }) => fixations)
  const scores = viewed.map((picture, i) => {
    const { width, height, terms, fixations } = picture
    const { features, habit } = weightsOf(i)
    const map: Plane = { width, height, data: densityOf(terms, [...features, ...habit]) }
    const truth = viewedDensity(fixations, picture)
    const others = elsewhere(all, fixations, truth)
    return scoreMap(map, { truth, spots: fixations, elsewhere: others })
  })
  return meanScores(scores)
}

/** How such fits do on pictures left out, in folds of both sets. */
export function leftOutRows(all: Features, use: Use): Record<string, Scores> {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fitPictures(all, use, (i) => i % FOLDS !== fold)
  )
  const inFolds = (set: Photographs): Scores => score(all[set], use, (i) => folds[i % FOLDS]!)
  return {
    [`OSIE, in ${FOLDS} folds`]: inFolds('osie'),
    [`SUN, in ${FOLDS} folds`]: inFolds('sun')
  }
}

/** Parts of the features' exponents that are tried on pictures of another kind. */
const PARTS = [0.4, 0.6, 0.8, 1]

/**
 * How a fit to one set does on the other, which it has not seen, with all of its exponents and with a part of
 * them: what can be known of pictures of a kind that nobody has looked at for us.
 */
export function elsewhereRows(all: Features, use: Use): Record<string, Scores> {
  const rows: Record<string, Scores> = {}
  for (const [seen, unseen] of [
    ['sun', 'osie'],
    ['osie', 'sun']
  ] as const) {
    const { features, habit } = fitPictures({ [seen]: all[seen] }, use)
    for (const part of PARTS) {
      const fit = { features: features.map((exponent) => part * exponent), habit }
      const name = `${VIEWED_SETS[unseen].name}, by ${part} of a fit to ${VIEWED_SETS[seen].name}`
      rows[name] = score(all[unseen], use, () => fit)
    }
  }
  return rows
}
