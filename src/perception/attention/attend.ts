import { kindSigns } from './kind-signs'
import type { KindParts } from './kinds'
import type { Face } from '../faces/find-faces'
import { drawToFaces } from './draw-to-faces'
import { findStandOuts, popOut, type StandOuts } from '../pop-out/pop-out'
import { type Box, boxOf, scaled } from '../see/box'
import type { KnownBoxes } from '../pop-out/singletons'
import type { Size } from '../see/size'
import type { HintKind, LayerHint } from '../see/layer-hint'
import type { Plane } from '../see/plane'
import type { Steps } from '../see/steps'
import type { PreparedPicture } from '../see/prepare-picture'
import { findThings, type Things } from '../see/find-things'
import { colourEdges } from '../see/sobel'
import { mixedDensity, onGrid } from './densities'
import { featurePlanes, logFeatures } from './features'
import { KIND_MODELS, type KindModels } from './kind-models'
import { spreadOnLines } from './spread-on-lines'
import { largeTextPart, textLines, type LineBox } from '../see/text-lines'

/** Everything that a picture's densities are made from. */
export interface SeenPicture {
  /** The picture's own size in pixels. */
  picture: Size
  /** In the order of `FEATURES`, on their grid. */
  features: readonly Plane[]
  /** Signs of the picture's kind, in the order of `KIND_SIGNS`. */
  signs: number[]
  /** The grid of the maps, which stand-outs were found on, and the finer one of the lines. */
  grid: Size
  fine: Size
  lines: readonly LineBox[]
  standOuts: StandOuts
  faces: readonly Face[]
}

/** Facts about a picture besides its pixels. */
interface Known {
  faces?: readonly Face[]
  hints?: readonly LayerHint[]
}

/** Measures of the picture alone. */
type Glanced = Omit<SeenPicture, 'standOuts' | 'faces'>

export interface Glance {
  glanced: Glanced
  things: Things
}

/** Takes in what the picture alone tells, and its things: the longer part of `lookAt`. */
export function* glanceAt(prepared: PreparedPicture): Steps<Glance> {
  const { picture, lab, fine } = prepared
  const lines = yield* textLines(fine)
  const edges = colourEdges(lab)
  yield
  const things = yield* findThings(edges, lines, fine)
  const planes = yield* featurePlanes(prepared, edges, lines)
  const features = logFeatures(planes)
  const signs = kindSigns(planes, largeTextPart(lines, fine), picture)
  return { glanced: { picture, features, signs, grid: lab.l, fine, lines }, things }
}

/** The rest of it, by what is known besides. */
export function* lookCloser(
  glanced: Glanced,
  { lab, picture }: PreparedPicture,
  { faces = [], hints = [] }: Known
): Steps<SeenPicture> {
  const standOuts = yield* findStandOuts(lab, knownBoxes(lab.l, picture, hints))
  return { ...glanced, standOuts, faces }
}

/** Takes in what may make people look at places of a picture, by what is known of it, and its things. */
export function* lookAt(
  prepared: PreparedPicture,
  known: Known = {}
): Steps<{ looked: SeenPicture; things: Things }> {
  const { glanced, things } = yield* glanceAt(prepared)
  yield
  return { looked: yield* lookCloser(glanced, prepared, known), things }
}

/** Where hints show buttons and pictures, in cells of a grid. */
function knownBoxes(grid: Size, picture: Size, hints: readonly LayerHint[]): KnownBoxes {
  const [across, down] = [grid.width / picture.width, grid.height / picture.height]
  const boxesOf = (wanted: HintKind): Box[] =>
    hints
      .filter(({ kind }) => kind === wanted)
      .map((hint) => scaled(boxOf(hint), across, down))
      .map((box) => ({ ...box, right: box.right - 1, bottom: box.bottom - 1 }))
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
  models: KindModels = KIND_MODELS
): Float32Array {
  const { picture, grid, fine, lines, standOuts, faces } = looked
  const mixed = onGrid(mixedDensity(looked, kinds, models, views), grid, gain)
  const spread = spreadOnLines(mixed, grid, lines, fine, 1 - kinds.photograph)
  const facing = drawToFaces(spread, grid, faces, picture, kinds)
  return popOut(facing, grid, standOuts, 1 - kinds.photograph)
}
