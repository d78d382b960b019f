import { areaOf, type Box, boxOf, fillBox, grown, holdsMiddle, onSize } from '../see/box'
import { gaussianBlur } from '../see/gaussian-blur'
import type { LayerHint } from '../see/layer-hint'
import type { Plane } from '../see/plane'
import { resize } from '../see/resize'
import { reach, type Size } from '../see/size'
import { kindDensity, type Seen } from './densities'
import type { KindParts } from './kinds'
import type { KindModels } from './kind-models'

/** Parts of a design from which on a picture in it draws looks like a photograph, and from which on fully so. */
const LEAST = 0.02
const FULL = 0.1
/**
 * How far people then look at it as at a photograph, and by what power: beside words, what they see in it is one thing. Chosen on
 * photographs of OSIE in a made-up page (within them CC .48 before, .65 with it), where power 1 gives no better maps and flat ones.
 */
const MOST = 0.7
const POWER = 1.5
/**
 * The logarithm that the lit thing of a photograph gains, such as a lamp: what is lighter by so much than around it, in
 * blurs of these parts of the photograph's reach. A rule of the product: it costs .01 of that CC.
 */
const LIT = 3
const LIGHTER = 20
const BLURS = [0.075, 0.375] as const
/** What lies this near to words on a picture, as a part of the reach, counts as part of the words. */
const EDGE = 0.03

/** How far a box in a design draws looks like a photograph, 0–1. */
function photographPart({ width, height }: Size, picture: Size): number {
  const part = (width * height) / (picture.width * picture.height)
  return MOST * Math.max(0, Math.min(1, (part - LEAST) / (FULL - LEAST)))
}

/** Whether a place of a design, in px of its picture, shows a photograph, which has many colours of its own; not where words lie. */
export function isPhotograph(place: Box, hints: readonly LayerHint[], picture: Size): boolean {
  const around = hints.filter((hint) => holdsMiddle(boxOf(hint), place))
  const isWritten = around.some(({ kind }) => kind !== 'image')
  return !isWritten && around.some((hint) => photographPart(hint, picture) > 0)
}

/** A picture in a design that draws looks by what it shows. */
export interface LargePicture {
  /** How far it draws looks like a photograph, 0–1. */
  part: number
  /** How far each cell is its own, with nothing written on it, 0–1. */
  own: Float32Array
  /** Factors by which what is lit gains. */
  lit: Float64Array
}

/** The large pictures of a design in cells of a grid; `lightness` is on any grid. */
export function largePictures(
  hints: readonly LayerHint[],
  picture: Size,
  lightness: Plane,
  grid: Size
): LargePicture[] {
  const large = hints.filter((hint) => hint.kind === 'image' && photographPart(hint, picture) > 0)
  if (large.length === 0) return []
  const inCells = (hint: LayerHint): Box => onSize(boxOf(hint), picture, grid)
  const free = freeOfWords(hints, inCells, grid)
  const coarse = resize(lightness, grid)
  return large.map((hint) => {
    const own = new Uint8Array(free.data.length)
    fillBox(own, grid, inCells(hint), 1)
    return {
      part: photographPart(hint, picture),
      own: free.data.map((value, i) => value * own[i]!),
      lit: litIn(inCells(hint), coarse)
    }
  })
}

/**
 * Moves what the pictures of a design have to where people look in photographs: to people, animals, things. Each keeps its
 * sum, and what is written on it its own. Works in place.
 */
export function concentrateInPictures(
  density: Plane,
  seen: Seen & { pictures: readonly LargePicture[] },
  kinds: KindParts,
  models: KindModels,
  views: 'all' | 'first'
): Plane {
  if (seen.pictures.length === 0) return density
  const model = models.photograph[views]
  // Its habit is one of whole photographs.
  const places = model.places.map(() => 0)
  const photograph = kindDensity(seen, 'photograph', { ...model, places }).map((p) => p ** POWER)
  for (const { part, own, lit } of seen.pictures) {
    const shown = photograph.map((value, i) => value * lit[i]!)
    blend(density.data, shown, own, part * (1 - kinds.photograph))
  }
  return density
}

/** How far each cell gains by being lighter than around it, for a box of that size. */
function litIn(box: Box, lightness: Plane): Float64Array {
  const side = Math.sqrt(areaOf(box))
  const [near, far] = BLURS.map((part) => gaussianBlur(lightness, part * side).data)
  const lit = near!.map((value, i) => Math.max(0, Math.min(1, (value - far![i]!) / LIGHTER)))
  return new Float64Array(lit).map((part) => Math.exp(LIT * part))
}

/** How far nothing is written in each cell or beside it, 0–1. */
function freeOfWords(
  hints: readonly LayerHint[],
  inCells: (hint: LayerHint) => Box,
  grid: Size
): Plane {
  const edge = EDGE * reach(grid)
  const cells = new Uint8Array(grid.width * grid.height).fill(1)
  for (const hint of hints) {
    if (hint.kind !== 'image') fillBox(cells, grid, grown(inCells(hint), edge), 0)
  }
  const free = { width: grid.width, height: grid.height, data: Float32Array.from(cells) }
  return gaussianBlur(free, edge / 2)
}

/** Mixes two densities where `own` (0–1) says so; the sum of the first stays as it is there. */
function blend(density: Float32Array, other: Float32Array, own: Float32Array, part: number): void {
  let sum = 0
  let all = 0
  for (let i = 0; i < own.length; i++) {
    sum += own[i]! * density[i]!
    all += own[i]! * other[i]!
  }
  if (all === 0) return
  for (let i = 0; i < own.length; i++) {
    density[i]! += part * own[i]! * ((sum * other[i]!) / all - density[i]!)
  }
}
