import { HINT_KINDS } from '../../../src/perception/hints/layer-hint'
import { crossValidated } from './cross-validated'
import { boxedPictures, fitHints, leaveOneOut } from './hint-fit'
import { meanScores, scoreMap } from './score-map'
import { requireData, viewedPictures } from './viewing-data'
import { viewingsOf } from './viewings'
import { putBetween, writeConstants } from './write-constants'

/**
 * Fits what each kind of layer gains over what the picture alone says, to the pages and posters that have boxes, and
 * prints what that gains where it was not fitted. With --write the constants are put into the source.
 *
 *   npx tsx test/bench/perception/fit-hints.ts [--write]
 */
requireData()
const pictures = await boxedPictures()
const hinted = leaveOneOut(pictures)
const rows: Record<string, Record<string, number>> = {}
for (const set of ['fiwi', 'gdi'] as const) {
  const sizes = new Map(pictures.map(({ stem, picture }) => [stem, picture]))
  const viewings = await viewingsOf(viewedPictures(set), (file) =>
    Promise.resolve(
      sizes.get(
        file
          .split('/')
          .at(-1)!
          .replace(/\.[^.]+$/, '')
      )!
    )
  )
  const plain = await crossValidated(set)
  for (const [name, maps] of Object.entries({ 'without hints': plain, 'with hints': hinted })) {
    const scores = viewings.map((viewed) => scoreMap(maps.get(viewed.picture.stem)!, viewed))
    const { nss, cc } = meanScores(scores)
    rows[`${set} ${name}`] = { nss: Number(nss.toFixed(3)), cc: Number(cc.toFixed(3)) }
  }
}
console.table(rows)
const gains = fitHints(pictures)
console.table(
  Object.fromEntries(
    HINT_KINDS.map((kind, i) => [
      kind,
      {
        both: gains[i],
        pages: fitHints(pictures.filter(({ set }) => set === 'fiwi'))[i],
        posters: fitHints(pictures.filter(({ set }) => set === 'gdi'))[i]
      }
    ])
  )
)
await writeConstants(
  new URL('../../../src/perception/hints/hint-gain.ts', import.meta.url),
  (source) =>
    putBetween(
      source,
      'const GAIN: Record<HintKind, number> = {',
      '}',
      HINT_KINDS.map((kind, i) => ` ${kind}: ${Number(gains[i]!.toFixed(3))}`).join() + ' '
    )
)
