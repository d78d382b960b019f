import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

const { figma } = await newDocument()

function column(): FrameNode {
  const frame = figma.createFrame()
  frame.layoutMode = 'VERTICAL'
  return frame
}

test('a limit belongs to auto-layout frames and their children, and is positive', () => {
  const node = figma.createRectangle()
  expect(() => (node.maxWidth = 10)).toThrow(/^in set_maxWidth: Can only set maxWidth on auto/)
  const frame = column()
  frame.appendChild(node)
  node.maxWidth = 10
  expect(node.maxWidth).toBe(10)
  expect(() => (frame.maxWidth = -1)).toThrow('Property "maxWidth" failed validation')
})

test('a weight for one side leaves the others as they were, and one for all ends that', () => {
  const frame = figma.createFrame()
  frame.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
  frame.strokeWeight = 3
  frame.strokeTopWeight = 0
  expect(frame.strokeWeight).toBe(figma.mixed)
  expect([frame.strokeTopWeight, frame.strokeRightWeight, frame.strokeLeftWeight]).toEqual([
    0, 3, 3
  ])
  expect(() => (frame.strokeBottomWeight = -1)).toThrow(/^in set_strokeBottomWeight/)
  frame.strokeWeight = 2
  expect([frame.strokeWeight, frame.strokeTopWeight]).toEqual([2, 2])
})

test('strokes take no room in auto-layout', () => {
  const frame = column()
  frame.appendChild(figma.createRectangle())
  frame.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
  frame.strokeWeight = 0
  frame.strokeTopWeight = 8
  expect(frame.height).toBe(100)
})

test('a child that is not a frame never hugs, and only children of auto-layout fill', () => {
  const frame = column()
  const node = figma.createRectangle()
  expect(() => (node.layoutSizingHorizontal = 'FILL')).toThrow('FILL can only be set on children')
  frame.appendChild(node)
  expect(() => (node.layoutSizingHorizontal = 'HUG')).toThrow('HUG can only be set on')
  frame.resize(300, 400)
  node.layoutSizingHorizontal = 'FILL'
  expect(node.width).toBe(300)
})

test('a frame that fills a column is as wide as the column, and stays so outside of it', () => {
  const outer = column()
  outer.resize(300, 100)
  const inner = column()
  outer.appendChild(inner)
  inner.layoutSizingHorizontal = 'FILL'
  expect([inner.width, inner.layoutSizingHorizontal]).toEqual([300, 'FILL'])
  outer.resize(200, 100)
  expect(inner.width).toBe(200)
  figma.currentPage.appendChild(inner)
  expect([inner.width, inner.layoutSizingHorizontal]).toEqual([200, 'FIXED'])
})

test('a text that fills a row grows and shrinks with it, and wraps', async () => {
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  const row = figma.createFrame()
  row.layoutMode = 'HORIZONTAL'
  row.resize(600, 100)
  const text = figma.createText()
  text.fontName = { family: 'Inter', style: 'Regular' }
  text.fontSize = 20
  text.characters = 'Attention on “Start free trial”'
  row.appendChild(text)
  text.layoutSizingHorizontal = 'FILL'
  const line = text.height
  expect(text.width).toBe(600)
  row.appendChild(figma.createRectangle())
  expect([text.width, text.height]).toEqual([500, line])
  row.resize(280, 100)
  expect([text.width, text.height]).toEqual([180, 2 * line])
})
