import { initCanvasKit, SkiaRenderer } from '@open-pencil/core'
import type { Surface } from 'canvaskit-wasm'
import { beforeEach, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/contract'
import { standsAlone } from '../../../src/playground/page/canvas/flat-picture'
import { ScenePictures } from '../../../src/playground/page/canvas/scene-pictures'
import { newDocument } from '../../support/host'

const SIZE = { width: 300, height: 200 }

let document: DesignDocument

beforeEach(async () => {
  document = await newDocument()
})

function add(x: number, grey: number): RectangleNode {
  const layer = document.figma.createRectangle()
  layer.resize(120.5, 90.25)
  layer.x = x
  layer.y = 20.3
  layer.rotation = 7
  layer.fills = [{ type: 'SOLID', color: { r: grey, g: 0.4, b: 0.6 }, opacity: 0.7 }]
  return layer
}

/** Draws the page once more and gives its pixels. */
function drawOn(surface: Surface, pictures: ScenePictures, panX: number): Uint8Array {
  const view = { x: -panX / 0.9, y: 0, width: 400, height: 300 }
  const onto = { scale: 0.9, x: panX, y: 0, ...SIZE, view }
  surface.getCanvas().clear(new Float32Array(4))
  pictures.draw(surface, document.graph, document.currentPageId, onto, () => false)
  surface.flush()
  return Uint8Array.from(surface.getCanvas().readPixels(0, 0, surface.imageInfo())!)
}

test('a page looks the same whether its layers are drawn anew or kept flat while another changes', async () => {
  const ck = await initCanvasKit()
  const surface = ck.MakeSurface(SIZE.width, SIZE.height)!
  const renderer = new SkiaRenderer(ck, surface)
  const pictures = new ScenePictures(renderer)
  const [lower, upper] = [add(10, 1), add(70, 0)]
  const pixels = (pan = 0): Uint8Array => drawOn(surface, pictures, pan)
  const change = (by: () => void): void => {
    by()
    for (const { id } of [upper, lower]) renderer.invalidateNodePicture(id)
    pictures.forget(document.graph, upper.id)
  }
  const anew = pixels()
  expect(new Set(anew).size).toBeGreaterThan(4)
  change(() => (upper.visible = false))
  const without = pixels()
  expect(without).not.toEqual(anew)
  change(() => (upper.visible = true))
  expect(furthest(pixels(), anew)).toBeLessThanOrEqual(1)
  expect(furthest(pixels(), anew)).toBeLessThanOrEqual(1)
  const moved = pixels(40)
  pictures.forgetAll()
  expect(furthest(moved, pixels(40))).toBeLessThanOrEqual(1)
  renderer.destroy()
})

function furthest(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i]!)), 0)
}

test('a layer that blends with what lies below it, or blurs it, is not kept flat', () => {
  const { figma } = document
  const alone = (layer: SceneNode): boolean => standsAlone(document.graph, layer.id)
  const frame = figma.createFrame()
  const inner = figma.createRectangle()
  frame.appendChild(inner)
  expect(alone(frame)).toBe(true)
  inner.blendMode = 'MULTIPLY'
  expect(alone(frame)).toBe(false)
  inner.blendMode = 'NORMAL'
  inner.effects = [{ type: 'BACKGROUND_BLUR', blurType: 'NORMAL', radius: 8, visible: true }]
  expect(alone(frame)).toBe(false)
  inner.visible = false
  expect(alone(frame)).toBe(true)
})
