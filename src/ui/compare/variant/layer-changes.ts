import { shareNoise } from '../../../order/share-noise'
import type { ComparedFrame, Comparison, MatchedLayer } from '../comparison'

type Place = NonNullable<MatchedLayer['places'][number]>

/** A layer in one variant and in the base. */
export interface LayerChange {
  layer: MatchedLayer
  /** null where it is missing. */
  base: Place | null
  here: Place | null
  /** Its share here less that in the base; null where one of them is not known. */
  change: number | null
}

/** The layers that the base or the variant has, in the order of the comparison. */
export function layerChanges(
  { frames, layers }: Pick<Comparison, 'frames' | 'layers'>,
  baseFrame: ComparedFrame,
  variant: ComparedFrame
): LayerChange[] {
  const [baseAt, at] = [frames.indexOf(baseFrame), frames.indexOf(variant)]
  return layers.flatMap((layer) => {
    const base = layer.places[baseAt] ?? null
    const here = layer.places[at] ?? null
    if (base === null && here === null) return []
    return [{ layer, base, here, change: minus(here?.attention, base?.attention) }]
  })
}

function minus(now: number | null | undefined, before: number | null | undefined): number | null {
  return typeof now === 'number' && typeof before === 'number' ? now - before : null
}

/** True for the main action of one of the two frames. */
export function isAction(
  { base: was, here }: LayerChange,
  base: ComparedFrame,
  variant: ComparedFrame
): boolean {
  const ids = [was?.id, here?.id]
  return ids.includes(base.mainAction?.layer.id) || ids.includes(variant.mainAction?.layer.id)
}

/** True for the main action of both. */
export function isOneAction(
  { base: was, here }: LayerChange,
  base: ComparedFrame,
  variant: ComparedFrame
): boolean {
  if (base.mainAction === null || variant.mainAction === null) return false
  return was?.id === base.mainAction.layer.id && here?.id === variant.mainAction.layer.id
}

/**
 * Share that a layer wins (below 0: loses) against the base; 0 within the noise or where unknown. A layer that only
 * one of them has wins or loses its whole share.
 */
export function realGain({ base, here }: LayerChange): number {
  if (base?.attention === null || here?.attention === null) return 0
  const [before, now] = [base?.attention ?? 0, here?.attention ?? 0]
  return Math.abs(now - before) > shareNoise(Math.max(now, before)) ? now - before : 0
}

/** Least attention of a layer, as a multiple of its share of the picture, for its change to be listed. */
const WARM = 1.5

/** Changes beyond the noise, largest gain first. Layers with little attention are skipped, except the main action. */
export function toldChanges(
  compared: Pick<Comparison, 'frames' | 'layers'>,
  base: ComparedFrame,
  variant: ComparedFrame
): LayerChange[] {
  return layerChanges(compared, base, variant)
    .filter((row) => {
      const gain = realGain(row)
      const most = gain > 0 ? row.here : row.base
      if (gain === 0 || most === null) return false
      return isOneAction(row, base, variant) || (most.attention ?? 0) >= WARM * most.area
    })
    .sort((one, other) => realGain(other) - realGain(one))
}

/** The layers that win and lose most against the base; null where none does. `all`: what all of them move. */
export function movedMost(
  compared: Pick<Comparison, 'frames' | 'layers'>,
  base: ComparedFrame,
  variant: ComparedFrame
): { gain: LayerChange | null; loss: LayerChange | null; all: number } {
  if (base.shares === null || variant.shares === null) return { gain: null, loss: null, all: 0 }
  const rows = layerChanges(compared, base, variant)
  const told = toldChanges(compared, base, variant)
  const [gain, loss] = [told[0], told.at(-1)]
  return {
    gain: gain && realGain(gain) > 0 ? gain : null,
    loss: loss && realGain(loss) < 0 ? loss : null,
    all: rows.reduce((sum, row) => sum + Math.abs(realGain(row)), 0)
  }
}

/** Least shift of a moved layer, as a share of the picture: a longer text grows by less. */
const MOVED = 0.02
/** Pictures whose shapes differ by less have the same layout: sizes are whole px. */
const SAME_SHAPE = 0.01
/** Layers with less attention than this are ignored. */
const SEEN = 0.005

/**
 * Whether the visible layers of two frames have the same places, so that their maps can be compared by pixel. False
 * where layers were not measured.
 */
export function sameLayout(
  compared: Pick<Comparison, 'frames' | 'layers'>,
  base: ComparedFrame,
  variant: ComparedFrame
): boolean {
  if (base.shares === null || variant.shares === null) return false
  const [one, other] = [base, variant].map(({ record }) => record.picture)
  if (one === undefined || other === undefined) return false
  const shape = (one.width * other.height) / (one.height * other.width)
  if (Math.abs(shape - 1) > SAME_SHAPE) return false
  return layerChanges(compared, base, variant)
    .filter(({ base: was, here }) => Math.max(was?.attention ?? 0, here?.attention ?? 0) > SEEN)
    .every(({ base: was, here }) => was !== null && here !== null && isNear(was.box, here.box))
}

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.every((edge, at) => Math.abs(edge - (other[at] ?? Infinity)) < MOVED)
}
