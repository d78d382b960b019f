import { exportFigFile } from '@open-pencil/core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { newDocument, startPlugin } from '../../support/host'

const REFUSED =
  'unloaded font "Inter Regular". Please call figma.loadFontAsync({ family: "Inter", style: "Regular" }) and await the returned promise first.'

/** What a plugin says that puts text, and what holds it, into other parents: without the font, then with it. */
async function move(document: DesignDocument): Promise<unknown> {
  const { panel } = await startPlugin({
    document,
    main: `
      figma.showUI('')
      const [card, frame] = [figma.createFrame(), figma.createFrame()]
      const text = figma.createText()
      const said = []
      const tried = (act) => {
        try { act(); said.push('done') } catch (error) { said.push(error.message) }
      }
      const all = () => {
        tried(() => card.insertChild(0, text))
        tried(() => frame.appendChild(card))
        tried(() => figma.currentPage.appendChild(card))
      }
      all()
      figma.loadFontAsync({ family: 'Inter', style: 'Regular' }).then(() => {
        all()
        figma.ui.postMessage(said)
      })
    `
  })
  return panel.next()
}

test('a plugin moves text to another parent with its fonts loaded only', async () => {
  expect(await move(await newDocument())).toEqual([
    `in insertChild: ${REFUSED}`,
    ...['done', 'done', 'done', 'done', 'done']
  ])
})

test('what holds text moves with its fonts loaded only, by each run of the plugin', async () => {
  const document = await newDocument()
  const { figma } = document
  const card = figma.createFrame()
  card.appendChild(figma.createText())
  const { errors } = await startPlugin({
    document,
    main: `figma.createFrame().appendChild(figma.currentPage.children[0])`
  })
  expect(errors.map(({ message }) => message)).toEqual([`in appendChild: ${REFUSED}`])
})

test('text and pages are sorted anew without fonts, but not where a layout places them', async () => {
  const document = await newDocument()
  const { figma } = document
  const row = figma.createFrame()
  row.layoutMode = 'HORIZONTAL'
  for (const parent of [figma.currentPage, row]) parent.appendChild(figma.createText())
  figma.createPage()
  const { errors, logs } = await startPlugin({
    document,
    main: `
      const [page] = figma.root.children
      const [row, text] = page.children
      figma.root.appendChild(page)
      page.insertChild(0, text)
      console.log(page.children.map(({ type }) => type).join())
      row.appendChild(row.children[0])
    `
  })
  expect(logs).toEqual([['TEXT,FRAME']])
  expect(errors.map(({ message }) => message)).toEqual([`in appendChild: ${REFUSED}`])
})

test('texts of a file in a font that is not there are drawn in Inter, which is said', async () => {
  const source = await newDocument()
  const text = source.figma.createText()
  const layer = source.graph.getNode(text.id)!
  await source.figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  text.characters = 'Order now'
  layer.fontFamily = 'Nunito'

  const document = await newDocument()
  expect(await document.loadFig(await exportFigFile(source.graph), 'Shop.fig')).toEqual(['Nunito'])
  const [read] = document.figma.currentPage.children as [TextNode]
  expect(read.fontName).toEqual({ family: 'Nunito', style: 'Regular' })
  const { channels } = await sharp(await document.exportPng(read.id)).stats()
  expect(channels[3]!.stdev).toBeGreaterThan(20)
})
