import type { SceneGraph } from '@open-pencil/core'
import type { CanvasKit, Image, SkPicture, Surface } from 'canvaskit-wasm'
import { intersection, type Rect } from '../../host/document/matrix'

/** The surface and its view of the page: device px = canvas units × scale + x, y. */
export interface Onto {
  scale: number
  x: number
  y: number
  /** Device px. */
  width: number
  height: number
  /** Visible part of the page, in canvas units. */
  view: Rect
}

/** A layer's picture in device px, as far as it shows. */
export interface FlatPicture {
  image: Image
  /** Where its corner lies on the surface. */
  x: number
  y: number
  pixels: number
}

/** Draws a picture that takes a box of the page once, in the pixels of the surface; null where nothing of it shows. */
export function flatten(
  ck: CanvasKit,
  surface: Surface,
  picture: SkPicture,
  box: Rect,
  onto: Onto
): FlatPicture | null {
  const place = intersection(onPixels(box, onto), {
    x: 0,
    y: 0,
    width: onto.width,
    height: onto.height
  })
  if (!place) return null
  const { x, y, width, height } = place
  const inner = surface.makeSurface({ ...surface.imageInfo(), width, height })
  const canvas = inner.getCanvas()
  canvas.clear(ck.TRANSPARENT)
  canvas.translate(onto.x - x, onto.y - y)
  canvas.scale(onto.scale, onto.scale)
  canvas.drawPicture(picture)
  const image = inner.makeImageSnapshot()
  inner.delete()
  return { image, x, y, pixels: width * height }
}

/** The whole pixels that a box of the page lies on. */
function onPixels({ x, y, width, height }: Rect, onto: Onto): Rect {
  const [left, top] = [Math.floor(x * onto.scale + onto.x), Math.floor(y * onto.scale + onto.y)]
  const right = Math.ceil((x + width) * onto.scale + onto.x)
  const bottom = Math.ceil((y + height) * onto.scale + onto.y)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether a layer looks the same whatever lies below it: nothing in it blends with that, or blurs it. */
export function standsAlone(graph: SceneGraph, id: string): boolean {
  const node = graph.getNode(id)
  if (!node?.visible) return true
  const { blendMode, effects, fills, childIds } = node
  const plain = (mode: string | undefined): boolean =>
    mode === undefined || mode === 'NORMAL' || mode === 'PASS_THROUGH'
  return (
    plain(blendMode) &&
    fills.every((fill) => plain(fill.blendMode)) &&
    effects.every((effect) => effect.type !== 'BACKGROUND_BLUR' && plain(effect.blendMode)) &&
    childIds.every((child) => standsAlone(graph, child))
  )
}
