import { around } from '../../perception/see/box'
import type { LayerNode } from '../../file'
import { type LayerBoxes, outward, shifted } from './layer-boxes'
import { type MovedLines, range } from './lines'

/** How the lines of a picture and its layers move. */
interface Moved {
  lines: MovedLines
  nodes: LayerNode[]
}

/** Lets a layer and the one right before it in its row or column change places. */
export function changePlaces(design: LayerBoxes, first: number, second: number): Moved | null {
  const { boxes, ends, nodes } = design
  const { parent } = nodes[second]!
  const axis = nodes[parent]?.flow?.axis
  if (axis === undefined || axis === 'other') return null
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const [one, other] = [boxes[first]!, boxes[second]!]
  const box = around(around(one, other), {
    ...boxes[parent]!,
    [start]: one[start],
    [end]: one[end]
  })
  const window = outward({ ...box, [start]: one[start], [end]: other[end] })
  // Shadows reach into the gap; what lies in the middle of it stays.
  const lines = range(window[start], window[end])
  const cuts = [Math.floor(one[end]), Math.floor(other[start])].map((at) => at - window[start])
  const sources = [
    ...lines.slice(cuts[1]),
    ...lines.slice(cuts[0], cuts[1]),
    ...lines.slice(0, cuts[0])
  ]
  const by = (px: number): [number, number] => (axis === 'x' ? [px, 0] : [0, px])
  const moved = nodes.map((node, i) => {
    if (i >= first && i < ends[first]!) return shifted(node, ...by(other[end] - one[end]))
    if (i >= second && i < ends[second]!) return shifted(node, ...by(one[start] - other[start]))
    return node
  })
  return { lines: { window, axis, sources }, nodes: moved }
}
