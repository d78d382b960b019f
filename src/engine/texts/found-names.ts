import type { FoundKind, LayerShare, LayerShares } from '../../file'
import type { Area } from '../../perception'
import { regionAt } from './place'
import { words } from './words'

/** A part of a picture to be named: its kind, and where it lies. */
interface Part {
  found: FoundKind
  box: LayerShare['box']
}

/** The name of a part of a picture in a list: “Text, top left”. */
export function partName({ found, box: [x, y, width, height] }: Part): string {
  const place = regionAt({ x: x + width / 2, y: y + height / 2 })
  return words().found(found, place)
}

/** The name in a sentence of an area of a picture whose layers are not known: its kind, and where it lies. */
export function areaName({ kind, box: [x, y, width, height] }: Area): string {
  const place = regionAt({ x: x + width / 2, y: y + height / 2 })
  return kind === 'text' ? words().foundAt(kind, place) : words().spotAt(place)
}

/** Shares whose parts of a picture are named in the current language; equal names are numbered from the top. */
export function withFoundNames<T extends Pick<LayerShares, 'layers'>>(shares: T): T {
  const { layers } = shares
  if (layers.every(({ found }) => found === undefined)) return shares
  const named = new Map<LayerShare, string>()
  const counts = new Map<string, number>()
  for (const layer of [...layers].sort(fromTop)) {
    if (layer.found === undefined) continue
    const name = partName({ ...layer, found: layer.found })
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    named.set(layer, nth === 1 ? name : `${name} (${nth})`)
  }
  return {
    ...shares,
    layers: layers.map((layer) => ({ ...layer, name: named.get(layer) ?? layer.name }))
  }
}

function fromTop({ box: one }: LayerShare, { box: other }: LayerShare): number {
  return one[1] - other[1] || one[0] - other[0]
}
