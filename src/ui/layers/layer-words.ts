import { percent } from '../../language'
import type { LayerShare, LayerShares, Reading } from '../../file'
import { formatCount, formatFixed, formatShare } from '../words/format-numbers'
import { words } from './words'

/** A layer's attention as a multiple of what any part of the picture of its size gets; null where it is not known. */
export function pullOf({ area, attention }: LayerShare): number | null {
  return attention === null || area === 0 ? null : attention / area
}

/** Pull as it is shown: “0.4×”, “12×”. */
export function formatPull(pull: number): string {
  return `${formatFixed(pull, pull < 9.95 ? 1 : 0)}×`
}

/** A smaller share is half noise (see `noise.ts`), and so is what it says of a few px. */
const LEAST_SHARE = 0.005

/** Layers by pull, strongest first, and those with next to no attention after them; as they come where it is not known. */
export function byPull(layers: readonly LayerShare[]): LayerShare[] {
  const isSeen = ({ attention }: LayerShare): number =>
    attention !== null && attention >= LEAST_SHARE ? 1 : 0
  return [...layers].sort(
    (one, other) => isSeen(other) - isSeen(one) || (pullOf(other) ?? 0) - (pullOf(one) ?? 0)
  )
}

/** A row as screen readers say it: “Buy now, control, pull 2.4×, 12% of attention, 8.0% of first looks”. */
export function rowName(layer: LayerShare): string {
  const { name, kind, area, attention, perception } = layer
  const pull = pullOf(layer)
  return [
    name,
    words().kind[kind],
    ...(pull === null ? [] : [words().pullOf(formatPull(pull))]),
    attention === null
      ? words().ofArea(formatShare(area))
      : words().ofAttention(formatShare(attention)),
    ...(perception === null ? [] : [words().ofFirstLooks(formatShare(perception))])
  ].join(', ')
}

/** How attention was read from another service's map; null where nothing had to be guessed. */
export function readingWords(reading: Reading | null): string | null {
  if (reading === null || reading.method === 'exact' || reading.method === 'unreadable') return null
  const isLess = reading.error < 0.005
  return words().readFrom(reading.method, percent(isLess ? 0.01 : reading.error), isLess)
}

/** What the rest of the shares belongs to. */
export function restName({ layers, total }: LayerShares): string {
  const unlisted = total - layers.length
  return unlisted > 0 ? words().restOf(formatCount(unlisted)) : words().rest
}

/** True for a frame that is one picture: there are no layers to tell apart. */
export function isFlat({ layers, total }: LayerShares): boolean {
  const [only] = layers
  return only === undefined || (total === 1 && only.kind === 'image' && only.area > 0.9)
}
