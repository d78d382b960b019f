import { HINT_KINDS } from '../../../src/perception/see/layer-hint'
import { crossValidated, meanOf } from './cross-validated'
import { boxedPictures, fitHints, leaveOneOut } from './hint-fit'
import { pixelSize } from './read-pixels'
import { viewedSet } from './viewed-sets'
import { requireData, viewedPictures } from './viewing-data'
import { viewingsOf } from './viewings'
import { putBetween, writeConstants } from './write-constants'
import { bothScores, writeFitted } from './write-figures'

/**
 * Fits what each kind of layer gains over what the picture alone says, to the pages and posters that have boxes, and
 * prints what that gains where it was not fitted. With --write the constants are put into the source.
 *
 *   npx tsx test/bench/perception/fit-hints.ts [--write]
 */
requireData()
const pictures = await boxedPictures()
const hinted = leaveOneOut(pictures)
const rows: string[][] = []
for (const set of ['fiwi', 'gdi'] as const) {
  const viewings = await viewingsOf(viewedPictures(set), pixelSize)
  const plain = await crossValidated(set)
  const scores = [plain, hinted].map((maps) => bothScores(meanOf(maps, viewings)))
  rows.push([viewedSet(set).name, ...scores])
}
console.table(rows)
await writeFitted('hints', ['', 'without layers', 'with layers'], rows)
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
  new URL('../../../src/perception/attention/hint-gain.ts', import.meta.url),
  (source) =>
    putBetween(
      source,
      'const GAIN: Record<HintKind, number> = {',
      '}',
      HINT_KINDS.map((kind, i) => ` ${kind}: ${Number(gains[i]!.toFixed(3))}`).join() + ' '
    )
)
