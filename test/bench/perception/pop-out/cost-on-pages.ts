import { runToEnd } from '../../../../src/perception'
import { kindParts } from '../../../../src/perception/attention/kinds'
import { type StandOuts } from '../../../../src/perception/pop-out/pop-out'
import { attend, lookAt } from '../../../../src/perception/attention/attend'
import { preparePicture } from '../../../../src/perception/see/prepare-picture'
import { pixelSize, readPixels } from '../read-pixels'
import { meanScores, scoreMap, type Scores } from '../score-map'
import { SET_NAMES, viewedSet, type SetName } from '../viewed-sets'
import { hasData, viewedPictures } from '../viewing-data'
import { viewingsOf } from '../viewings'

/** What the rules cost, or gain, where people looked at pages on which nothing was planted. */
export interface PopOutCost {
  set: SetName
  pages: number
  /** Pages on which anything stands out. */
  touched: number
  without: Scores
  with: Scores
}

const isOfPages = (set: SetName): boolean => set === 'fiwi' || set.startsWith('ueyes-web')

/** Scores of the attention map with the rules and without them, on the pages at hand. */
export async function measurePopOutCost(): Promise<PopOutCost[]> {
  if (!hasData()) return []
  const costs: PopOutCost[] = []
  for (const set of SET_NAMES.filter(isOfPages)) {
    const viewings = await viewingsOf(viewedPictures(set), pixelSize)
    const pairs: { without: Scores; with: Scores; isTouched: boolean }[] = []
    for (const viewed of viewings) {
      const prepared = runToEnd(preparePicture(await readPixels(viewed.picture.file)))
      const looked = runToEnd(lookAt(prepared))
      const kinds = kindParts(viewedSet(set).media[0], looked.signs, looked.picture)
      const scored = (standOuts: StandOuts): Scores => {
        const data = attend({ ...looked, standOuts }, kinds, 'all')
        return scoreMap({ ...looked.grid, data }, viewed)
      }
      const { standOuts } = looked
      pairs.push({
        without: scored({ singletons: [], card: null }),
        with: scored(standOuts),
        isTouched: standOuts.singletons.length > 0 || standOuts.card !== null
      })
    }
    costs.push({
      set,
      pages: pairs.length,
      touched: pairs.filter(({ isTouched }) => isTouched).length,
      without: meanScores(pairs.map(({ without }) => without)),
      with: meanScores(pairs.map((pair) => pair.with))
    })
  }
  return costs
}
