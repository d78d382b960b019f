import type { LayerShares } from '../../file'
import { type Screen, shareOrder } from '../../engine/share-order'
import { type Standing as Place, standingIn } from '../../engine/order/layer-order'
import { areLevel } from '../../engine/order/share-noise'

/** How a layer fares in one result. */
export interface Standing extends Place {
  /** Part of the whole, 0 to 1; null where it is not known. */
  attention: number | null
}

/** A layer that takes no more than so many times the room of another may stand for it. */
const ALIKE = 1.5

/**
 * How a layer fares: the first of some ids that was measured. With less beside it, it may have become one thing with
 * what holds it, which stands for it where it takes hardly more than `area`, a part of the picture. Else null.
 */
export function standingOf(
  { layers }: Pick<LayerShares, 'layers'>,
  screen: Screen,
  ids: readonly string[],
  area = 1
): Standing | null {
  const [layer] = ids.flatMap((id) => layers.find((one) => one.id === id) ?? [])
  if (layer === undefined) return null
  if (layer.id !== ids[0] && layer.area > ALIKE * area) return null
  return { attention: layer.attention, ...standingIn(shareOrder(layers, screen), layer) }
}

/** `close` where the difference is no more than noise. */
type Outcome = 'better' | 'worse' | 'close' | 'unknown'

export function outcomeOf(before: Standing, after: Standing | null): Outcome {
  const gain = gainOf(before, after)
  if (gain === null || before.attention === null) return 'unknown'
  if (areLevel(before.attention, before.attention + gain)) return 'close'
  return gain > 0 ? 'better' : 'worse'
}

/** Whether a layer lost more of its attention, 0 to 1, than noise. */
export function isCost(before: number, after: number): boolean {
  return after < before && !areLevel(before, after)
}

/** How much more of the attention it gets, as a part of the whole; null where that is not known. */
export function gainOf(before: Standing, after: Standing | null): number | null {
  if (before.attention === null || (after?.attention ?? null) === null) return null
  return after!.attention! - before.attention
}
