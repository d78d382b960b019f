import type { Backbone, Sight } from '../backbone/backbone'
import { kindSigns } from './kind-signs'
import type { KindParts } from './kinds'
import type { Face } from '../faces/find-faces'
import { drawToFaces } from './draw-to-faces'
import { flatZones, type Zone } from '../pop-out/flat-zones'
import { findStandOuts, popOut } from '../pop-out/pop-out'
import { type Box, boxOf, onSize } from '../see/box'
import type { KnownBoxes, Singleton } from '../pop-out/singletons'
import type { Size } from '../see/size'
import type { HintKind, LayerHint } from '../see/layer-hint'
import type { Plane } from '../see/plane'
import type { Steps } from '../see/steps'
import type { PreparedPicture } from '../see/prepare-picture'
import { sumToOne } from '../see/statistics'
import { findThings, type Things } from '../see/find-things'
import { colourEdges } from '../see/sobel'
import { mixedDensity, onGrid, pageRow } from './densities'
import {
  concentrateInPictures,
  type LargePicture,
  largePictures,
  isPhotograph
} from './in-pictures'
import { featurePlanes, logFeatures } from './features'
import type { KindModels } from './kind-models'
import { SIGHTED_MODELS } from './sighted'
import { spreadOnLines } from './spread-on-lines'
import { isOnScrim, type Scrim } from './under-scrim'
import { largeTextPart, textLines, type LineBox } from '../see/text-lines'

/** Everything that a picture's densities are made from. */
export interface SeenPicture {
  /** The picture's own size in pixels. */
  picture: Size
  /** In the order of `FEATURES`, on their grid. */
  features: readonly Plane[]
  /** What the backbone makes of the picture; null where it is missing. */
  sight: Sight | null
  /** Signs of the picture's kind, in the order of `kindSigns`. */
  signs: number[]
  /** The grid of the maps, which stand-outs were found on, and the finer one of the lines. */
  grid: Size
  fine: Size
  lines: readonly LineBox[]
  things: Things
  /** Of one colour, in cells of the finer grid. */
  zones: readonly Zone[]
  /** What stands out, the likeliest first. */
  standOuts: readonly Singleton[]
  faces: readonly Face[]
  /** Known boxes of what is in it. */
  hints: readonly LayerHint[]
  /** Those of its pictures that draw looks by what they show. */
  pictures: readonly LargePicture[]
}

/** Facts about a picture besides its pixels. */
interface Known {
  faces: readonly Face[]
  hints: readonly LayerHint[]
  scrim: Scrim | null
}

/** The part of it that needs nothing but the picture. */
export type Glance = Omit<SeenPicture, 'standOuts' | 'faces' | 'hints' | 'pictures'>

/** Measures the picture alone: the longer part of the work. */
export function* glanceAt(prepared: PreparedPicture, backbone: Backbone | null): Steps<Glance> {
  const { picture, lab, fine } = prepared
  const sight = backbone && (yield* backbone.look(prepared.fineRgb))
  const lines = yield* textLines(fine)
  const edges = colourEdges(lab)
  yield
  const things = yield* findThings(edges, lines, fine)
  const zones = yield* flatZones(prepared.fineLab)
  yield
  const planes = yield* featurePlanes(prepared, edges, lines)
  const features = logFeatures(planes)
  const signs = Object.values(kindSigns(planes, largeTextPart(lines, fine), picture))
  return { picture, features, sight, signs, grid: lab.l, fine, lines, things, zones }
}

/** Measures the rest, using knowledge besides the picture. */
export function* lookCloser(
  glance: Glance,
  prepared: PreparedPicture,
  { faces, hints, scrim }: Known
): Steps<SeenPicture> {
  const { lab, fine, picture } = prepared
  const found = findStandOuts(glance.zones, prepared, knownBoxes(fine, picture, hints))
  yield
  const standOuts = found.filter(({ box }) => {
    const place = onSize(box, lab.l, picture)
    return isOnScrim(place, scrim) && !isPhotograph(place, hints, picture)
  })
  const pictures = largePictures(hints, picture, lab.l, glance.features[0]!)
  return { ...glance, standOuts, faces, hints, pictures }
}

/** Where hints show buttons and pictures, in cells of a grid. */
function knownBoxes(grid: Size, picture: Size, hints: readonly LayerHint[]): KnownBoxes {
  const boxesOf = (wanted: HintKind): Box[] =>
    hints.filter(({ kind }) => kind === wanted).map((hint) => onSize(boxOf(hint), picture, grid))
  return { controls: boxesOf('button'), pictures: boxesOf('image') }
}

/**
 * Where people look, on the grid of the maps; sums to 1. `gain` is a factor per cell from what is known besides the
 * picture.
 */
export function attend(
  looked: SeenPicture,
  kinds: KindParts,
  views: 'all' | 'first',
  gain: Float32Array | null = null,
  models: KindModels = SIGHTED_MODELS
): Float32Array {
  const { picture, grid, fine, lines, standOuts, faces } = looked
  const mixed = mixedDensity(looked, kinds, models, views)
  const shown = onGrid(concentrateInPictures(mixed, looked, kinds, models, views), grid, gain)
  const spread = spreadOnLines(shown, grid, lines, fine, 1 - kinds.photograph)
  const facing = drawToFaces(spread, grid, faces, picture, kinds)
  return popOut(facing, grid, standOuts, (down) => pagePart(down, picture, kinds))
}

/**
 * What stands out counts in full by this part of a page's width further down than other looks do: on a screen of 4:3 it is
 * in view. A rule of the product.
 */
const IN_VIEW = 0.4

/** How far a picture is a page or a poster, times what scrolling leaves a row of it, which is `down` of its height. */
function pagePart(down: number, picture: Size, kinds: KindParts): number {
  const row = down - (IN_VIEW * picture.width) / picture.height
  return (['desktop', 'phone', 'poster'] as const).reduce(
    (sum, kind) => sum + kinds[kind] * pageRow(row, picture, kind).gain,
    0
  )
}

/** Where people look in all, and where first, on the grid of the maps. */
export interface LookDensities {
  /** Predicted fixation density; sums to 1. */
  attention: Float32Array
  /** Predicted density of first looks; sums to 1. */
  perception: Float32Array
}

/** Both densities, see `attend`. `fold`: where the first screen ends, a part of the height; null where all is seen at once. */
export function* bothDensities(
  looked: SeenPicture,
  kinds: KindParts,
  gain: Float32Array | null,
  fold: number | null
): Steps<LookDensities> {
  const attention = attend(looked, kinds, 'all', gain)
  yield
  const first = attend(looked, kinds, 'first', gain)
  return { attention, perception: fold === null ? first : aboveFold(first, looked.grid, fold) }
}

/** Looks fade over this part of a page's width below its first screen: what the edge cuts is seen. */
const FOLD_EDGE = 0.05

/** First looks without those below the first screen, which come after scrolling; sum to 1. A rule of the product. */
function aboveFold(density: Float32Array, { width, height }: Size, fold: number): Float32Array {
  const kept = (row: number): number => 1 - (row - fold * height) / (FOLD_EDGE * width)
  return sumToOne(
    density.map((value, i) => value * Math.max(0, Math.min(1, kept(Math.floor(i / width)))))
  )
}
