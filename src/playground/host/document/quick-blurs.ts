import type { SceneGraph, SceneNode, SkiaRenderer } from '@open-pencil/core'
import type { BlendMode } from 'canvaskit-wasm'
import { type CanvasKit, withSurface } from './canvas-kit'
import { drawNode } from './draw-picture'
import {
  boxOf,
  flat,
  grown,
  intersection,
  invert,
  type Matrix,
  multiply,
  type Rect
} from './matrix'
import { renderBounds } from './render-bounds'
import { absoluteMatrix, parentOf } from './transforms'

type Canvas = Parameters<SkiaRenderer['renderNode']>[0]

/** Pixels: a blur wider than twice this (a Gaussian's standard deviation) is made of fewer, larger pixels. */
const ENOUGH = 4
/** Standard deviations; farther away a blur adds nothing that is seen. */
const REACH = 3

/**
 * Makes a renderer that draws in memory quick with large layer blurs. A processor needs a second for one blur of a large
 * layer, and a picture blurred by a hundred pixels has nothing in it that one of an eighth of its size has not: so it is
 * drawn and blurred small, and enlarged. Colours differ by a few levels of 256 at most.
 */
export function drawBlursQuickly(skia: SkiaRenderer): void {
  const renderNode = skia.renderNode.bind(skia)
  skia.renderNode = (canvas, graph, id, ...rest) => {
    const node = graph.getNode(id)
    const sigma = node ? blurOf(node) * scaleOf(totalMatrix(canvas)) : 0
    if (!node?.visible || node.isMask || shrinkage(sigma) === 1) {
      renderNode(canvas, graph, id, ...rest)
    } else drawBlurred(skia, canvas, graph, node, sigma)
  }
}

/** How many times smaller a blurred picture may be: a power of two. */
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

/** Draws the layer as if it had no blur, blurs that by `sigma` pixels of the canvas, and puts it where the layer lies. */
function drawBlurred(
  skia: SkiaRenderer,
  canvas: Canvas,
  graph: SceneGraph,
  node: SceneNode,
  sigma: number
): void {
  const { ck } = skia
  const { effects, opacity, blendMode } = node
  const matrix = totalMatrix(canvas)
  const back = invert(matrix)
  const area = areaOnCanvas(canvas, graph, node, REACH * sigma)
  if (!back || !area) return
  const times = shrinkage(sigma)
  const size = { width: Math.ceil(area.width / times), height: Math.ceil(area.height / times) }
  const blur = ck.ImageFilter.MakeBlur(sigma / times, sigma / times, ck.TileMode.Decal, null)
  const paint = new ck.Paint()
  paint.setImageFilter(blur)
  // Nobody sees the layer without its blur: it has it again before anything else runs.
  node.effects = effects.filter(({ type }) => !isLayerBlur(type))
  node.opacity = 1
  node.blendMode = 'NORMAL'
  try {
    withSurface(ck, size, (surface) => {
      const small = surface.getCanvas()
      small.saveLayer(paint)
      small.scale(1 / times, 1 / times)
      small.translate(-area.x, -area.y)
      small.concat(flat(matrix))
      drawNode(skia, small, graph, node.id)
      small.restore()
      const image = surface.makeImageSnapshot()
      paint.setImageFilter(null)
      paint.setAlphaf(opacity)
      paint.setBlendMode(blendOf(ck, blendMode))
      canvas.save()
      canvas.concat(flat(back))
      canvas.translate(area.x, area.y)
      canvas.scale(times, times)
      canvas.drawImageOptions(image, 0, 0, ck.FilterMode.Linear, ck.MipmapMode.None, paint)
      canvas.restore()
      image.delete()
    })
  } finally {
    Object.assign(node, { effects, opacity, blendMode })
    blur.delete()
    paint.delete()
  }
}

/** The whole pixels of the canvas that a layer, blurred this far, shows on or is blurred from; null for none. */
function areaOnCanvas(
  canvas: Canvas,
  graph: SceneGraph,
  node: SceneNode,
  reach: number
): Rect | null {
  const parent = parentOf(graph, node)
  const fromPage = parent && invert(absoluteMatrix(graph, parent))
  const bounds = fromPage && renderBounds(graph, node)
  if (!bounds) return null
  const [left = 0, top = 0, right = 0, bottom = 0] = canvas.getDeviceClipBounds()
  const clip = { x: left, y: top, width: right - left, height: bottom - top }
  const drawn = boxOf(multiply(totalMatrix(canvas), fromPage), bounds)
  const content = intersection(drawn, grown(clip, reach))
  if (!content) return null
  const { x, y, width, height } = grown(content, reach)
  return {
    x: Math.floor(x),
    y: Math.floor(y),
    width: Math.ceil(width) + 1,
    height: Math.ceil(height) + 1
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
