import { crossValidated } from './cross-validated'
import { meanMaps } from './mean-map'
import { baselineMaps, type BaselineName, BASELINES, engineMaps } from './models'
import { pixelSize, readPixels } from './read-pixels'
import { scoreGrid } from './score-grid'
import { meanScores, scoreMap, type Scores, viewedDensity } from './score-map'
import { SET_NAMES, type SetName, siteOf, viewedSet } from './viewed-sets'
import { halves } from './viewer-halves'
import {
  type Fixation,
  isWithin3s,
  viewedPictures,
  type ViewedScreen,
  viewedScreens
} from './viewing-data'
import { type Viewed, viewingsBy, viewingsOf } from './viewings'

/** Every row there can be, in the order of the tables. */
export const ROW_LABELS = {
  ...BASELINES,
  mobileWeb: 'Glance, as mobileWeb',
  desktopWeb: 'Glance, as desktopWeb',
  generic: 'Glance, as generic',
  leftOut: 'Glance, fitted with the site left out',
  viewers: 'half the viewers, on the others',
  firstCentre: 'first looks: centred Gaussian',
  firstMean: 'first looks: their mean map of other sites',
  firstAttention: 'first looks: Glance, attention',
  firstPerception: 'first looks: Glance, perception',
  firstViewers: 'first looks: half the viewers, on the others'
} as const

export type RowName = keyof typeof ROW_LABELS

/** Scores of each model on each picture of a set, by the pictures' names. A row that a set has not is missing. */
export type Accuracy = Partial<Record<RowName, Scores[]>>

/** Scores every model on the pictures of a set. `every` takes each nth picture only, for a quick look. */
async function measureAccuracy(set: SetName, every = 1): Promise<Accuracy> {
  const { media, isFirst } = viewedSet(set)
  const viewings = await viewingsOf(viewedPictures(set), pixelSize)
  const screens = set === 'ueyes-web' || set === 'ueyes-phone' ? screensLike(set) : null
  const meanMap = meanMaps(
    screens
      ? screens.map((screen) => ({
          site: siteOf(set, screen.id),
          truth: viewedDensity(screen.fixations, screen)
        }))
      : viewings.map(siteAndTruth)
  )
  const first = isFirst ? viewingsBy(viewings, isFirst) : []
  const firstMeanMap = meanMaps(first.filter((viewed) => viewed !== null).map(siteAndTruth))
  const leftOut = await crossValidated(set)
  const accuracy: Accuracy = {}
  const add = (row: RowName, scores: Scores): void => void (accuracy[row] ??= []).push(scores)

  for (const [i, viewed] of viewings.entries()) {
    if (i % every !== 0) continue
    const { site, stem, file } = viewed.picture
    const pixels = await readPixels(file)
    const baselines = baselineMaps(pixels, meanMap(site, viewed.truth))
    for (const name of Object.keys(BASELINES) as BaselineName[]) {
      add(name, scoreMap(baselines[name], viewed))
    }
    const asMeant = engineMaps(pixels, media[0])
    add(media[0], scoreMap(asMeant.attention, viewed))
    for (const medium of media.slice(1)) {
      add(medium, scoreMap(engineMaps(pixels, medium).attention, viewed))
    }
    const fitted = leftOut.get(stem)
    if (fitted) add('leftOut', scoreMap(fitted, viewed))
    const looks = screens?.find(({ id }) => id === stem)?.fixations ?? viewed.spots
    if (looks.length > 0) add('viewers', viewersOnViewers(viewed, looks))

    const early = first[i]
    if (!early) continue
    add('firstCentre', scoreMap(baselines.centre, early))
    add('firstMean', scoreMap(firstMeanMap(site, early.truth), early))
    add('firstAttention', scoreMap(asMeant.attention, early))
    add('firstPerception', scoreMap(asMeant.perception, early))
    add('firstViewers', viewersOnViewers(early, early.spots))
  }
  return accuracy
}

/** Accuracy on those of the sets that are at hand, one after another. */
export async function measureSets(
  sets: readonly SetName[] = SET_NAMES,
  everyPhotograph = 1
): Promise<Partial<Record<SetName, Accuracy>>> {
  const all: Partial<Record<SetName, Accuracy>> = {}
  for (const set of sets) {
    const isLarge = set === 'osie' || set === 'sun'
    all[set] = await measureAccuracy(set, isLarge ? everyPhotograph : 1)
  }
  return all
}

const siteAndTruth = ({ picture, truth }: Viewed) => ({ site: picture.site, truth })

/** The screens of UEyes of a set's shape, with the looks of the first 3 s; most have no picture here. */
function screensLike(set: 'ueyes-web' | 'ueyes-phone'): ViewedScreen[] {
  return viewedScreens()
    .filter(({ width, height }) => (set === 'ueyes-phone' ? height > width : width >= height))
    .map((screen) => ({ ...screen, fixations: screen.fixations.filter(isWithin3s) }))
}

type Look = Pick<Fixation, 'viewer' | 'x' | 'y'>

/** Every second viewer's density on the fixations of the others, and the other way round, averaged. */
function viewersOnViewers(viewed: Viewed, looks: readonly Look[]): Scores {
  const [some, rest] = halves(looks)
  if (some.length === 0 || rest.length === 0) return scoreMap(even(viewed), viewed)
  const against = (map: readonly Look[], spots: readonly Look[]): Scores => {
    const truth = viewedDensity(spots, viewed.size)
    return scoreMap(viewedDensity(map, viewed.size), { ...viewed, truth, spots })
  }
  return meanScores([against(some, rest), against(rest, some)])
}

/** What can be said of others where one viewer alone looked. */
function even({ size }: Viewed) {
  const grid = scoreGrid(size)
  return { ...grid, data: new Float32Array(grid.width * grid.height).fill(1) }
}
