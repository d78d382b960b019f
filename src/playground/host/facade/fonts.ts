import {
  parseFontStyle,
  type SceneGraph,
  type SceneNode as GraphNode,
  weightToFigmaStyle
} from '@open-pencil/core'
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

/** Throws for a plugin that makes Figma lay out text anew, by its place in the tree, without its fonts loaded. */
export function assertFontsLoaded({ graph, id, session }: NodeCore): void {
  // The designer at the canvas loads no fonts.
  if (!session.manifest || session.store.strictness.unloadedFonts === 'move') return
  const fonts = new Map(
    textsOf(graph, id).map((node) => {
      const { family, style } = fontNameOf(node)
      return [`${family} ${style}`, { family, style }]
    })
  )
  const missing = [...fonts].filter(([font]) => !session.fonts.has(font))
  if (missing.length === 0) return
  throw new Error(
    missing.map(([font, name]) => `unloaded font "${font}". ${loadFirst(name)}`).join(' ')
  )
}

function textsOf(graph: SceneGraph, id: string): GraphNode[] {
  const node = graph.getNode(id)
  if (!node) return []
  return [
    ...(node.type === 'TEXT' ? [node] : []),
    ...node.childIds.flatMap((child) => textsOf(graph, child))
  ]
}

function loadFirst({ family, style }: FontName): string {
  return `Please call figma.loadFontAsync({ family: "${family}", style: "${style}" }) and await the returned promise first.`
}

export function assertFontLoaded({ session, node }: NodeCore, font = fontNameOf(node)): void {
  const { family, style } = font
  if (session.fonts.has(`${family} ${style}`)) return
  throw new Error(
    `Cannot write to node with unloaded font "${family} ${style}". ${loadFirst(font)}`
  )
}
