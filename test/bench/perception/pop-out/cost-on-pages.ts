import { attend, type SeenPicture } from '../../../../src/perception/attention/attend'
import { kindParts } from '../../../../src/perception/attention/kinds'
import { RAISED } from '../../../../src/perception/pop-out/pop-out'
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
  /** Shares over area in what is raised. */
  looks: { people: number; without: number; with: number }
}

/** Scores of the attention map with the rule and without it, of all that is no photograph. */
export async function measurePopOutCost(): Promise<PopOutCost[]> {
  if (!hasData()) return []
  const { pictures, modelsOf } = await inFolds()
  const costs: PopOutCost[] = []
  for (const set of SET_NAMES.filter((name) => name !== 'osie' && name !== 'sun')) {
    const viewings = await viewingsOf(viewedPictures(set), pixelSize)
    const scores = { without: [] as Scores[], with: [] as Scores[] }
    const looks = { people: 0, without: 0, with: 0 }
    let area = 0
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
      const [without, with_] = [mapOf({ ...looked, standOuts: [] }), mapOf(looked)]
      scores.without.push(scoreMap(without, viewed))
      scores.with.push(scoreMap(with_, viewed))
      if (looked.standOuts.length > 0) touched++
      for (const { box } of looked.standOuts.slice(0, RAISED)) {
        const shareOf = (map: Plane): number => shareIn(map, box, looked.grid)
        looks.people += shareOf(viewed.truth)
        looks.without += shareOf(without)
        looks.with += shareOf(with_)
        const even = new Float32Array(without.data.length).fill(1 / without.data.length)
        area += shareOf({ ...without, data: even })
      }
    }
    for (const by of ['people', 'without', 'with'] as const) looks[by] /= area
    costs.push({
      ...{ set, pictures: viewings.length, touched, looks },
      without: meanScores(scores.without),
      with: meanScores(scores.with)
    })
  }
  return costs
}

/** The share of a map in a box of cells of another grid. */
function shareIn(
  map: Plane,
  { left, top, right, bottom }: SeenPicture['standOuts'][number]['box'],
  grid: { width: number; height: number }
): number {
  let share = 0
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const column = ((x + 0.5) * grid.width) / map.width
      const row = ((y + 0.5) * grid.height) / map.height
      if (column >= left && column <= right && row >= top && row <= bottom) {
        share += map.data[y * map.width + x]!
      }
    }
  }
  return share
}
