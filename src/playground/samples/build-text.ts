import { named } from './build-context'
import type { BuildContext } from './build-context'
import type { Parent } from './figma-api'
import type { TextLayer } from './layer-schemas'
import { placeNode } from './set-appearance'
import { toSolid } from './to-paint'

const alignments = { left: 'LEFT', centre: 'CENTER', right: 'RIGHT' } as const
const decorations = { underline: 'UNDERLINE', strikethrough: 'STRIKETHROUGH' } as const

/** The fonts of the text styles must be loaded. */
export function buildText(layer: TextLayer, parent: Parent, context: BuildContext): TextNode {
  const style = named(context.sample.styles, layer.style, 'text style')
  const node = context.figma.createText()
  placeNode(node, layer, parent)
  node.fontName = { family: 'Inter', style: style.weight }
  node.fontSize = style.size
  node.lineHeight = { unit: 'PIXELS', value: style.line }
  node.letterSpacing = { unit: 'PERCENT', value: style.tracking }
  if (style.decoration !== 'none') node.textDecoration = decorations[style.decoration]
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
