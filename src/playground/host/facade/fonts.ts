import { parseFontStyle, weightToFigmaStyle, type SceneNode as GraphNode } from '@open-pencil/core'
import type { NodeCore } from './node-core'

/** Styles of Inter that the host has, by Figma's names. */
export const FONT_STYLES = ['Regular', 'Medium', 'Semi Bold', 'Bold', 'Extra Bold'] as const
export const FONT_FAMILY = 'Inter'

export function fontNameOf({ fontFamily, fontWeight, italic }: GraphNode): FontName {
  return { family: fontFamily, style: weightToFigmaStyle(fontWeight, italic) }
}

export function fontFields({
  family,
  style
}: FontName): Pick<GraphNode, 'fontFamily' | 'fontWeight' | 'italic'> {
  const { weight, italic } = parseFontStyle(style)
  return { fontFamily: family, fontWeight: weight, italic }
}

export function assertFontLoaded({ session, node }: NodeCore, font = fontNameOf(node)): void {
  const { family, style } = font
  if (session.fonts.has(`${family} ${style}`)) return
  throw new Error(
    `Cannot write to node with unloaded font "${family} ${style}". Please call figma.loadFontAsync({ family: "${family}", style: "${style}" }) and await the returned promise first.`
  )
}
