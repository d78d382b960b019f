import { textCover } from '../../../src/perception/attention/hint-gain'
import { resize } from '../../../src/perception/see/resize'
import type { Plane } from '../../../src/perception/see/plane'
import { annotatedBoxes, type BoxKind } from './boxes/annotated-boxes'
import { crossValidated, inFolds, meanOf } from './cross-validated'
import { fitGrid } from './kind-pictures'
import { densityOf, fitLogLinear, type ViewedTerms } from './log-linear-fit'
import { pixelSize } from './read-pixels'
import { viewedSet } from './viewed-sets'
import { requireData, viewedPictures } from './viewing-data'
import { viewingsOf } from './viewings'
import { writeConstants } from './write-constants'
import { bothScores, writeFitted } from './write-figures'

/**
 * Fits what a text among the layers gains over what the picture alone says, to the pages and posters that have boxes, and
 * prints what that gains where it was not fitted. With --write the constant is put into the source.
 *
 *   npx tsx test/bench/perception/fit-hints.ts [--write]
 */
requireData()

const SETS = ['fiwi', 'gdi'] as const
const TEXTS: readonly BoxKind[] = ['headline', 'paragraph', 'navigation']
/** Little evidence leaves a gain near nothing. */
const RIDGE = 0.02

/** A boxed picture: its map without hints, left out of all fits, and what its texts cover. */
interface BoxedPicture extends ViewedTerms {
  stem: string
  grid: { width: number; height: number }
}

async function boxedPictures(): Promise<BoxedPicture[]> {
  const { pictures } = await inFolds()
  const found: BoxedPicture[] = []
  for (const set of SETS) {
    const maps = await crossValidated(set)
    const boxes = annotatedBoxes(set)
    for (const { stem, looked, viewed } of pictures.filter((one) => one.set === set)) {
      const grid = fitGrid(looked.picture)
      const texts = (boxes.get(stem) ?? []).filter(({ kind }) => TEXTS.includes(kind))
      const hints = texts.map((box) => ({ ...box, kind: 'text' as const }))
      const cover = textCover(hints, looked.picture, maps.get(stem)!)
      const offset = resize(maps.get(stem)!, grid).data.map((value) => Math.log(value + 1e-12))
      const terms = [resize(cover, grid).data]
      found.push({ stem, grid, terms, offset, viewed: viewed!.all.data, weight: 1 })
    }
  }
  return found
}

const fitted = (pictures: readonly BoxedPicture[]): number[] =>
  fitLogLinear(pictures, { ridge: [RIDGE] })

const pictures = await boxedPictures()
const hinted = new Map(
  pictures.map((left): [string, Plane] => {
    const gain = fitted(pictures.filter((other) => other !== left))
    return [left.stem, { ...left.grid, data: densityOf(left, gain) }]
  })
)
const rows: string[][] = []
for (const set of SETS) {
  const viewings = await viewingsOf(viewedPictures(set), pixelSize)
  const scores = [await crossValidated(set), hinted].map((maps) =>
    bothScores(meanOf(maps, viewings))
  )
  rows.push([viewedSet(set).name, ...scores])
}
console.table(rows)
await writeFitted('hints', ['', 'without layers', 'with layers'], rows)
await writeConstants('src/perception/attention/hint-gain.ts', [
  'const GAIN = ',
  '\n',
  `${Number(fitted(pictures)[0]!.toFixed(3))}`
])
