import type { FoundKind, LayerShare } from '../../file'
import { layerNames } from '../../order/layer-order'
import { isLarger } from './buttons'
import { placeOf, type Point, regionAt } from './place'
import { quote } from './spelling'
import { words } from './words'

/** Longer names are cut: texts are often named by all of what they say. What distinguishes them may follow. */
const MOST_CHARACTERS = 40
const MOST_TOLD = 80

/**
 * A layer's name in a text: its own in quotation marks; where others have that name with what `layerNames` tells it
 * by, or with its place; its kind and place where it has no name. Of those that are still alike, the largest is
 * set apart from the others.
 */
export function layerName(layer: LayerShare, layers: readonly LayerShare[]): string {
  if (layer.found) return foundName(layer, layer.found, layers)
  const own = ownName(layer)
  const place = placeOf(middleOf(layer))
  const namesakes = layers.filter((other) => ownName(other) === own)
  if (own !== null && namesakes.length < 2) return own
  const detailed = own === null ? layer.name : layerNames(layers).get(layer)
  if (detailed !== undefined && detailed !== layer.name) return quote(detailed, MOST_TOLD)
  const alike = namesakes.filter(
    (other) => placeOf(middleOf(other)) === place && (own !== null || other.kind === layer.kind)
  )
  if (alike.length < 2) return `${own ?? words().unnamed(layer.kind)} ${place}`
  const isLargest = alike.every((other) => other === layer || isLarger(layer, other))
  const one = { isLargest, count: alike.length }
  const which =
    own === null
      ? words().oneUnnamed({ ...one, kind: layer.kind })
      : words().oneNamed({ ...one, name: own })
  return `${which} ${place}`
}

/** The name of a part of a picture in a sentence: its kind and place, or as the list names it where several have both. */
function foundName(layer: LayerShare, found: FoundKind, layers: readonly LayerShare[]): string {
  const place = regionAt(middleOf(layer))
  const alike = layers.filter(
    (other) => other.found === found && regionAt(middleOf(other)) === place
  )
  if (alike.length > 1) return quote(layer.name)
  return found === 'place' ? words().spotAt(place) : words().foundAt(found, place)
}

/** The middle of a layer's box, in parts of the picture. */
function middleOf({ box: [x, y, width, height] }: LayerShare): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The quoted name; null for a layer without a name of its own. */
function ownName({ name }: LayerShare): string | null {
  return isDefaultName(name) ? null : quote(name, MOST_CHARACTERS)
}

/** Figma's default names of layers, with their number. */
const GIVEN_BY_FIGMA =
  /^(?:frame|group|mask group|clip path group|rectangle|ellipse|vector|line|arrow|polygon|star|union|subtract|intersect|exclude|image|instance|component|section|text|slice)[ \d]*(?:copy[ \d]*)?$/i

/** True for a name that says nothing to a reader: Figma's own (“Rectangle 7”), or without a letter or digit. */
export function isDefaultName(name: string): boolean {
  return !/[\p{L}\p{N}]/u.test(name) || GIVEN_BY_FIGMA.test(name.trim())
}
