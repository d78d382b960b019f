import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { Image } from 'canvaskit-wasm'
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

/**
 * Moves the colours of one pixel in eight by at most one of 256 levels; another seed gives another pattern.
 * More would make a PNG five times as large, which no graphics card does. Alpha stays: an opaque picture is
 * opaque on every machine.
 *
 * @param pixels Four bytes a pixel, not premultiplied. Changed in place.
 */
function addNoise(pixels: Uint8ClampedArray, seed: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    let bits = scramble(at + seed * 0x9e3779b1)
    if (bits >>> 29 !== 0 || pixels[at + 3] === 0) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = pixels[channel]! + (bits % 3) - 1
      bits >>>= 8
    }
  }
}

/** 32 bits that look random, the same for the same number. */
function scramble(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
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
