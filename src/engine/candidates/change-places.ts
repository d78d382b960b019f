import { around, type Box } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import type { Composed } from './compose'
import { type LayerBoxes, shifted } from './layer-boxes'
import { copyBox, copyOf, wholePixels } from './rgb'

/** Lets a layer and the one right after it in its row or column change places; null where nothing arranges them so. */
export function changePlaces(
  pixels: Pixels,
  { boxes, ends, nodes, placeOf }: LayerBoxes,
  ...ids: [first: string, second: string]
): Composed | null {
  const [first, second] = ids.map(placeOf) as [number, number]
  const { parent } = nodes[second]!
  const axis = nodes[parent]?.flow?.axis
  if (axis === undefined || axis === 'other') return null
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const [one, other] = [boxes[first]!, boxes[second]!]
  // Across all of what they lie in, and up to each other: shadows reach beyond them.
  const window = { ...around(around(one, other), boxes[parent]!), [start]: one[start] }
  const whole = wholePixels({ ...window, [end]: other[end] }, pixels)
  const cuts = [whole[start], Math.floor(one[end]), Math.floor(other[start]), whole[end]] as const
  const changed = copyOf(pixels)
  let at = whole[start]
  for (const i of [2, 1, 0] as const) {
    const part: Box = { ...whole, [start]: cuts[i], [end]: cuts[i + 1]! }
    copyBox(pixels, part, changed, { ...part, [start]: at })
    at += cuts[i + 1]! - cuts[i]
  }
  const by = (px: number): [number, number] => (axis === 'x' ? [px, 0] : [0, px])
  return {
    pixels: changed,
    nodes: nodes.map((node, i) => {
      if (i >= first && i < ends[first]!) return shifted(node, ...by(other[end] - one[end]))
      if (i >= second && i < ends[second]!) return shifted(node, ...by(one[start] - other[start]))
      return node
    })
  }
}
