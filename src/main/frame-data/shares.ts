import { findMarked, type LayerShare, type LayerShares, type MainAction } from '../../file'
import { fitsEntry, KEYS } from '../figma/storage/entries'

/** Layers that are kept of a run. Beyond them a layer gets hardly anything. */
const MOST_LAYERS = 40

/** Digits of a part of the whole: a hundredth of the least that is shown. */
const DIGITS = 5

/**
 * Attention by layer as it is written: the strongest layers, and the main action in any case. What the others have goes
 * to the rest, so that all still adds up to the whole.
 */
export function serialiseShares(
  shares: LayerShares,
  mainAction: MainAction | null,
  most = MOST_LAYERS
): string {
  const marked = mainAction && findMarked(shares.layers, mainAction)
  const layers = shares.layers.filter((layer, i) => i < most || layer === marked)
  const cut = shares.layers.filter((layer) => !layers.includes(layer))
  const text = JSON.stringify(
    { ...shares, layers, rest: cut.reduce(joined, shares.rest) },
    (_, value: unknown) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? Number(value.toPrecision(DIGITS))
        : value
  )
  // Names and ids may be very long.
  const fits = most === 0 || fitsEntry(KEYS.shares, text)
  return fits ? text : serialiseShares(shares, mainAction, Math.floor(most / 2))
}

function joined(rest: LayerShares['rest'], layer: LayerShare): LayerShares['rest'] {
  return {
    area: whole(rest.area + layer.area),
    attention: sum(rest.attention, layer.attention),
    perception: sum(rest.perception, layer.perception)
  }
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : whole(one + other)
}

/** Rounding may lift a sum of parts a hair over the whole. */
function whole(part: number): number {
  return Math.min(1, part)
}
