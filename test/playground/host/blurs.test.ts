import { decode } from 'fast-png'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { newDocument } from '../../support/host'
import { edgeCases } from '../../support/fixtures/edge-cases'

let figma: DesignDocument['figma']

beforeEach(async () => {
  figma = (await newDocument()).figma
})

function paint(grey: number): SolidPaint[] {
  return [{ type: 'SOLID', color: { r: grey, g: grey, b: grey } }]
}

/** A black frame of 800 x 400 px with a white rectangle over its right half and far beyond, blurred. */
function blurredEdge(radius: number): { frame: FrameNode; layer: RectangleNode } {
  const frame = figma.createFrame()
  frame.resize(800, 400)
  frame.fills = paint(0)
  const layer = figma.createRectangle()
  frame.appendChild(layer)
  layer.resize(4000, 4000)
  layer.x = 400
  layer.y = -1800
  layer.fills = paint(1)
  layer.effects = [{ type: 'LAYER_BLUR', blurType: 'NORMAL', radius, visible: true }]
  return { frame, layer }
}

/** Greys along the middle of a frame's picture. */
async function middleOf(frame: FrameNode): Promise<number[]> {
  const { width, height, data } = decode(await frame.exportAsync({ format: 'PNG' }))
  const row = Math.floor(height / 2) * width
  return Array.from({ length: width }, (_, x) => data[(row + x) * 4] ?? 0)
}

describe('a layer blur', () => {
  test.each([20, 60, 200])(
    'of %d px spreads an edge as a Gaussian of half of it',
    async (radius) => {
      const greys = await middleOf(blurredEdge(radius).frame)
      const sigma = radius / 2
      // The shares of a Gaussian below -2 … 2 standard deviations.
      const shares = { '-2': 0.0228, '-1': 0.1587, '0': 0.5, '1': 0.8413, '2': 0.9772 }
      for (const [deviations, share] of Object.entries(shares)) {
        const at = 400 + Number(deviations) * sigma
        const seen = ((greys[at - 1] ?? 0) + (greys[at] ?? 0)) / 2
        expect(Math.abs(seen - share * 255)).toBeLessThan(8)
      }
    }
  )

  test('keeps to the frame, the opacity and the blend mode of its layer', async () => {
    const { frame, layer } = blurredEdge(200)
    layer.opacity = 0.5
    const half = await middleOf(frame)
    expect(Math.abs((half[400] ?? 0) - 64)).toBeLessThan(8)
    expect(half).toHaveLength(800)
    frame.fills = paint(0.5)
    layer.opacity = 1
    layer.fills = paint(0.5)
    layer.blendMode = 'MULTIPLY'
    const darker = await middleOf(frame)
    expect([darker[10], darker[790]].map((grey) => Math.round((grey ?? 0) / 4))).toEqual([32, 16])
  })

  test('turns with the layers around it', async () => {
    const { frame } = blurredEdge(200)
    frame.rotation = 90
    const outer = figma.createFrame()
    outer.resize(400, 800)
    outer.appendChild(frame)
    frame.x = 0
    frame.y = 800
    const { width, data } = decode(await outer.exportAsync({ format: 'PNG' }))
    const grey = (y: number): number => data[(y * width + 200) * 4] ?? 0
    expect([grey(200) > 220, Math.abs(grey(400) - 128) < 8, grey(600) < 35]).toEqual([
      true,
      true,
      true
    ])
  })

  test('is drawn without changing the layer', async () => {
    const document = await newDocument()
    const frame = edgeCases.blurredFrame(document.figma)
    document.forgetHistory()
    const before = frame.children.map((child) => JSON.stringify((child as RectangleNode).effects))
    const first = await document.exportPng(frame.id, 0.25)
    expect(await document.exportPng(frame.id, 0.25)).toEqual(first)
    const after = frame.children.map((child) => JSON.stringify((child as RectangleNode).effects))
    expect(after).toEqual(before)
    expect(document.undoSteps().length).toBe(0)
  })
})
