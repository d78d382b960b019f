import { beforeEach, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/contract'
import { newDocument, settled, startPlugin } from '../../support/host'

let document: DesignDocument
let figma: DesignDocument['figma']

beforeEach(async () => {
  document = await newDocument()
  figma = document.figma
})

function frameWithBox(): { frame: FrameNode; box: RectangleNode } {
  const frame = figma.createFrame()
  frame.resize(300, 200)
  const box = figma.createRectangle()
  box.x = 20
  frame.appendChild(box)
  return { frame, box }
}

async function nodeOf<Node extends SceneNode>(id: string | undefined): Promise<Node> {
  return (await figma.getNodeByIdAsync(id ?? '')) as Node
}

test('a copy of a frame on the page lies right of it and of what is there, with all that is in it', async () => {
  const { frame, box } = frameWithBox()
  frame.setSharedPluginData('glance', 'result', 'kept')
  frame.rotation = 0
  const neighbour = figma.createFrame()
  neighbour.x = 350
  neighbour.resize(500, 100)
  document.forgetHistory()

  const [id] = document.paste(document.copy([frame.id]))
  const copy = await nodeOf<FrameNode>(id)
  expect([copy.name, copy.x, copy.y, copy.width]).toEqual([frame.name, 950, 0, 300])
  expect(copy.getSharedPluginData('glance', 'result')).toBe('kept')
  const [inner] = copy.children as [RectangleNode]
  expect([inner.id === box.id, inner.x]).toEqual([false, 20])
  expect(document.undoSteps).toBe(1)
  document.undo()
  expect([copy.removed, frame.removed]).toEqual([true, false])
})

test('a copy of a layer lies just above it in its parent, where a plugin hears of it', async () => {
  const { frame, box } = frameWithBox()
  frame.appendChild(figma.createEllipse())
  const { errors, logs } = await startPlugin({
    document,
    main: `figma.loadAllPagesAsync().then(() => figma.on('documentchange', ({ documentChanges }) =>
      console.log(...documentChanges.map(({ type, origin }) => type + ' ' + origin))))`
  })
  await settled()
  const [id] = document.paste(document.copy([box.id]))
  await settled()
  expect(frame.children.map((child) => child.id)).toEqual([box.id, id, frame.children[2]?.id])
  expect((await nodeOf<RectangleNode>(id)).x).toBe(20)
  expect([logs.flat().includes('CREATE LOCAL'), errors]).toEqual([true, []])
})

test('what was copied can be pasted after it has gone, again and again, and into another file', async () => {
  const { frame, box } = frameWithBox()
  const png = await frame.exportAsync()
  const { hash } = figma.createImage(png)
  box.fills = [{ type: 'IMAGE', imageHash: hash, scaleMode: 'FILL' }]
  const copies = document.copy([frame.id])
  frame.remove()
  const ids = [...document.paste(copies), ...document.paste(copies)]
  const places = await Promise.all(ids.map(async (id) => (await nodeOf(id)).x))
  expect(places).toEqual([0, 400])

  document.clear()
  const [id] = document.paste(copies)
  const shown = (await nodeOf<FrameNode>(id)).children[0] as RectangleNode
  expect(shown.fills).toMatchObject([{ imageHash: hash }])
  expect(await figma.getImageByHash(hash)?.getBytesAsync()).toEqual(png)
})

test('a copy of a layer of an instance lies on the page, as it looked there', async () => {
  const component = figma.createComponent()
  const box = figma.createRectangle()
  component.appendChild(box)
  box.x = 10
  const instance = component.createInstance()
  instance.x = 500
  const [id] = document.paste(document.copy([instance.children[0]?.id ?? '']))
  const copy = await nodeOf<RectangleNode>(id)
  expect(copy.parent?.type).toBe('PAGE')
  expect(copy.x).toBe(700)
  expect(instance.children).toHaveLength(1)
})
