import {
  fontManager,
  type SceneGraph,
  type SceneNode,
  setTextMeasurer,
  SkiaRenderer
} from '@open-pencil/core'
import type { CanvasKit } from './canvas-kit'
import { withoutSpaces } from '../../inter'
import type { Renderer } from '../contract'
import { boundImages } from './decoded-images'
import { drawPicture } from './draw-picture'
import type { Size } from './matrix'

const EVERYWHERE = { x: -1e9, y: -1e9, w: 2e9, h: 2e9 }

/** For decoded pictures; one design with large photographs fits. */
const IMAGE_BYTES = 48e6

/**
 * A renderer on CanvasKit's memory, for exports and for measuring text; no screen. Fonts are the Inter
 * styles that OpenPencil brings; in a browser they are fetched from the page's own origin.
 */
export async function createRenderer(canvasKit: CanvasKit): Promise<Renderer> {
  fontManager.setOnlineFontProviders({})
  const surface = canvasKit.MakeSurface(1, 1)
  if (!surface) throw new Error('CanvasKit gave no surface.')
  const skia = new SkiaRenderer(canvasKit, surface)
  let drawn: SceneGraph | null = null
  boundImages(skia, IMAGE_BYTES, (hash) => drawn?.images.get(hash))
  await skia.loadFonts()
  skia.worldViewport = EVERYWHERE
  const measure = rememberMeasures(
    (node, maxWidth) => skia.measureTextNode(node, maxWidth),
    () => fontManager.generation()
  )
  setTextMeasurer(measure)

  return {
    async loadFont(family, style) {
      const data = await fontManager.loadFont(family, withoutSpaces(style))
      skia.syncFontGeneration()
      return data !== null
    },
    async prepare(graph, nodeId) {
      const missing = new Set<string>()
      for (const [family, style] of fontManager.collectFontKeys(graph, [nodeId])) {
        const isThere = !substituted.has(family) && (await fontManager.loadFont(family, style))
        if (isThere || !(await drawInInter(family, style))) continue
        substituted.add(family)
        missing.add(family)
      }
      skia.syncFontGeneration()
      return [...missing]
    },
    measureText(node, maxWidth) {
      return measure(node, maxWidth) ?? guessText(node.text, node.fontSize, maxWidth)
    },
    draw(graph, request) {
      drawn = graph
      // OpenPencil's cached drawings may be older than a change, or of another document's layer with that id.
      skia.invalidateAllPictures()
      for (const id of graph.nodes.keys()) skia.invalidateVectorPath(id)
      const start = performance.now()
      const png = drawPicture(canvasKit, skia, graph, request)
      performance.measure('picture', { start })
      return png
    }
  }
}

/** Families that are drawn in Inter, for all renderers: OpenPencil has one store of fonts. */
const substituted = new Set<string>()

/** Draws texts of a family that is not there in Inter; as before where not even that is. */
async function drawInInter(family: string, style: string): Promise<boolean> {
  if (fontManager.isStyleLoaded(family, style)) return true
  const inter =
    (await fontManager.loadFont('Inter', style)) ?? (await fontManager.loadFont('Inter'))
  if (inter) fontManager.markLoaded(family, style, inter)
  return inter !== null
}

/** Empty text is a line high; a font that is not there is taken as 0.6 em wide. */
function guessText(
  text: string,
  fontSize: number,
  maxWidth = Infinity
): { width: number; height: number } {
  const width = Math.ceil(text.length * fontSize * 0.6)
  const lines = Math.max(1, Math.ceil(width / maxWidth))
  return { width: Math.min(width, maxWidth), height: Math.ceil(lines * fontSize * 1.2) }
}

type Measure = (node: SceneNode, maxWidth?: number) => Size | null

/** OpenPencil's names of what a text's size follows from. */
const TEXT_KEYS =
  /^(text|font|italic|lineHeight|letterSpacing|styleRuns|width$|height$|maxLines|leading)/
const MOST = 5000

/** Layout measures the same texts over and over; shaping them anew is nearly all the time it takes. */
function rememberMeasures(measure: Measure, fontGeneration: () => number): Measure {
  const sizes = new Map<string, Size>()
  let keys: readonly string[] = []
  let generation = fontGeneration()
  return (node, maxWidth) => {
    if (generation !== fontGeneration() || sizes.size > MOST) sizes.clear()
    generation = fontGeneration()
    if (keys.length === 0) keys = Object.keys(node).filter(decidesSize)
    const key = JSON.stringify([maxWidth, ...keys.map((name) => node[name as keyof SceneNode])])
    const known = sizes.get(key)
    if (known) return { ...known }
    const size = measure(node, maxWidth)
    if (size) sizes.set(key, { ...size })
    return size
  }
}

function decidesSize(key: string): boolean {
  return TEXT_KEYS.test(key) && key !== 'textPicture'
}
