import { type Box, overlap } from '../../perception/see/box'
import type { LayerNode } from '../../file'
import { layerBox } from '../measure/fold/layer-box'

/** Boxes and relations of a design's layers, looked up over and over, in the order of their list. Lengths are px of the picture. */
export interface LayerBoxes {
  nodes: readonly LayerNode[]
  boxes: readonly Box[]
  /** For each layer the end of its part of the list: its descendants come right after it. */
  ends: readonly number[]
  childrenOf: (at: number) => readonly number[]
  /** Place of a layer in the list; -1 for one that is not there. */
  placeOf: (id: string) => number
  /** Opacity with all around it. */
  opacities: readonly number[]
  /** The box that a layer is visible in: its own, cut off by those around it. */
  windows: readonly Box[]
  /** Px of the picture per px of the design. */
  scale: number
}

export function layerBoxes(nodes: readonly LayerNode[]): LayerBoxes {
  const boxes = nodes.map((node) => layerBox(node))
  const ends = nodes.map((_, at) => at + 1)
  const places = new Map(nodes.map(({ id }, at) => [id, at]))
  const opacities: number[] = []
  const windows: Box[] = []
  nodes.forEach(({ parent, opacity }, at) => {
    opacities.push(opacity * (opacities[parent] ?? 1))
    let clip = parent
    while (clip > 0 && !nodes[clip]!.clips) clip = nodes[clip]!.parent
    windows.push(clip < 0 ? boxes[at]! : overlap(boxes[at]!, windows[clip]!))
    for (let i = parent; i >= 0; i = nodes[i]!.parent) ends[i] = at + 1
  })
  return {
    ...{ nodes, boxes, ends, opacities, windows },
    childrenOf: (at) => nodes.flatMap(({ parent }, i) => (parent === at ? [i] : [])),
    placeOf: (id) => places.get(id) ?? -1,
    scale: nodes[0] ? Math.hypot(nodes[0].matrix[0], nodes[0].matrix[1]) || 1 : 1
  }
}

/** The layers around a layer, nearest first, without the frame. */
export function aroundIn({ nodes }: LayerBoxes, at: number): number[] {
  const around: number[] = []
  for (let i = nodes[at]!.parent; i > 0; i = nodes[i]!.parent) around.push(i)
  return around
}

/** A layer moved by px of the picture. */
export function shifted(node: LayerNode, x: number, y: number): LayerNode {
  const [a, b, c, d, e, f] = node.matrix
  return { ...node, matrix: [a, b, c, d, e + x, f + y] }
}
