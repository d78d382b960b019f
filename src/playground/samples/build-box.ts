import type { BuildContext } from './build-context'
import { buildLayer } from './build-layer'
import type { Parent } from './figma-api'
import type { Box, ComponentLayer, FrameLayer, Layout } from './layer-schemas'
import { paintNode, placeNode, setRadius } from './set-appearance'

const mainAxis = { start: 'MIN', centre: 'CENTER', end: 'MAX', between: 'SPACE_BETWEEN' } as const
const crossAxis = { start: 'MIN', centre: 'CENTER', end: 'MAX' } as const

/** Fills an empty frame or component with what the layer describes, children included. */
export function buildBox<Node extends FrameNode | ComponentNode>(
  layer: FrameLayer | ComponentLayer,
  node: Node,
  parent: Parent,
  context: BuildContext
): Node {
  placeNode(node, layer, parent)
  node.resize(layer.size[0] ?? 1, layer.size[1] ?? 1)
  node.clipsContent = layer.clip
  setRadius(node, layer.radius)
  paintNode(node, layer, context)
  for (const child of layer.children) buildLayer(child, node, context)
  // After the children: they are laid out once, and a group's keep their places in it.
  if (layer.layout) setLayout(node, layer.layout, layer.size)
  return node
}

function setLayout(node: FrameNode | ComponentNode, layout: Layout, size: Box['size']): void {
  const row = layout.axis === 'row'
  node.layoutMode = row ? 'HORIZONTAL' : 'VERTICAL'
  node.itemSpacing = layout.gap
  node.primaryAxisAlignItems = mainAxis[layout.main]
  node.counterAxisAlignItems = crossAxis[layout.cross]
  ;[node.paddingTop, node.paddingRight, node.paddingBottom, node.paddingLeft] = sides(layout)
  const [width, height] = size.map((side) => (side === null ? 'AUTO' : 'FIXED'))
  node.primaryAxisSizingMode = (row ? width : height) ?? 'FIXED'
  node.counterAxisSizingMode = (row ? height : width) ?? 'FIXED'
}

function sides({ padding }: Layout): [number, number, number, number] {
  if (typeof padding === 'number') return [padding, padding, padding, padding]
  if (padding.length === 4) return padding
  const [vertical, horizontal] = padding
  return [vertical, horizontal, vertical, horizontal]
}
