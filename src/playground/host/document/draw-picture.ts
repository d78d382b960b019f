import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import { type CanvasKit, withSurface } from './canvas-kit'
import type { DrawRequest } from '../contract'
import { flat } from './matrix'
import { absoluteMatrix, parentOf } from './transforms'

/**
 * Draws an area of a page straight into memory and encodes it. OpenPencil's own export draws at twice
 * the size and knows no rotated parents; Skia's edges are smooth without that.
 */
export function drawPicture(
  ck: CanvasKit,
  skia: SkiaRenderer,
  graph: SceneGraph,
  { pageId, nodeId, area, width, height }: DrawRequest
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
    const image = surface.makeImageSnapshot()
    const bytes = image.encodeToBytes(ck.ImageFormat.PNG, 100)
    image.delete()
    if (!bytes) throw new Error('The picture could not be encoded.')
    return new Uint8Array(bytes)
  })
}

type Canvas = Parameters<SkiaRenderer['renderNode']>[0]

/**
 * Draws a node and what is in it, wherever the canvas's matrix puts its parent. OpenPencil reserves
 * room for translucent layers as if nothing were rotated or nested, and would cut them off: here they
 * get all the room there is.
 */
export function drawNode(skia: SkiaRenderer, canvas: Canvas, graph: SceneGraph, id: string): void {
  const saveLayer = canvas.saveLayer.bind(canvas)
  canvas.saveLayer = (paint, bounds, ...rest) =>
    saveLayer(paint, paint === skia.opacityPaint ? null : bounds, ...rest)
  try {
    skia.renderNode(canvas, graph, id, {}, 0, 0, true)
  } finally {
    canvas.saveLayer = saveLayer
  }
}
