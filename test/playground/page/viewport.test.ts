import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canvasToScreen,
  fitBox,
  MAX_ZOOM,
  MIN_ZOOM,
  screenToCanvas,
  type Viewport,
  zoomAt,
  zoomStep
} from '../../../src/playground/page/canvas/viewport'

const length = fc.double({ min: -5000, max: 5000, noNaN: true })
const point = fc.record({ x: length, y: length })
const zoom = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true })
const viewport: fc.Arbitrary<Viewport> = fc.record({ panX: length, panY: length, zoom })

describe('viewport', () => {
  it('maps a point to the canvas and back to where it was', () => {
    fc.assert(
      fc.property(viewport, point, (view, at) => {
        const back = canvasToScreen(view, screenToCanvas(view, at))
        expect(back.x).toBeCloseTo(at.x, 6)
        expect(back.y).toBeCloseTo(at.y, 6)
      })
    )
  })

  it('keeps what is under the pointer there while zooming', () => {
    fc.assert(
      fc.property(viewport, zoom, point, (view, next, anchor) => {
        const before = screenToCanvas(view, anchor)
        const after = screenToCanvas(zoomAt(view, next, anchor), anchor)
        expect(after.x).toBeCloseTo(before.x, 4)
        expect(after.y).toBeCloseTo(before.y, 4)
      })
    )
  })

  it('fits a box inside the area, in its middle, and never larger than life', () => {
    const side = fc.double({ min: 1, max: 20_000, noNaN: true })
    const area = { x: 10, y: 20, width: 900, height: 700 }
    fc.assert(
      fc.property(point, side, side, ({ x, y }, width, height) => {
        const view = fitBox({ x, y, width, height }, area)
        const start = canvasToScreen(view, { x, y })
        const end = canvasToScreen(view, { x: x + width, y: y + height })
        expect(view.zoom).toBeLessThanOrEqual(1)
        expect((start.x + end.x) / 2).toBeCloseTo(460, 3)
        expect((start.y + end.y) / 2).toBeCloseTo(370, 3)
        if (view.zoom > MIN_ZOOM) {
          expect(start.x).toBeGreaterThanOrEqual(area.x - 1e-6)
          expect(end.y).toBeLessThanOrEqual(area.y + area.height + 1e-6)
        }
      })
    )
  })

  it('steps the zoom by powers of two, also from between them', () => {
    expect(zoomStep(1, 1)).toBe(2)
    expect(zoomStep(1, -1)).toBe(0.5)
    expect(zoomStep(0.7, 1)).toBe(1)
    expect(zoomStep(0.7, -1)).toBe(0.5)
    expect(zoomStep(MAX_ZOOM, 1)).toBe(MAX_ZOOM)
  })
})
