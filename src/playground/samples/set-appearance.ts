import { named } from './build-context'
import type { BuildContext } from './build-context'
import type { Parent } from './figma-api'
import type { Box, Placed } from './layer-schemas'
import { setStroke, toPaint, toShadow } from './to-paint'

type Placeable = SceneNode & LayoutMixin

export function placeNode<Node extends Placeable>(node: Node, layer: Placed, parent: Parent): Node {
  parent.appendChild(node)
  node.name = layer.name
  node.x = layer.at[0]
  node.y = layer.at[1]
  // Left alone where it says nothing: what a host has drawn so far stays as it is.
  if (layer.rotate !== 0) node.rotation = layer.rotate
  if (layer.opacity !== 1 && 'opacity' in node) node.opacity = layer.opacity
  if (!layer.visible) node.visible = false
  return node
}

type Painted = Pick<Box, 'fill' | 'shadow'> & Partial<Pick<Box, 'stroke'>>

export function paintNode(
  node: GeometryMixin & BlendMixin,
  { fill, stroke, shadow }: Painted,
  context: BuildContext
): void {
  node.fills = (Array.isArray(fill) ? fill : [fill]).map((paint) => toPaint(paint, context))
  setStroke(node, stroke, context)
  if (shadow === undefined) return
  const layers = named(context.sample.shadows, shadow, 'shadow')
  node.effects = layers.map((layer) => toShadow(layer, context))
}

export function setRadius(node: CornerMixin & RectangleCornerMixin, radius: Box['radius']): void {
  if (typeof radius === 'number') {
    node.cornerRadius = radius
    return
  }
  ;[node.topLeftRadius, node.topRightRadius, node.bottomRightRadius, node.bottomLeftRadius] = radius
}
