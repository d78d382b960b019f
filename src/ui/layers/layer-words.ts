import { type LayerOrder, rankIn } from '../../order/layer-order'
import { percent } from '../../language'
import type { LayerShare, LayerShares, Reading } from '../../file'
import { formatCount, formatShare } from '../words/format-numbers'
import { placeWords } from '../words/rank-words'
import { words } from './words'

/** A row as screen readers say it: “Buy now, control, 4th of 18, 12% of attention, 8.0% of first looks”. */
export function rowName(layer: LayerShare, order: LayerOrder<LayerShare>): string {
  const { name, kind, area, attention, perception } = layer
  return [
    order.names.get(layer) ?? name,
    words().kind[kind],
    ...(attention === null
      ? [words().ofArea(formatShare(area))]
      : [placeWords(rankIn(order, layer)), words().ofAttention(formatShare(attention))]),
    ...(perception === null ? [] : [words().ofFirstLooks(formatShare(perception))])
  ].join(', ')
}

/** How attention was read from another service's map; null where nothing had to be guessed. */
export function readingWords(reading: Reading | null): string | null {
  if (reading === null || reading.method === 'exact' || reading.method === 'unreadable') return null
  const isLess = reading.error < 0.005
  return words().readFrom(reading.method, percent(isLess ? 0.01 : reading.error), isLess)
}

/** Name of the last row: the background and the layers that are not listed. */
export function restName({ layers, total }: LayerShares): string {
  const unlisted = total - layers.length
  return unlisted > 0 ? words().restOf(formatCount(unlisted)) : words().rest
}

/** True for a frame that is one picture: there are no layers to tell apart. */
export function isFlat({ layers, total }: LayerShares): boolean {
  const [only] = layers
  return only === undefined || (total === 1 && only.kind === 'image' && only.area > 0.9)
}
