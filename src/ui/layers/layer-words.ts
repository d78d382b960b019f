import { rankIn } from '../../order/layer-order'
import type { ShareOrder } from '../../engine/share-order'
import { seenPercent } from '../../engine/texts/people'
import type { Seen } from '../../order/seen'
import { percent } from '../../language'
import type { LayerShare, LayerShares, Reading } from '../../file'
import { formatShare } from '../words/format-numbers'
import { placeWords } from '../words/rank-words'
import { words } from './words'

/** A row as screen readers say it: “Buy now, button, 4th, seen by 31% in 2 s, 2.1% of attention”. */
export function rowName(layer: LayerShare, order: ShareOrder): string {
  const { name, kind, area, attention } = layer
  const rank = rankIn(order, layer)
  return [
    order.names.get(layer) ?? name,
    words().kind[kind],
    ...(attention === null
      ? [words().ofArea(formatShare(area))]
      : [
          placeWords(rank),
          ...(rank.below ? [] : [words().seenByPart(seenPercent(rank.seen))]),
          words().ofAttention(formatShare(attention))
        ])
  ].join(', ')
}

/** What the maps give a layer: “2.1% of attention · 1.8% of first looks · 0.4% of the area”. */
export function sharesWords({ attention, perception, area }: Seen): string {
  return [
    ...(attention === null ? [] : [words().ofAttention(formatShare(attention))]),
    ...(perception === null ? [] : [words().ofFirstLooks(formatShare(perception))]),
    words().ofArea(formatShare(area))
  ].join(' · ')
}

/** How attention was read from another service's map; null where nothing had to be guessed. */
export function readingWords(reading: Reading | null): string | null {
  if (reading === null || reading.method === 'exact' || reading.method === 'unreadable') return null
  const isLess = reading.error < 0.005
  return words().readFrom(reading.method, percent(isLess ? 0.01 : reading.error), isLess)
}

/** Whether it is known who sees the layers. */
export function isKnown({ layers }: LayerShares): boolean {
  return layers.some(({ attention }) => attention !== null)
}

/** True for a frame that is one picture: there are no layers to tell apart. */
export function isFlat({ layers, total }: LayerShares): boolean {
  const [only] = layers
  return only === undefined || (total === 1 && only.kind === 'image' && only.area > 0.9)
}
