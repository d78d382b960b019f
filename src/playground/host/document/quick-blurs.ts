import type { SceneGraph, SceneNode, SkiaRenderer } from '@open-pencil/core'
import type { BlendMode, Image } from 'canvaskit-wasm'
import { type CanvasKit, pixelsOf, withSurface } from './canvas-kit'
import { drawNode } from './draw-picture'
import {
  boxOf,
  flat,
  grown,
  intersection,
  invert,
  type Matrix,
  multiply,
  type Point,
  type Rect
} from './matrix'
import { renderBounds } from './render-bounds'
import { absoluteMatrix, parentOf } from './transforms'
import { spread } from './spread'

type Canvas = Parameters<SkiaRenderer['renderNode']>[0]
type Blur = ReturnType<SkiaRenderer['getCachedBlur']>

/** Pixels: a blur wider than twice this (a Gaussian's standard deviation) is made of fewer, larger pixels. */
const ENOUGH = 4
/** The same for what is blurred where it lies, which saves less: Skia makes it smaller in several steps. */
const ENOUGH_IN_PLACE = 100
/** What is farther away than this many standard deviations adds nothing that is seen. */
const REACH = 3

/**
 * Makes a renderer that draws in memory quick with large blurs. A processor needs a second for one blur of a large
 * layer, and a picture blurred by a hundred pixels has nothing in it that one of an eighth of its size has not: so it is
 * drawn and blurred small, and spread. Colours differ by a few levels of 256 at most.
 */
export function drawBlursQuickly(skia: SkiaRenderer): void {
  const { ck } = skia
  const filters = new Map<string, Blur>()
  /** For what is blurred where it lies: backgrounds, and shadows inside a layer. */
  const quickFilter = (sigma: number, tile: 'Clamp' | 'Decal'): Blur => {
    const key = `${tile} ${sigma}`
    const known = filters.get(key)
    if (known) return known
    const times = sigma < ENOUGH_IN_PLACE ? 1 : shrinkage(sigma)
    const sampling = { filter: ck.FilterMode.Linear, mipmap: ck.MipmapMode.Linear }
    const scaled = (by: number, input: Blur | null): Blur =>
      ck.ImageFilter.MakeMatrixTransform(ck.Matrix.scaled(by, by), sampling, input)
    const small = sigma / times
    const source = times === 1 ? null : scaled(1 / times, null)
    const blur = ck.ImageFilter.MakeBlur(small, small, ck.TileMode[tile], source)
    const made = times === 1 ? blur : scaled(times, blur)
    filters.set(key, made)
    return made
  }
  skia.getCachedBlur = (sigma) => quickFilter(sigma, 'Clamp')
  skia.getCachedDecalBlur = (sigma) => quickFilter(sigma, 'Decal')

  const renderNode = skia.renderNode.bind(skia)
  skia.renderNode = (canvas, graph, id, ...rest) => {
    const node = graph.getNode(id)
    const sigma = node ? blurOf(node) * scaleOf(totalMatrix(canvas)) : 0
    if (!node?.visible || node.isMask || shrinkage(sigma) === 1) {
      renderNode(canvas, graph, id, ...rest)
    } else drawBlurred(skia, canvas, graph, node, sigma)
  }
}

/** By how much a blurred picture may be smaller: a power of two, 1 where it may not. */
function shrinkage(sigma: number): number {
  return Math.max(1, 2 ** Math.floor(Math.log2(sigma / ENOUGH)))
}

/** The standard deviation of a layer's own blur, in px of the layer; 0 without one. */
function blurOf({ effects }: SceneNode): number {
  return (effects.find(({ type, visible }) => visible && isLayerBlur(type))?.radius ?? 0) / 2
}

function isLayerBlur(type: string): boolean {
  return type === 'LAYER_BLUR' || type === 'FOREGROUND_BLUR'
}

