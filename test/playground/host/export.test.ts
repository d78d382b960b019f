import { decode } from 'fast-png'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { newDocument } from '../../support/host'

let document: DesignDocument
let figma: DesignDocument['figma']

beforeEach(async () => {
  document = await newDocument()
  figma = document.figma
})

async function picture(
  node: ExportMixin,
  settings?: Partial<ExportSettingsImage>
): Promise<{ size: [number, number]; at: (x: number, y: number) => number[] }> {
  const png = decode(await node.exportAsync({ format: 'PNG', ...settings }))
  return {
    size: [png.width, png.height],
    at: (x, y) => [...png.data.slice((y * png.width + x) * 4, (y * png.width + x) * 4 + 4)]
  }
}

function paint(r: number, g: number, b: number): SolidPaint[] {
  return [{ type: 'SOLID', color: { r, g, b } }]
}

describe('exportAsync', () => {
  test('gives the size that a scale asks for, in whole pixels', async () => {
    const frame = figma.createFrame()
    frame.resize(200, 100)
    const size = async (value: number) =>
      (await picture(frame, { constraint: { type: 'SCALE', value } })).size
    expect((await picture(frame)).size).toEqual([200, 100])
    expect(await size(2)).toEqual([400, 200])
    expect(await size(0.333)).toEqual([67, 34])
  })

  test('shows a layer with effects as it is now, also when it was changed a moment ago', async () => {
    const frame = figma.createFrame()
    const node = figma.createRectangle()
    frame.appendChild(node)
    node.effects = [{ type: 'LAYER_BLUR', blurType: 'NORMAL', radius: 1, visible: true }]
    node.fills = paint(1, 0, 0)
    expect((await picture(frame)).at(50, 50)).toEqual([255, 0, 0, 255])
    node.fills = paint(0, 0, 1)
    expect((await picture(frame)).at(50, 50)).toEqual([0, 0, 255, 255])
  })

  test('takes in strokes and shadows', async () => {
    const node = figma.createRectangle()
    node.strokes = paint(1, 0, 0)
    node.strokeAlign = 'OUTSIDE'
    node.strokeWeight = 10
    const whole = await picture(node)
    expect(whole.size).toEqual([120, 120])
    expect(whole.at(2, 60)).toEqual([255, 0, 0, 255])
  })

  test('draws a node without what lies over or under it', async () => {
    const node = figma.createRectangle()
    node.fills = paint(0, 0, 1)
    const over = figma.createRectangle()
    over.fills = paint(1, 0, 0)
    expect((await picture(node)).at(50, 50)).toEqual([0, 0, 255, 255])
  })

  test('gives a rotated node rotated, within its render bounds', async () => {
    const node = figma.createRectangle()
    node.resize(200, 100)
    node.fills = paint(0, 0, 1)
    node.rotation = 90
    const turned = await picture(node)
    expect(turned.size).toEqual([100, 200])
    node.rotation = 45
    const skewed = await picture(node)
    expect(skewed.size).toEqual([213, 213])
    expect(skewed.at(2, 2)[3]).toBe(0)
    expect(skewed.at(106, 106)).toEqual([0, 0, 255, 255])
  })

  test('gives a child of a rotated frame as it lies on the canvas', async () => {
    const frame = figma.createFrame()
    frame.rotation = 90
    const node = figma.createRectangle()
    node.resize(60, 20)
    node.fills = paint(1, 0, 0)
    frame.appendChild(node)
    expect((await picture(node)).size).toEqual([20, 60])
    expect((await picture(node)).at(10, 30)).toEqual([255, 0, 0, 255])
  })

  test('draws a translucent layer of a rotated group whole', async () => {
    const frame = figma.createFrame()
    frame.resize(400, 400)
    frame.fills = paint(1, 1, 1)
    const node = figma.createRectangle()
    node.resize(200, 60)
    node.fills = paint(1, 0, 0)
    frame.appendChild(node)
    const group = figma.group([node], frame)
    group.opacity = 0.5
    group.x = 100
    group.y = 300
    group.rotation = 60
    const drawn = await picture(frame)
    const [[a, b, x], [c, d, y]] = node.absoluteTransform
    for (const [u, v] of [
      [4, 4],
      [196, 4],
      [4, 56],
      [196, 56],
      [100, 30]
    ] as const) {
      const at = drawn.at(Math.round(a * u + b * v + x), Math.round(c * u + d * v + y))
      expect(at[1]).toBeGreaterThan(120)
      expect(at[1]).toBeLessThan(135)
    }
  })

  test('rejects when there is nothing to see', async () => {
    const nothing =
      /^in exportAsync: Failed to export node\. This node may not have any visible layers/
    const frame = figma.createFrame()
    frame.visible = false
    await expect(frame.exportAsync()).rejects.toThrow(nothing)
    frame.visible = true
    frame.fills = []
    await expect(frame.exportAsync()).rejects.toThrow(nothing)
    expect(frame.absoluteRenderBounds).toBeNull()
    const child = figma.createRectangle()
    frame.appendChild(child)
    expect((await picture(frame)).size).toEqual([100, 100])
    child.visible = false
    await expect(frame.exportAsync()).rejects.toThrow(nothing)
    frame.remove()
    await expect(async () => frame.exportAsync()).rejects.toThrow('does not exist')
  })

  test('leaves out what a frame clips, and shows what it does not', async () => {
    const frame = figma.createFrame()
    const node = figma.createRectangle()
    frame.appendChild(node)
    node.x = 50
    expect((await picture(frame)).size).toEqual([100, 100])
    frame.clipsContent = false
    expect(frame.absoluteRenderBounds).toEqual({ x: 0, y: 0, width: 150, height: 100 })
    expect((await picture(frame)).size).toEqual([150, 100])
  })
})

