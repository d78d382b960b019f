import { unzipSync } from 'fflate'
import { exportFigFile } from '@open-pencil/core'
import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

test('a .fig file replaces the document, with its layers as they were', async () => {
  const source = await newDocument()
  const { figma } = source
  const frame = figma.createFrame()
  frame.name = 'Checkout'
  frame.resize(320, 200)
  frame.x = 40
  const node = figma.createRectangle()
  frame.appendChild(node)
  node.y = 25
  node.opacity = 0.5
  const bytes = await exportFigFile(source.graph)

  const document = await newDocument()
  document.edit(() => document.figma.createEllipse())
  let left = 0
  await document.loadFig(bytes, 'Shop.fig', () => (left += 1))
  expect(left).toBe(1)
  const [read] = document.figma.currentPage.children as [FrameNode]
  expect([document.name, read.name, read.type, read.x, read.width]).toEqual([
    ...['Shop.fig', 'Checkout', 'FRAME', 40, 320]
  ])
  const [child] = read.children as [RectangleNode]
  expect([child.x, child.y]).toEqual([0, 25])
  expect(child.opacity).toBeCloseTo(0.5)
  expect(document.canUndo).toBe(false)
  expect((await read.exportAsync()).length).toBeGreaterThan(100)
})

test('an older .fig file, without a zip around it, opens as well', async () => {
  const source = await newDocument()
  source.figma.createFrame().name = 'Old'
  const { 'canvas.fig': bare } = unzipSync(await exportFigFile(source.graph))
  const document = await newDocument()
  await document.loadFig(bare!, 'Old.fig')
  expect(document.figma.currentPage.children.map(({ name }) => name)).toEqual(['Old'])
})

test('auto-layout of a .fig file arranges what is changed in it', async () => {
  const source = await newDocument()
  const row = source.figma.createFrame()
  row.layoutMode = 'HORIZONTAL'
  row.itemSpacing = 10
  for (const width of [80, 60]) {
    const button = source.figma.createFrame()
    button.resize(width, 40)
    row.appendChild(button)
  }

  const document = await newDocument()
  await document.loadFig(await exportFigFile(source.graph), 'Row.fig')
  const [read] = document.figma.currentPage.children as [FrameNode]
  const [first, second] = read.children as [FrameNode, FrameNode]
  document.edit(() => first.resize(120, 40))
  expect([second.x, read.width]).toEqual([130, 190])
  document.edit(() => read.insertChild(0, second))
  expect([second.x, first.x]).toEqual([0, 70])
})

test('bytes that are no .fig file are refused, and the document stays', async () => {
  const document = await newDocument('Mine')
  document.edit(() => document.figma.createEllipse())
  await expect(
    document.loadFig(new Uint8Array([1, 2, 3]), 'x.fig', () => {
      throw new Error('never called')
    })
  ).rejects.not.toThrow('never called')
  expect([document.name, document.figma.currentPage.children.length]).toEqual(['Mine', 1])
})

test('a cleared document has one empty page under its own name, and nothing to undo', async () => {
  const document = await newDocument('Samples')
  document.edit(() => document.figma.createEllipse())
  document.figma.root.setSharedPluginData('glance', 'file', 'id')
  document.clear()
  expect([document.name, document.canUndo, document.selection]).toEqual(['Samples', false, []])
  expect(document.figma.root.children.map(({ children }) => children)).toEqual([[]])
  expect(document.figma.root.getSharedPluginDataKeys('glance')).toEqual([])
})
