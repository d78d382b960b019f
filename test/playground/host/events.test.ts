import { expect, test } from 'vitest'
import { newDocument, settled, startPlugin } from '../../support/host'
import { vmRealm } from '../../support/vm-realm'

test('selectionchange comes once, after the code that selected', async () => {
  const { document, logs, errors } = await startPlugin({
    main: `
      figma.on('selectionchange', () => console.log(figma.currentPage.selection.map((n) => n.name).join()))
      const node = figma.createRectangle()
      figma.currentPage.selection = []
      figma.currentPage.selection = [node]
      console.log('after')
    `
  })
  await settled()
  expect(logs).toEqual([['after'], ['Rectangle']])
  document.select([])
  await settled()
  expect(logs.at(-1)).toEqual([''])
  expect(errors).toEqual([])
})

test('nodechange tells what was made, changed and removed, together', async () => {
  const document = await newDocument()
  const node = document.figma.createRectangle()
  const { id } = node
  const { logs, errors } = await startPlugin({
    document,
    main: `
      figma.currentPage.on('nodechange', ({ nodeChanges }) => {
        for (const { type, id, origin, node, properties } of nodeChanges) {
          console.log(type, id, origin, node.removed ? node.type + ' removed' : node.name, properties)
        }
      })
    `
  })
  await settled()
  const made = document.edit(() => document.figma.createEllipse())
  document.edit(() => {
    node.x = 5
    node.name = 'Card'
  })
  await settled()
  expect(logs).toEqual([
    ['CREATE', made.id, 'LOCAL', 'Ellipse', undefined],
    ['PROPERTY_CHANGE', node.id, 'LOCAL', 'Card', ['x', 'relativeTransform', 'name']]
  ])
  logs.length = 0
  document.edit(() => node.remove())
  await settled()
  expect(logs).toEqual([['DELETE', id, 'LOCAL', 'RECTANGLE removed', undefined]])
  logs.length = 0
  document.undo()
  await settled()
  expect(logs[0]).toEqual(['CREATE', id, 'LOCAL', 'Card', undefined])
  expect(errors).toEqual([])
})

test('a child moved is a change of its group too', async () => {
  const document = await newDocument()
  const node = document.figma.createRectangle()
  const other = document.figma.createRectangle()
  const group = document.figma.group([node, other], document.figma.currentPage)
  const { logs } = await startPlugin({
    document,
    main: `figma.currentPage.on('nodechange', ({ nodeChanges }) => {
      console.log(...nodeChanges.map(({ id, properties }) => [id, properties]))
    })`
  })
  await settled()
  logs.length = 0
  document.edit(() => (node.x = 500))
  await settled()
  expect(logs.flat()).toContainEqual([group.id, expect.arrayContaining(['width'])])
})

test('run comes after the script, an unknown event is refused', async () => {
  const { logs, errors } = await startPlugin({
    command: 'open',
    main: `
      figma.on('run', ({ command }) => console.log('run', command, figma.command))
      console.log('script')
      figma.on('explode', () => {})
    `
  })
  expect(logs).toEqual([['script'], ['run', 'open', 'open']])
  expect(errors[0]?.message).toBe('in on: "explode" is not a valid event name')
})

test('the selection is a copy, checked when it is set', async () => {
  const { figma } = await newDocument()
  const node = figma.createRectangle()
  const page = figma.createPage()
  figma.currentPage.selection = [node]
  ;(figma.currentPage.selection as SceneNode[]).pop()
  expect(figma.currentPage.selection.length).toBe(1)
  expect(() => (figma.currentPage.selection = [1] as unknown as SceneNode[])).toThrow(
    'in set_selection'
  )
  expect(() => (page.selection = [node])).toThrow('only include nodes in that page')
  const frame = figma.createFrame()
  figma.currentPage.selection = [node, frame]
  frame.appendChild(node)
  expect(figma.currentPage.selection.map(({ id }) => id)).toEqual([frame.id])
})

test('a closed plugin goes on with nothing that it waited for', async () => {
  const document = await newDocument()
  const node = document.edit(() => document.figma.createRectangle())
  const { errors, plugin } = await startPlugin({
    document,
    newRealm: vmRealm,
    main: `
      const [node] = figma.currentPage.children
      node.exportAsync().then(() => { node.name = 'exported' })
      setTimeout(() => { node.name = 'in time' }, 0)
    `
  })
  plugin.close()
  const { name } = node
  await document.exportPng(node.id)
  await settled()
  expect(node.name).toBe(name)
  expect(errors).toEqual([])
})
