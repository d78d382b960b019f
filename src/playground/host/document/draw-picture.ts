import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { Image } from 'canvaskit-wasm'
import type { CanvasKit } from './canvas-kit'
import type { DrawRequest } from '../contract'
import { drawNode } from './draw-node'
import { flat } from './matrix'
import { addNoise } from './noise'
import { absoluteMatrix, parentOf } from './transforms'
import { withSurface } from './with-surface'

/**
 * Draws an area of a page straight into memory and encodes it. OpenPencil's own export draws at twice
 * the size and knows no rotated parents; Skia's edges are smooth without that.
 */
export function drawPicture(
  ck: CanvasKit,
  skia: SkiaRenderer,
  graph: SceneGraph,
  { pageId, nodeId, area, width, height, noise }: DrawRequest
): Uint8Array {
  return withSurface(ck, { width, height }, (surface) => {
    const canvas = surface.getCanvas()
    canvas.scale(width / area.width, height / area.height)
    canvas.translate(-area.x, -area.y)
    const node = nodeId === null ? undefined : graph.getNode(nodeId)
    const parent = node && parentOf(graph, node)
    if (parent && parent.type !== 'CANVAS') canvas.concat(flat(absoluteMatrix(graph, parent)))
    const ids = node ? [node.id] : (graph.getNode(pageId)?.childIds ?? [])
    for (const id of ids) drawNode(skia, canvas, graph, id)
    surface.flush()
    const drawn = surface.makeImageSnapshot()
    const image = noise === undefined ? drawn : withNoise(ck, drawn, noise)
    const bytes = image?.encodeToBytes(ck.ImageFormat.PNG, 100)
    for (const made of new Set([drawn, image])) made?.delete()
    if (!bytes) throw new Error('The picture could not be encoded.')
    return new Uint8Array(bytes)
  })
}

function withNoise(ck: CanvasKit, image: Image, seed: number): Image | null {
  const info = {
    width: image.width(),
    height: image.height(),
    colorType: ck.ColorType.RGBA_8888,
    alphaType: ck.AlphaType.Unpremul,
    colorSpace: ck.ColorSpace.SRGB
  }
  const pixels = image.readPixels(0, 0, info)
  if (!(pixels instanceof Uint8Array)) return null
  addNoise(new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length), seed)
  return ck.MakeImage(info, pixels, info.width * 4)
}
