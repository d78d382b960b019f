import { hintCovers } from '../../../src/perception/attention/hint-gain'
import { HINT_KINDS, type HintKind, type LayerHint } from '../../../src/perception/see/layer-hint'
import type { Size } from '../../../src/perception/see/size'
import { resizeArea } from '../../../src/perception/see/resize'
import type { Plane } from '../../../src/perception/see/plane'
import { type AnnotatedBox, annotatedBoxes, type BoxKind } from './boxes/annotated-boxes'
import { crossValidated, inFolds } from './cross-validated'
import { fitGrid } from './kind-pictures'
import { densityOf, fitLogLinear, type ViewedTerms } from './log-linear-fit'
import { onGrid } from './score-grid'

/** What a layer tree tells of what was boxed. It knows no face, only the picture it is in, and no logo from an icon. */
const HINT_OF: Record<BoxKind, HintKind | null> = {
  headline: 'text',
  paragraph: 'text',
  navigation: 'text',
  picture: 'image',
  facePicture: 'image',
  face: null,
  control: 'button',
  field: 'button',
  logo: null
}

/** On the logarithms of what a kind gains: kinds with little evidence stay near nothing. */
const RIDGE = 0.02

const hintsOf = (boxes: readonly AnnotatedBox[]): LayerHint[] =>
  boxes.flatMap(({ kind, x, y, width, height }) => {
    const hint = HINT_OF[kind]
    return hint === null ? [] : [{ kind: hint, x, y, width, height }]
  })

/** A boxed picture: its map without hints, left out of all fits, and what each kind of hint covers. */
export interface BoxedPicture extends ViewedTerms {
  set: 'fiwi' | 'gdi'
  stem: string
  picture: Size
}

/** The boxed pages and posters with the engine's left-out maps as offsets. */
export async function boxedPictures(): Promise<BoxedPicture[]> {
  const { pictures } = await inFolds()
  const found: BoxedPicture[] = []
  for (const set of ['fiwi', 'gdi'] as const) {
    const maps = await crossValidated(set)
    const boxes = annotatedBoxes(set)
    for (const { stem, looked, viewed } of pictures.filter((one) => one.set === set)) {
      const { picture } = looked
      const grid = fitGrid(picture)
      const covers = hintCovers(hintsOf(boxes.get(stem) ?? []), picture, maps.get(stem)!)
      const terms = HINT_KINDS.map((kind) => shrunk(covers[kind], grid))
      const offset = onGrid(maps.get(stem)!, grid).data.map((value) => Math.log(value + 1e-12))
      found.push({ set, stem, picture, terms, offset, viewed: viewed!.all.data, weight: 1 })
    }
  }
  return found
}

const shrunk = (plane: Plane, { width, height }: Size): Float32Array =>
  resizeArea(plane, width, height).data

/** What each kind gains, as logarithms in the order of `HINT_KINDS`. */
export function fitHints(pictures: readonly BoxedPicture[]): number[] {
  return fitLogLinear(pictures, { ridge: HINT_KINDS.map(() => RIDGE) })
}

/** The map of each picture with hints whose gains were fitted to all others. */
export function leaveOneOut(pictures: readonly BoxedPicture[]): Map<string, Plane> {
  return new Map(
    pictures.map((left) => {
      const gains = fitHints(pictures.filter((other) => other !== left))
      return [left.stem, { ...fitGrid(left.picture), data: densityOf(left, gains) }]
    })
  )
}
