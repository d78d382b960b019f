import type { LayerShare, LayerShares } from '../../bridge'
import { cutToBytes, utf8Bytes } from './entry-size'

/** Layers' names are their texts, which may be whole paragraphs. */
const MOST_NAME_BYTES = 200

/**
 * Shares as text of at most so many bytes. Long names are cut; then the weakest layers go into the rest,
 * so that all shares still add up. `keep` is the id of a layer that stays however weak it is.
 */
export function fitShares(shares: LayerShares, most: number, keep: string | null): string {
  const named = { ...shares, layers: shares.layers.map(shortNamed) }
  const text = JSON.stringify(named)
  const over = utf8Bytes(text) - most
  if (over <= 0) return text
  return JSON.stringify(withoutWeakest(named, over, keep))
}

function shortNamed(layer: LayerShare): LayerShare {
  return { ...layer, name: cutToBytes(layer.name, MOST_NAME_BYTES) }
}

function withoutWeakest(shares: LayerShares, over: number, keep: string | null): LayerShares {
  const layers = [...shares.layers]
  // Sums have more digits than the shares they are made of.
  let left = over + 100
  const { rest } = shares
  const sum = { ...rest }
  for (let at = layers.length - 1; at >= 0 && left > 0; at -= 1) {
    const layer = layers[at]
    if (layer === undefined || layer.id === keep) continue
    layers.splice(at, 1)
    left -= utf8Bytes(JSON.stringify(layer)) + 1
    sum.area = part(sum.area + layer.area)
    sum.attention = plus(sum.attention, layer.attention)
    sum.perception = plus(sum.perception, layer.perception)
  }
  return { ...shares, layers, rest: sum }
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : part(one + other)
}

/** Rounding may carry a sum over 1, which the schema would refuse when it is read. */
function part(value: number): number {
  return Math.min(1, value)
}
