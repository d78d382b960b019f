import { firstScreen } from '../order/first-screen'
import type { Backbone } from './backbone/backbone'
import { kindParts, type KindParts, type Medium } from './attention/kinds'
import type { Pixels } from '../images/pixels'
import type { Steps } from './see/steps'
import {
  bothDensities,
  type Glance,
  glanceAt,
  type LookDensities,
  lookCloser
} from './attention/attend'
import { preparePicture, type PreparedPicture } from './see/prepare-picture'
import { findFaces, type Face } from './faces/find-faces'
import { Network } from './faces/network'
import type { Singleton } from './pop-out/singletons'
import { hintGain } from './attention/hint-gain'
import { scrimIn, underScrim, type Scrim } from './attention/under-scrim'
import type { LayerHint } from './see/layer-hint'
import type { Size } from './see/size'

/** Where people look in one picture, row by row on a grid of its shape. */
export type Attention = Size & Pick<LookDensities, 'attention'>

/** Facts about a picture besides its pixels. */
export interface Looking {
  medium: Medium
  /** Known boxes of the design's texts, images and buttons; null where no layers are known. */
  hints: readonly LayerHint[] | null
  /** What dims the design under a dialog; without layers it is looked for. */
  scrim?: Scrim | null | undefined
  /** Where its faces are, as an earlier look has found them, or what finds them; null where that is missing. */
  faces: readonly Face[] | Network | null
  backbone: Backbone | null
}

/**
 * Both densities of `perceive` and what they come from, nothing else, in a fraction of its time: for the frames of videos, and for
 * pictures that are judged by what their layers get.
 */
export function* perceiveLooks(
  pixels: Pixels,
  { backbone, ...looking }: Looking
): Steps<Size & LookDensities & Looked> {
  const prepared = yield* preparePicture(pixels)
  const glance = yield* glanceAt(prepared, backbone)
  const looked = yield* lookWith(pixels, prepared, glance, looking)
  const { width, height } = glance.grid
  return { width, height, ...looked, ...looked.densities }
}

interface Looked {
  faces: readonly Face[] | null
  kinds: KindParts
  densities: LookDensities
  standOuts: readonly Singleton[]
  /** What dims the design: a known layer, or what shows in the picture. */
  scrim: Scrim | null
}

/** Where people look in a picture at which a glance was taken, by what else is known of it. */
export function* lookWith(
  pixels: Pixels,
  prepared: PreparedPicture,
  glance: Glance,
  { medium, hints, scrim: layer = null, faces: known }: Omit<Looking, 'backbone'>
): Steps<Looked> {
  const { picture, grid, signs, zones } = glance
  const scrim = hints ? layer : scrimIn(zones, prepared.fine, picture)
  const faces = known instanceof Network ? yield* findFaces(pixels, prepared, hints, known) : known
  const facts = { faces: faces ?? [], hints: hints ?? [], scrim }
  const looked = yield* lookCloser(glance, prepared, facts)
  const seen = kindParts(medium, signs, picture)
  // An advertisement may look like a chart, which has no buttons.
  const isChart = !hints?.some(({ kind }) => kind === 'button')
  const kinds = isChart ? seen : { ...seen, chart: 0, poster: seen.poster + seen.chart }
  const gain = underScrim(hints && hintGain(hints, picture, grid), scrim, picture, grid)
  yield
  const fold = firstScreen({ medium, picture })
  const densities = yield* bothDensities(looked, kinds, gain, fold)
  return { faces, kinds, densities, standOuts: looked.standOuts, scrim }
}
