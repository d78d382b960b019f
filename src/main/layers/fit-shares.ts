import type { LayerShare, LayerShares } from '../../file'
import { cutToBytes, utf8Bytes } from '../figma/storage/utf8'

/** Bytes: as much of a name as anyone reads, and layers are matched by. */
const LONGEST_NAME = 1000

/** Bytes that the rest's numbers may grow by, with much to spare. */
const REST_BYTES = 100

/**
 * Attention by layer that fits into `most` bytes: its strongest layers, and `mainAction` in any case. What
 * the others have goes to the rest, so that all still adds up to the whole.
 */
export function fitShares(
  shares: LayerShares,
  most: number,
  mainAction: LayerShare | undefined
): LayerShares {
  let room = most - REST_BYTES - bytesOf({ ...shares, layers: [] })
  if (mainAction !== undefined) room -= bytesOf(shortNamed(mainAction)) + 1
  const layers: LayerShare[] = []
  const cut: LayerShare[] = []
  for (const layer of shares.layers) {
    const short = shortNamed(layer)
    // Measuring a text takes long in Figma's sandbox: nothing is measured once the room is used up.
    if (layer !== mainAction && room > 0) room -= bytesOf(short) + 1
    if (layer === mainAction || room > 0) layers.push(short)
    else cut.push(layer)
  }
  return { ...shares, layers, rest: cut.reduce(joined, shares.rest) }
}

/** Digits of a part of the whole: a hundredth of the least that is shown. */
const DIGITS = 5

/** Attention by layer as it is written: numbers with no more digits than say something. */
export function serialiseShares(shares: LayerShares): string {
  return JSON.stringify(shares, (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value)
      ? Number(value.toPrecision(DIGITS))
      : value
  )
}

function shortNamed(layer: LayerShare): LayerShare {
  return layer.name.length * 3 <= LONGEST_NAME
    ? layer
    : { ...layer, name: cutToBytes(layer.name, LONGEST_NAME) }
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

function bytesOf(value: object): number {
  return utf8Bytes(JSON.stringify(value))
}
