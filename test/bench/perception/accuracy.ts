import { elsewhere } from './elsewhere'
import { MODELS, mapsOf } from './models'
import type { ModelName } from './models'
import { readPixels } from './read-pixels'
import { VIEWS } from './salience-fit'
import { meanScores, scorerOf } from './score-map'
import type { Scores } from './score-map'
import { VIEWED_SETS } from './viewed-sets'
import type { SetName } from './viewed-sets'
import { halves, viewerMap } from './viewer-maps'
import { viewedPictures } from './viewing-data'

export type RowName = ModelName | 'early' | 'viewers'

/** Scores of each model on each picture of a set, by the pictures' names. */
export type Accuracy = Record<RowName, Scores[]>

export const ROW_LABELS: Record<RowName, string> = {
  ...MODELS,
  early: 'Glance, attention, on the first four fixations',
  viewers: 'half the viewers, on the others'
}

/**
 * Scores every model on pictures of a set, first views on each viewer's first four fixations, and viewers on viewers: every second viewer's map on the fixations of
 * the others, and the other way round, averaged. `every` takes each nth picture only, for a quick look.
 */
export async function measureAccuracy(set: SetName, every = 1): Promise<Accuracy> {
  const { blur } = VIEWED_SETS[set]
  const pictures = viewedPictures(set)
  const names = Object.keys(ROW_LABELS) as RowName[]
  const accuracy = Object.fromEntries(names.map((name) => [name, [] as Scores[]])) as Accuracy
  for (const [i, { file, fixations }] of pictures.entries()) {
    if (i % every !== 0 || fixations.length === 0) continue
    const others = elsewhere(pictures, i)
    const maps = await mapsOf(await readPixels(file))
    const score = scorerOf({ spots: fixations, elsewhere: others, blur })
    const first = fixations.filter(VIEWS.first)
    const scoreEarly = scorerOf({ spots: first, elsewhere: others.filter(VIEWS.first), blur })
    for (const name of Object.keys(MODELS) as ModelName[]) {
      accuracy[name].push((name === 'perception' ? scoreEarly : score)(maps[name]))
    }
    accuracy.early.push(scoreEarly(maps.attention))
    const [some, rest] = halves(fixations)
    const both = [
      scorerOf({ spots: rest, elsewhere: others, blur })(viewerMap(some, maps.uniform, blur)),
      scorerOf({ spots: some, elsewhere: others, blur })(viewerMap(rest, maps.uniform, blur))
    ]
    accuracy.viewers.push(meanScores(both))
  }
  return accuracy
}
