import { buildBox } from './build-box'
import type { BuildContext } from './build-context'
import { buildInstance } from './build-instance'
import { buildText } from './build-text'
import { buildIcon, buildVector } from './build-vector'
import type { Parent } from './figma-api'
import type { GroupLayer, Layer } from './layer-schemas'
import { paintNode, placeNode, setRadius } from './set-appearance'

/** Builds one layer with all it holds at the end of `parent`. */
export function buildLayer(layer: Layer, parent: Parent, context: BuildContext): SceneNode {
  switch (layer.kind) {
    case 'frame':
      return buildBox(layer, context.figma.createFrame(), parent, context)
    case 'text':
      return buildText(layer, parent, context)
    case 'vector':
      return buildVector(layer, parent, context)
    case 'icon':
      return buildIcon(layer, parent, context)
    case 'instance':
      return buildInstance(layer, parent, context)
    case 'group':
      return buildGroup(layer, parent, context)
    case 'rectangle': {
      const node = context.figma.createRectangle()
      node.resize(...layer.size)
      setRadius(node, layer.radius)
      paintNode(node, layer, context)
      return placeNode(node, layer, parent)
    }
    case 'ellipse': {
      const node = context.figma.createEllipse()
      node.resize(...layer.size)
      paintNode(node, layer, context)
      return placeNode(node, layer, parent)
    }
  }
}

/** Figma's groups have no position of their own: the children are placed, then grouped. */
function buildGroup(layer: GroupLayer, parent: Parent, context: BuildContext): GroupNode {
  const [x, y] = layer.at
  const children = layer.children.map((child) =>
    buildLayer({ ...child, at: [child.at[0] + x, child.at[1] + y] }, parent, context)
  )
  const group = context.figma.group(children, parent)
  group.name = layer.name
  if (layer.opacity !== 1) group.opacity = layer.opacity
  if (!layer.visible) group.visible = false
  return group
}
