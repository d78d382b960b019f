import { attend, type SeenPicture } from '../../../src/perception/attention/attend'
import type { KindModels } from '../../../src/perception/attention/kind-models'
import { kindParts } from '../../../src/perception/attention/kinds'
import { type Fold, inFolds } from './cross-validated'
import { pixelSize } from './read-pixels'
import { meanScores, scoreMap, type Scores } from './score-map'
import { type SetName, viewedSet } from './viewed-sets'
import { viewedPictures } from './viewing-data'
import { viewingsOf } from './viewings'

/** How well maps of a set follow people with a part of the engine and without it, on average. */
export interface Gain {
  set: SetName
  pictures: number
  without: Scores
  with: Scores
}

/**
 * What a part of the engine gains or costs where people looked, by constants that never saw a picture's site. `without`
 * takes the part out of a picture or out of the constants that its fold is judged by.
 */
export async function gainsOf(
  sets: readonly SetName[],
  without: (looked: SeenPicture, fold: Fold) => { looked?: SeenPicture; models?: KindModels }
): Promise<Gain[]> {
  const { pictures, foldOf } = await inFolds()
  const gains: Gain[] = []
  for (const set of sets) {
    const scores = { without: [] as Scores[], with: [] as Scores[] }
    for (const viewed of await viewingsOf(viewedPictures(set), pixelSize)) {
      const { stem } = viewed.picture
      const { looked, site } = pictures.find((each) => each.set === set && each.stem === stem)!
      const fold = foldOf(site)
      const kinds = kindParts(viewedSet(set).media[0], looked.signs, looked.picture, fold.signs)
      const scoreOf = (seen: SeenPicture, models: KindModels): Scores => {
        const data = attend(seen, kinds, 'all', null, models)
        return scoreMap({ ...looked.grid, data }, viewed)
      }
      const less = without(looked, fold)
      scores.without.push(scoreOf(less.looked ?? looked, less.models ?? fold.models))
      scores.with.push(scoreOf(looked, fold.models))
    }
    gains.push({
      set,
      pictures: scores.with.length,
      without: meanScores(scores.without),
      with: meanScores(scores.with)
    })
  }
  return gains
}
