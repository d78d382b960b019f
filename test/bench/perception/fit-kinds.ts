import { KINDS, SEEN_KINDS } from '../../../src/perception/attention/kinds'
import { FEATURES } from '../../../src/perception/attention/features'
import type { KindModel, ViewModel } from '../../../src/perception/attention/kind-models'
import { crossValidated, inFolds, meanOf } from './cross-validated'
import { fitKinds } from './kind-fit'
import { fitSight } from './sight/sight-fit'
import { fitSignWeights, recognitionBySet } from './recognise-fit'
import { percent, short } from './markdown'
import { pixelSize } from './read-pixels'
import { screenHabits } from './screen-habits'
import { SET_NAMES, type SetName, viewedSet } from './viewed-sets'
import { requireData, viewedPictures } from './viewing-data'
import { viewingsBy, viewingsOf } from './viewings'
import { writeConstants } from './write-constants'
import { writeFitted } from './write-figures'

/**
 * Fits where people look at each kind of picture, and how to distinguish kinds, and prints how well such fits do on
 * sites left out. With --write the constants are put into the source. Some ten minutes.
 *
 *   npx tsx test/bench/perception/fit-kinds.ts [--write]
 */

const list = (weights: readonly number[]): string =>
  `[${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]`
const text = ({ features, around, places }: ViewModel): string =>
  `{ features: ${list(features)}, ${around ? `around: [${around.map(list).join()}], ` : ''}places: ${list(places)} }`

const modelText = ({ all, first }: KindModel): string =>
  first.features === all.features
    ? `bothViews(${text(all)}, ${list(first.places)})`
    : `{ all: ${text(all)}, first: ${text(first)} }`

requireData()
const { pictures, modelsOf } = await inFolds()
const rows: Record<string, Record<string, number>> = {}
for (const set of SET_NAMES) {
  const viewings = await viewingsOf(viewedPictures(set), pixelSize)
  const { media, isFirst } = viewedSet(set)
  for (const medium of media) {
    const maps = await crossValidated(set, medium)
    rows[`${set}, ${medium}`] = meanOf(maps, viewings)
  }
  if (!isFirst) continue
  const first = await crossValidated(set, media[0], 'first')
  rows[`${set}, first looks`] = meanOf(first, viewingsBy(viewings, isFirst))
}
console.table(rows)
const recognised = Object.entries(
  recognitionBySet(pictures, (picture) => modelsOf(picture).signs)
).map(([set, { right, likelihood }]) => [
  set === 'ads' ? '100 advertisements (Savoias)' : viewedSet(set as SetName).title,
  ...[percent(right), short(likelihood)]
])
console.table(recognised)
await writeFitted('kinds', ['pictures', 'right', 'mean probability of the right kind'], recognised)

const models = fitKinds(pictures, screenHabits())
console.table(
  Object.fromEntries(
    FEATURES.map((name, i) => [
      name,
      Object.fromEntries(
        KINDS.map((kind) => [kind, Number(models[kind].all.features[i]!.toFixed(2))])
      )
    ])
  )
)
const signs = fitSignWeights(pictures)
const sight = fitSight(pictures, models)
const exact = (weights: readonly number[]): string =>
  `[${weights.map((weight) => Number(weight.toPrecision(3))).join(', ')}]`
await writeConstants('src/perception/attention/sight-weights.ts', [
  'const SIGHT_WEIGHTS: Partial<Record<SightedKind, SightWeights>> = {',
  '\n}',
  Object.entries(sight)
    .map(
      ([kind, { all, first }]) =>
        `${kind}: { all: ${exact(all)}${first ? `, first: ${exact(first)}` : ''} }`
    )
    .join()
])
await writeConstants('src/perception/attention/kind-models.ts', [
  'const KIND_MODELS: KindModels = {',
  '\n}',
  KINDS.map((kind) => `${kind}: ${modelText(models[kind])}`).join()
])
await writeConstants('src/perception/attention/sign-weights.ts', [
  'const SIGN_WEIGHTS: SignWeights = {',
  '\n}',
  SEEN_KINDS.map((kind) => `${kind}: ${list(signs[kind])}`).join()
])
