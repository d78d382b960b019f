import {
  type SceneNode as GraphNode,
  parseFontStyle,
  type SceneGraph,
  weightToFigmaStyle
} from '@open-pencil/core'
import type { NodeCore } from './node-core'
import * as v from 'valibot'
import { validate } from './validation'

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
  if (!session.manifest) return
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

const lineHeight = v.variant('unit', [
  v.strictObject({ unit: v.literal('AUTO') }),
  v.strictObject({
    unit: v.picklist(['PIXELS', 'PERCENT']),
    value: v.pipe(v.number(), v.minValue(0))
  })
])

const letterSpacing = v.strictObject({ unit: v.picklist(['PIXELS', 'PERCENT']), value: v.number() })

/** OpenPencil keeps px; null is the font's own line height. */
export function lineHeightPx(value: unknown, fontSize: number): number | null {
  const line = validate('lineHeight', lineHeight, value)
  if (line.unit === 'AUTO') return null
  return line.unit === 'PIXELS' ? line.value : (line.value * fontSize) / 100
}

export function lineHeightOf({ lineHeight }: GraphNode): LineHeight {
  return lineHeight === null ? { unit: 'AUTO' } : { unit: 'PIXELS', value: lineHeight }
}

export function letterSpacingPx(value: unknown, fontSize: number): number {
  const spacing = validate('letterSpacing', letterSpacing, value)
  return spacing.unit === 'PIXELS' ? spacing.value : (spacing.value * fontSize) / 100
}
