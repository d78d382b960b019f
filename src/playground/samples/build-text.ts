import { named } from './build-context'
import type { BuildContext } from './build-context'
import type { Parent } from './figma-api'
import type { TextLayer } from './layer-schemas'
import { placeNode } from './set-appearance'
import { toSolid } from './to-paint'

const alignments = { left: 'LEFT', centre: 'CENTER', right: 'RIGHT' } as const

/** The fonts of the text styles must be loaded. */
export function buildText(layer: TextLayer, parent: Parent, context: BuildContext): TextNode {
  const style = named(context.sample.styles, layer.style, 'text style')
  const node = context.figma.createText()
  node.fontName = { family: 'Inter', style: style.weight }
  node.fontSize = style.size
  node.lineHeight = { unit: 'PIXELS', value: style.line }
  node.letterSpacing = { unit: 'PERCENT', value: style.tracking }
  if (style.decoration === 'underline') node.textDecoration = 'UNDERLINE'
  if (style.decoration === 'strikethrough') node.textDecoration = 'STRIKETHROUGH'
  node.characters = layer.text
  node.textAlignHorizontal = alignments[layer.align]
  node.fills = [toSolid(layer.colour, context)]
  placeNode(node, layer, parent)
  node.textAutoResize = layer.width === undefined ? 'WIDTH_AND_HEIGHT' : 'HEIGHT'
  if (layer.width !== undefined) node.resize(layer.width, node.height)
  return node
}
