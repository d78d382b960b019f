import { attend } from '../../../../src/perception/attention/attend'
import { kindParts } from '../../../../src/perception/attention/kinds'
import type { KindModels } from '../../../../src/perception/attention/kind-models'
import { sighted } from '../../../../src/perception/attention/sighted'
import type { Plane } from '../../../../src/perception/see/plane'
import { preparePicture } from '../../../../src/perception/see/prepare-picture'
import { runToEnd } from '../../../../src/perception'
import { type Fold, inFolds } from '../cross-validated'
import type { KindPicture } from '../kind-pictures'
import { pixelSize, readPixels } from '../read-pixels'
import { meanScores, scoreMap, type Scores } from '../score-map'
import { SET_NAMES, type SetName, viewedSet } from '../viewed-sets'
import { viewedPictures } from '../viewing-data'
import { viewingsOf } from '../viewings'
import { shuffledBackbone } from './shuffled-backbone'
import { fitSight } from './sight-fit'

/** Maps of a set by constants that never saw a picture's site: how well they follow people, on average. */
export interface SightGain {
  set: SetName
  pictures: number
  /** Without the backbone, with it, and with its weights shuffled. */
  without: Scores
  with: Scores
  shuffled: Scores
}

/** Of photographs, which are many, each so many-th passes the shuffled backbone, too. */
const EVERY = 4

/** What the backbone gains on each set, beside one that has learned nothing. */
export async function measureSight(): Promise<SightGain[]> {
  const { pictures, folds, foldOf } = await inFolds()
  const files = new Map(
    SET_NAMES.flatMap((set) =>
      viewedPictures(set).map(({ stem, file }) => [`${set} ${stem}`, file])
    )
  )
  const backbone = shuffledBackbone()
  const control: KindPicture[] = []
  const photographs = { osie: 0, sun: 0 }
  for (const picture of pictures) {
    const file = files.get(`${picture.set} ${picture.stem}`)
    if (file === undefined) continue
    const { set } = picture
    if ((set === 'osie' || set === 'sun') && photographs[set]++ % EVERY !== 0) continue
    const { fineRgb } = runToEnd(preparePicture(await readPixels(file)))
    const sight = runToEnd(backbone.look(fineRgb))
    control.push({ ...picture, looked: { ...picture.looked, sight } })
  }
  const controlModels = folds.map(({ isJudged, base }) =>
    sighted(
      base,
      fitSight(
        control.filter(({ site }) => !isJudged(site)),
        base
      )
    )
  )
  const gains: SightGain[] = []
  for (const set of SET_NAMES) {
    const scores = { without: [] as Scores[], with: [] as Scores[], shuffled: [] as Scores[] }
    for (const viewed of await viewingsOf(viewedPictures(set), pixelSize)) {
      const { stem } = viewed.picture
      const shuffled = control.find((each) => each.set === set && each.stem === stem)
      if (!shuffled) continue
      const fold = foldOf(shuffled.site)
      const place = folds.indexOf(fold)
      const seen = pictures.find((each) => each.set === set && each.stem === stem)!
      scores.without.push(scoreMap(mapOf(seen, fold, fold.base), viewed))
      scores.with.push(scoreMap(mapOf(seen, fold, fold.models), viewed))
      scores.shuffled.push(scoreMap(mapOf(shuffled, fold, controlModels[place]!), viewed))
    }
    gains.push({
      set,
      pictures: scores.with.length,
      without: meanScores(scores.without),
      with: meanScores(scores.with),
      shuffled: meanScores(scores.shuffled)
    })
  }
  return gains
}

function mapOf({ set, looked }: KindPicture, { signs }: Fold, models: KindModels): Plane {
  const [medium] = viewedSet(set as SetName).media
  const kinds = kindParts(medium, looked.signs, looked.picture, signs)
  return { ...looked.grid, data: attend(looked, kinds, 'all', null, models) }
}
