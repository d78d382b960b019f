import { type BuildContext, named, type Parent } from './build-context'
import { buildIcon, buildVector } from './build-vector'
import type {
  Box,
  ComponentLayer,
  FrameLayer,
  GroupLayer,
  InstanceLayer,
  Layer,
  Layout,
  Override,
  TextLayer
} from './parse-sample'
import { paintNode, placeNode, setRadius, toPaint, toSolid } from './appearance'

const mainAxis = { start: 'MIN', centre: 'CENTER', end: 'MAX', between: 'SPACE_BETWEEN' } as const
const crossAxis = { start: 'MIN', centre: 'CENTER', end: 'MAX' } as const

/** Builds one layer with all it holds at the end of `parent`. */
function buildLayer(layer: Layer, parent: Parent, context: BuildContext): SceneNode {
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
    case 'rectangle':
    case 'ellipse': {
      const { createEllipse, createRectangle } = context.figma
      const node = layer.kind === 'ellipse' ? createEllipse() : createRectangle()
      node.resize(...layer.size)
      if (layer.kind === 'rectangle' && node.type === 'RECTANGLE') setRadius(node, layer.radius)
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
  if (!layer.visible) group.visible = false
  return group
}

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

/** @throws Error when the component, or a layer that is to be changed, is missing. */
function buildInstance(layer: InstanceLayer, parent: Parent, context: BuildContext): InstanceNode {
  const component = context.components.get(layer.of)
  if (!component) throw new Error(`There is no component “${layer.of}”`)
  const node = placeNode(component.createInstance(), layer, parent)
  for (const [name, change] of Object.entries(layer.set)) {
    const child = node.findOne((candidate) => candidate.name === name)
    if (!child) throw new Error(`Component “${layer.of}” has no layer “${name}”`)
    override(child, change, context)
  }
  return node
}

function override(node: SceneNode, change: Override, context: BuildContext): void {
  if (change.text !== undefined && node.type === 'TEXT') node.characters = change.text
  if (change.fill !== undefined && 'fills' in node) node.fills = [toPaint(change.fill, context)]
  if (change.visible !== undefined) node.visible = change.visible
}

const alignments = { left: 'LEFT', centre: 'CENTER', right: 'RIGHT' } as const

/** The fonts of the text styles must be loaded. */
function buildText(layer: TextLayer, parent: Parent, context: BuildContext): TextNode {
  const style = named(context.sample.styles, layer.style, 'text style')
  const node = context.figma.createText()
  placeNode(node, layer, parent)
  node.fontName = { family: 'Inter', style: style.weight }
  node.fontSize = style.size
  node.lineHeight = { unit: 'PIXELS', value: style.line }
  node.letterSpacing = { unit: 'PERCENT', value: style.tracking }
  if (style.decoration !== 'none') node.textDecoration = 'STRIKETHROUGH'
  node.textAlignHorizontal = alignments[layer.align]
  node.fills = [toSolid(layer.colour, context)]
  if (layer.width === undefined) {
    node.textAutoResize = 'WIDTH_AND_HEIGHT'
  } else {
    // In this order: Figma fixes the size of a text that is resized.
    node.resize(layer.width, style.line)
    node.textAutoResize = 'HEIGHT'
  }
  // Last, so that a host measures the text once.
  node.characters = layer.text
  return node
}
