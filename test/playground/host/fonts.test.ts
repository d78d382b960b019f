import { expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/contract'
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
        tried(() => figma.currentPage.appendChild(text))
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
    'done',
    `in appendChild: ${REFUSED}`,
    ...['done', 'done', 'done']
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

test('text moves with fonts unloaded where Figma lets it', async () => {
  const document = await newDocument()
  document.strictness.unloadedFonts = 'move'
  expect(await move(document)).toEqual(Array(6).fill('done'))
})
