import { attend, type SeenPicture } from '../../../../src/perception/attention/attend'
import { kindParts } from '../../../../src/perception/attention/kinds'
import type { Plane } from '../../../../src/perception/see/plane'
import { inFolds } from '../cross-validated'
import { pixelSize } from '../read-pixels'
import { meanScores, scoreMap, type Scores } from '../score-map'
import { SET_NAMES, viewedSet, type SetName } from '../viewed-sets'
import { hasData, viewedPictures } from '../viewing-data'
import { viewingsOf } from '../viewings'

/** What the rule costs, or gains, where people looked at pictures on which nothing was planted. */
export interface PopOutCost {
  set: SetName
  pictures: number
  /** Pictures on which anything stands out. */
  touched: number
  without: Scores
  with: Scores
}

/** Scores of the attention map with the rule and without it, of all that is no photograph. */
export async function measurePopOutCost(): Promise<PopOutCost[]> {
  if (!hasData()) return []
  const { pictures, modelsOf } = await inFolds()
  const costs: PopOutCost[] = []
  for (const set of SET_NAMES.filter((name) => name !== 'osie' && name !== 'sun')) {
    const viewings = await viewingsOf(viewedPictures(set), pixelSize)
    const scores = { without: [] as Scores[], with: [] as Scores[] }
    let touched = 0
    for (const viewed of viewings) {
      const { stem } = viewed.picture
      const picture = pictures.find((each) => each.set === set && each.stem === stem)!
      const { looked } = picture
      const { models, signs } = modelsOf(picture)
      const kinds = kindParts(viewedSet(set).media[0], looked.signs, looked.picture, signs)
      const mapOf = (seen: SeenPicture): Plane => ({
        ...looked.grid,
        data: attend(seen, kinds, 'all', null, models)
      })
      scores.without.push(scoreMap(mapOf({ ...looked, standOuts: [] }), viewed))
      scores.with.push(scoreMap(mapOf(looked), viewed))
      if (looked.standOuts.length > 0) touched++
    }
    costs.push({
      ...{ set, pictures: viewings.length, touched },
      without: meanScores(scores.without),
      with: meanScores(scores.with)
    })
  }
  return costs
}
