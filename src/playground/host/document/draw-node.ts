import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'

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
