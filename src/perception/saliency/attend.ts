import { popOut } from '../pop-out/pop-out'
import { findSingletons } from '../pop-out/singletons'
import { kindSigns } from '../kinds/kind-signs'
import type { KindParts } from '../kinds/kinds'
import { kindParts } from '../kinds/recognise'
import type { Medium } from '../medium'
import type { Steps } from '../run/steps'
import type { Sight } from '../sight/sight'
import { colourEdges } from './colour-edges'
import { mixedDensity, onGrid } from './densities'
import { featurePlanes, logFeatures } from './features'
import { KIND_MODELS } from './kind-models'
import { findThings } from '../things/find-things'
import type { Things } from '../things/find-things'
import { spreadOnLines } from './spread-on-lines'
import { textLines } from './text-lines'

/** Where people look in a picture, on the grid of the maps, and what that was told from. */
export interface Attended {
  kinds: KindParts
  /** Fixation density; sums to 1. */
  attention: Float32Array
  /** Density of the first views; sums to 1. */
  perception: Float32Array
  things: Things
}

/** Predicts where people look; `gain` is a factor per cell of the grid from what is known besides. */
export function* attend(sight: Sight, medium: Medium, gain: Float32Array | null): Steps<Attended> {
  const { picture, lab } = sight
  const lines = yield* textLines(sight.fine)
  const edges = colourEdges(lab)
  yield
  const things = yield* findThings(edges, lines, sight.fine)
  const planes = yield* featurePlanes(sight, edges, lines)
  const kinds = kindParts(medium, kindSigns(planes, picture), picture)
  const looked = { picture, features: logFeatures(planes), kinds }
  yield
  const singletons = yield* findSingletons(lab)
  yield
  const density = (views: 'all' | 'first'): Float32Array => {
    const mixed = onGrid(mixedDensity(looked, KIND_MODELS, views), lab.l, gain)
    const spread = spreadOnLines(mixed, lab.l, lines, sight.fine, 1 - kinds.photograph)
    return popOut(spread, lab.l, singletons)
  }
  const attention = density('all')
  yield
  return { kinds, attention, perception: density('first'), things }
}
