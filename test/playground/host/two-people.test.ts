import fc from 'fast-check'
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

test('each takes back their own steps, and what the other did to the same layer stays', async () => {
  const { mine, theirs } = await twoPeople()
  const { figma } = mine
  const frame = mine.edit(() => figma.createFrame())
  mine.edit(() => (frame.name = 'mine'))
  theirs.edit(() => (frame.x = 70))
  theirs.edit(() => frame.appendChild(theirs.figma.createRectangle()))
  expect([mine.undoSteps().length, theirs.undoSteps().length]).toEqual([2, 2])
  mine.undo()
  expect([frame.name, frame.x, frame.children.length]).toEqual(['Frame', 70, 1])
  theirs.undo()
  theirs.undo()
  expect([frame.x, frame.children.length, frame.removed]).toEqual([0, 0, false])
  mine.undo()
  expect(frame.removed).toBe(true)
  mine.redo()
  expect([frame.removed, frame.name]).toEqual([false, 'Frame'])
})

test('whatever both do and take back, the tree hangs together', async () => {
  const { mine, theirs } = await twoPeople()
  const people = [mine, theirs]
  const frames = (document: DesignDocument) =>
    document.figma.currentPage.findAllWithCriteria({ types: ['FRAME'] })
  const actions: ((document: DesignDocument, at: number) => unknown)[] = [
    (document) => document.edit(() => document.figma.createFrame()),
    (document, at) => document.edit(() => frames(document)[at]?.remove()),
    (document, at) =>
      document.edit(() => {
        const [parent, child] = [frames(document)[at], frames(document)[at + 1]]
        if (parent && child && !isIn(parent, child)) parent.appendChild(child)
      }),
    (document) => document.undo(),
    (document) => document.redo()
  ]
  const step = fc.tuple(fc.nat(1), fc.nat(actions.length - 1), fc.nat(3))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      for (const [who, what, at] of steps) actions[what]?.(people[who]!, at)
      const { nodes } = mine.graph
      for (const node of nodes.values()) {
        for (const id of node.childIds) expect(nodes.get(id)?.parentId).toBe(node.id)
        expect(new Set(node.childIds).size).toBe(node.childIds.length)
        const parent = nodes.get(node.parentId ?? '')
        if (node.type === 'FRAME' && parent) expect(parent.childIds).toContain(node.id)
        expect([node.name, parent === undefined]).toEqual([
          node.name,
          node.id === mine.graph.rootId
        ])
      }
    }),
    { numRuns: 60 }
  )
})

function isIn(node: SceneNode, holder: SceneNode): boolean {
  for (let at: BaseNode | null = node; at; at = at.parent) if (at.id === holder.id) return true
  return false
}
