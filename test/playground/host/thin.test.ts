import { expect, test } from 'vitest'
import { startPlugin } from '../../support/host'

test('a plugin draws, exports and talks to its panel', async () => {
  const { panel, errors, document } = await startPlugin({
    ui: '<p>panel</p>',
    main: `
      figma.showUI(__html__, { width: 10, height: 300, themeColors: true })
      figma.ui.onmessage = async (message) => {
        const frame = figma.createFrame()
        frame.name = message.name
        frame.resize(200, 100)
        const bytes = await frame.exportAsync({ format: 'PNG', constraint: { type: 'SCALE', value: 2 } })
        const image = figma.createImage(bytes)
        const rect = figma.createRectangle()
        rect.fills = [{ type: 'IMAGE', imageHash: image.hash, scaleMode: 'FILL' }]
        const group = figma.group([rect], figma.currentPage)
        figma.ui.postMessage({ bytes, size: await image.getSizeAsync(), id: frame.id, group: group.width, ok: frame === figma.currentPage.children[0] })
      }
    `
  })
  expect(panel.html).toBe('<p>panel</p>')
  expect(panel.options).toMatchObject({ width: 70, height: 300, themeColors: true })
  panel.send({ name: 'Landing' })
  const answer = await panel.next<{ bytes: Uint8Array; size: object }>()
  expect(errors).toEqual([])
  expect(answer).toMatchObject({ size: { width: 400, height: 200 }, group: 100, ok: true })
  expect(answer.bytes).toBeInstanceOf(Uint8Array)
  expect(document.tree()[0]?.children.map(({ name }) => name)).toEqual(['Landing', 'Group'])
})