/** `sigma` in pixels of the canvas. */
function drawBlurred(
  skia: SkiaRenderer,
  canvas: Canvas,
  graph: SceneGraph,
  node: SceneNode,
  sigma: number
): void {
  const { ck } = skia
  const { effects, opacity, blendMode } = node
  // Nobody sees the layer without its blur: it has it again before anything else runs.
  node.effects = effects.filter(({ type }) => !isLayerBlur(type))
  node.opacity = 1
  node.blendMode = 'NORMAL'
  let blurred: Blurred | null
  try {
    blurred = drawSmall(skia, canvas, graph, node, sigma)
  } finally {
    Object.assign(node, { effects, opacity, blendMode })
  }
  const back = invert(totalMatrix(canvas))
  if (!blurred || !back) return
  const { image, at } = blurred
  const paint = new ck.Paint()
  paint.setAlphaf(opacity)
  paint.setBlendMode(blendOf(ck, blendMode))
  canvas.save()
  canvas.concat(flat(back))
  canvas.drawImage(image, at.x, at.y, paint)
  canvas.restore()
  paint.delete()
  image.delete()
}

/** A layer's blurred picture, and where its corner lies on the canvas, in whole pixels. */
interface Blurred {
  image: Image
  at: Point
}

/** Null when nothing of the layer shows. */
function drawSmall(
  skia: SkiaRenderer,
  canvas: Canvas,
  graph: SceneGraph,
  node: SceneNode,
  sigma: number
): Blurred | null {
  const { ck } = skia
  const matrix = totalMatrix(canvas)
  const parent = parentOf(graph, node)
  const fromPage = parent && invert(absoluteMatrix(graph, parent))
  const bounds = fromPage && renderBounds(graph, node)
  if (!bounds) return null
  const reach = REACH * sigma
  const clip = clipOf(canvas)
  const content = intersection(boxOf(multiply(matrix, fromPage), bounds), grown(clip, reach))
  const times = shrinkage(sigma)
  const area = content && whole(grown(content, reach + times))
  const seen = area && intersection(area, clip)
  if (!seen) return null
  const size = { width: Math.ceil(area.width / times), height: Math.ceil(area.height / times) }
  const blur = ck.ImageFilter.MakeBlur(sigma / times, sigma / times, ck.TileMode.Decal, null)
  const paint = new ck.Paint()
  paint.setImageFilter(blur)
  try {
    const pixels = withSurface(ck, size, (surface) => {
      const inner = surface.getCanvas()
      inner.saveLayer(paint)
      inner.scale(1 / times, 1 / times)
      inner.translate(-area.x, -area.y)
      inner.concat(flat(matrix))
      drawNode(skia, inner, graph, node.id)
      inner.restore()
      return inner.readPixels(0, 0, pixelsOf(ck, size))
    })
    if (!(pixels instanceof Uint8Array)) throw new Error('A blurred layer cannot be read.')
    const part = { ...seen, x: seen.x - area.x, y: seen.y - area.y }
    const image = ck.MakeImage(
      pixelsOf(ck, seen),
      spread(pixels, size, times, part),
      seen.width * 4
    )
    return image && { image, at: seen }
  } finally {
    blur.delete()
    paint.delete()
  }
}

/** Skia's names are Figma's in other letters: COLOR_BURN is ColorBurn. */
function blendOf({ BlendMode }: CanvasKit, mode: SceneNode['blendMode']): BlendMode {
  const name = mode
    .toLowerCase()
    .replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
  return (BlendMode as unknown as Record<string, BlendMode>)[name] ?? BlendMode.SrcOver
}

function totalMatrix(canvas: Canvas): Matrix {
  const [a = 1, b = 0, x = 0, c = 0, d = 1, y = 0] = canvas.getTotalMatrix()
  return [
    [a, b, x],
    [c, d, y]
  ]
}

function scaleOf([[a, b], [c, d]]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

function clipOf(canvas: Canvas): Rect {
  const [left = 0, top = 0, right = 0, bottom = 0] = canvas.getDeviceClipBounds()
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The rectangle of whole pixels around this one. */
function whole({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top
  }
}