describe('images', () => {
  test('are kept by hash, with bytes and size', async () => {
    const frame = figma.createFrame()
    frame.resize(30, 20)
    const bytes = await frame.exportAsync()
    const image = figma.createImage(bytes)
    expect(image.hash).toMatch(/^[0-9a-f]{40}$/)
    expect(figma.createImage(bytes).hash).toBe(image.hash)
    expect(await image.getBytesAsync()).toEqual(bytes)
    expect(await image.getSizeAsync()).toEqual({ width: 30, height: 20 })
    expect(figma.getImageByHash('none')).toBeNull()
  })

  test('that no layer shows are not found by hash until an undo brings the layer back', async () => {
    const frame = figma.createFrame()
    const image = figma.createImage(await frame.exportAsync())
    expect(figma.getImageByHash(image.hash)).toBeNull()
    frame.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: image.hash }]
    document.edit(() => frame.remove())
    expect(figma.getImageByHash(image.hash)).toBeNull()
    expect((await image.getSizeAsync()).width).toBe(100)
    document.undo()
    expect(figma.getImageByHash(image.hash)?.hash).toBe(image.hash)
  })

  test('are PNG, JPEG or GIF of at most 4096 px a side', async () => {
    expect(() => figma.createImage(new Uint8Array([1, 2, 3]))).toThrow('unsupported')
    expect(() => figma.createImage('png' as unknown as Uint8Array)).toThrow('Uint8Array')
    const webp = new TextEncoder().encode('RIFF0000WEBPVP8 ')
    expect(() => figma.createImage(webp)).toThrow('unsupported')
    const broken = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    expect(() => figma.createImage(broken)).toThrow('decoded')
    const whole = await sharp({
      create: { ...{ width: 9, height: 9 }, channels: 3, background: 'red' }
    })
      .jpeg()
      .toBuffer()
    expect(() => figma.createImage(whole.subarray(0, -2))).toThrow('decoded')
    const node = figma.createRectangle()
    node.resize(4097, 1)
    const wide = await node.exportAsync()
    expect(() => figma.createImage(wide)).toThrow('too large')
  })
})

describe('text', () => {
  test('is written with its font loaded, and takes its size from it', async () => {
    const text = figma.createText()
    expect(() => (text.characters = 'Hello')).toThrow(
      'in set_characters: Cannot write to node with unloaded font "Inter Regular". Please call figma.loadFontAsync'
    )
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    text.characters = 'Hello'
    expect([text.name, text.fontName]).toEqual(['Hello', { family: 'Inter', style: 'Regular' }])
    text.name = 'Greeting'
    text.characters = 'Hello!'
    expect(text.name).toBe('Greeting')
    const { width, height } = text
    expect(width).toBeGreaterThan(20)
    text.fontSize = 24
    expect(text.width).toBeGreaterThan(width * 1.8)
    text.textAutoResize = 'HEIGHT'
    text.characters = 'Hello to the world of designers'
    expect(text.height).toBeGreaterThan(height * 3)
  })

  test('has the Inter styles and no other font', async () => {
    await expect(figma.loadFontAsync({ family: 'Papyrus', style: 'Regular' })).rejects.toThrow(
      'The font "Papyrus Regular" could not be loaded'
    )
    const text = figma.createText()
    const fontName = { family: 'Inter', style: 'Semi Bold' }
    expect(() => (text.fontName = fontName)).toThrow('unloaded font "Inter Semi Bold"')
    await figma.loadFontAsync(fontName)
    text.fontName = fontName
    expect(text.fontName).toEqual(fontName)
  })
})
