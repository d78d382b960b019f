import { shareNoise } from '../../words/noise'
import type { MatchedLayer } from '../comparison'

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
  layers: readonly MatchedLayer[],
  baseAt: number,
  at: number
): LayerChange[] {
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

/** True when a layer's change is more than the estimate's own noise. */
export function isRealChange({ base, here, change }: LayerChange): boolean {
  if (change === null) return false
  return Math.abs(change) > shareNoise(Math.max(base?.attention ?? 0, here?.attention ?? 0))
}
