import { expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { joinDocument } from '../../support/teammates'
import { newDocument, settled, startPlugin } from '../../support/host'

async function twoPeople(): Promise<{ mine: DesignDocument; theirs: DesignDocument }> {
  const mine = await newDocument()
  return { mine, theirs: joinDocument(mine) }
}

/** Logs what changed, and by whom; draws a rectangle on request. */
const WATCHER = `
  figma.showUI('')
  figma.ui.onmessage = (name) => (figma.createRectangle().name = name)
  figma.currentPage.on('nodechange', ({ nodeChanges }) => {
    for (const { type, origin, node } of nodeChanges) console.log(type, origin, node.name)
  })
`

test('what one plugin does is LOCAL to it and REMOTE to the other person’s', async () => {
  const { mine, theirs } = await twoPeople()
  const one = await startPlugin({ main: WATCHER, document: mine })
  const other = await startPlugin({ main: WATCHER, document: theirs })
  one.panel.send('A')
  await settled()
  other.panel.send('B')
  await settled()
  expect(one.logs).toEqual([
    ['CREATE', 'LOCAL', 'A'],
    ['CREATE', 'REMOTE', 'B']
  ])
  expect(other.logs).toEqual([
    ['CREATE', 'REMOTE', 'A'],
    ['CREATE', 'LOCAL', 'B']
  ])
  expect([...one.errors, ...other.errors]).toEqual([])
})

test('changes of both in one moment have an origin each', async () => {
  const { mine, theirs } = await twoPeople()
  const node = mine.edit(() => mine.figma.createFrame())
  const one = await startPlugin({ main: WATCHER, document: mine })
  await settled()
  mine.edit(() => (node.x = 5))
  theirs.edit(() => (node.y = 5))
  await settled()
  expect(one.logs.map(([type, origin]) => `${String(type)} ${String(origin)}`)).toEqual([
    'PROPERTY_CHANGE LOCAL',
    'PROPERTY_CHANGE REMOTE'
  ])
})

test('each has a selection, a page and storage of their own', async () => {
  const { mine, theirs } = await twoPeople()
  const node = mine.edit(() => mine.figma.createFrame())
  mine.select([node.id])
  const second = theirs.edit(() => theirs.figma.createPage())
  theirs.setCurrentPage(second.id)
  expect([mine.selection, theirs.selection]).toEqual([[node.id], []])
  expect(mine.currentPageId).not.toBe(theirs.currentPageId)
  theirs.edit(() => second.remove())
  expect(theirs.currentPageId).toBe(mine.currentPageId)
  theirs.select([node.id])
  theirs.edit(() => node.remove())
  expect([mine.selection, theirs.selection]).toEqual([[], []])
})

test('each takes back their own steps', async () => {
  const { mine, theirs } = await twoPeople()
  const frame = mine.edit(() => mine.figma.createFrame())
  const other = theirs.edit(() => theirs.figma.createFrame())
  mine.edit(() => (frame.name = 'mine'))
  expect([mine.undoSteps().length, theirs.undoSteps().length]).toEqual([2, 1])
  mine.undo()
  expect([frame.name, other.removed]).toEqual(['Frame', false])
  theirs.undo()
  expect([frame.removed, other.removed]).toEqual([false, true])
  mine.undo()
  expect(frame.removed).toBe(true)
  mine.redo()
  expect([frame.removed, frame.name]).toEqual([false, 'Frame'])
})
