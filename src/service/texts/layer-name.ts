import { isDefaultName } from './default-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { placeOf, type Point } from './place'
import { quote } from './words'

/** Longer names are cut: texts are often named by all of what they say. */
const MOST_CHARACTERS = 40

/**
 * What a text calls a layer: its name in quotation marks, with its place where others have that name, or
 * its kind and place where nobody named it.
 */
export function layerName(layer: MeasuredLayer, { layers = [] }: Measured): string {
  const own = ownName(layer)
  const namesakes = layers.filter((other) => ownName(other) === own)
  const place = placeOf(middleOf(layer))
  const near = namesakes.filter((other) => placeOf(middleOf(other)) === place).length
  if (own === null) {
    const alike = namesakes.filter(
      (other) => other.kind === layer.kind && placeOf(middleOf(other)) === place
    ).length
    return alike > 1 ? `one of ${alike} ${layer.kind}s ${place}` : `the ${layer.kind} ${place}`
  }
  if (namesakes.length < 2) return own
  return near > 1 ? `one of ${near} layers ${own} ${place}` : `${own} ${place}`
}

/** The middle of a layer's box, in parts of the picture. */
function middleOf({ box }: MeasuredLayer): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The quoted name; null when nobody gave the layer one. */
function ownName({ name }: MeasuredLayer): string | null {
  return isDefaultName(name) ? null : quote(name, MOST_CHARACTERS)
}
