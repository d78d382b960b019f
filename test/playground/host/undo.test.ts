import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newDocument, settled, startPlugin } from '../../support/host'

test('what a plugin did since its last commitUndo is undone together', async () => {
  const { document, errors } = await startPlugin({
    main: `
      figma.createRectangle().name = 'first'
      figma.commitUndo()
      const ellipse = figma.createEllipse()
      ellipse.x = 40
      figma.currentPage.children[0].name = 'renamed'
    `
  })
  const names = (): string[] => document.figma.currentPage.children.map(({ name }) => name)
  expect(names()).toEqual(['renamed', 'Ellipse'])
  document.undo()
  expect(names()).toEqual(['first'])
  document.undo()
  expect(names()).toEqual([])
  expect([document.undo(), document.canUndo, document.canRedo]).toEqual([false, false, true])
  document.redo()
  document.redo()
  expect(names()).toEqual(['renamed', 'Ellipse'])
  expect(document.figma.currentPage.children[1]?.x).toBe(40)
  expect(errors).toEqual([])
})

test('undo brings back plugin data, groups, order and removed nodes', async () => {
  const document = await newDocument()
  const { figma } = document
  const [a, b] = document.edit(() => {
    const nodes = [figma.createFrame(), figma.createFrame()] as const
    nodes[0].setSharedPluginData('glance', 'record', 'one')
    return nodes
  })
  const before = JSON.stringify(document.tree())
  document.edit(() => {
    const group = figma.group([a, b], figma.currentPage)
    group.rotation = 30
    a.setSharedPluginData('glance', 'record', 'two')
    b.remove()
  })
  expect(JSON.stringify(document.tree())).not.toBe(before)
  document.undo()
  expect(JSON.stringify(document.tree())).toBe(before)
})

test('undoing all and redoing all comes back to the same document', async () => {
  const document = await newDocument()
  const { figma } = document
  const actions: (() => unknown)[] = [
    () => figma.createRectangle(),
    () => figma.group([figma.createFrame()], figma.currentPage),
    () => figma.currentPage.children.at(-1)?.remove(),
    () => figma.currentPage.children[0] && (figma.currentPage.children[0].name += '!'),
    () =>
      figma.currentPage.children[0] && figma.currentPage.appendChild(figma.currentPage.children[0])
  ]
  fc.assert(
    fc.property(fc.array(fc.nat(actions.length - 1), { maxLength: 12 }), (picks) => {
      const states = [JSON.stringify(document.tree())]
      let steps = 0
      for (const pick of picks) {
        document.edit(() => actions[pick]?.())
        const state = JSON.stringify(document.tree())
        if (state !== states.at(-1)) steps = states.push(state) - 1
      }
      const last = states.at(-1)
      while (JSON.stringify(document.tree()) !== states[0] && document.undo()) steps -= 1
      expect(JSON.stringify(document.tree())).toBe(states[0])
      while (JSON.stringify(document.tree()) !== last && document.redo()) steps += 1
      expect(JSON.stringify(document.tree())).toBe(last)
      expect(steps).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 25 }
  )
})

test('plugin data that a plugin writes and does not commit is an undo step of its own', async () => {
  const { document } = await startPlugin({
    main: `figma.currentPage.on('nodechange', () => figma.root.setSharedPluginData('glance', 'seen', 'yes'))`
  })
  const node = document.edit(() => document.figma.createFrame())
  expect(document.undoSteps().length).toBe(1)
  await settled()
  expect(document.undoSteps().length).toBe(2)
  document.edit(() => (node.x = 10))
  expect(document.undoSteps().length).toBe(3)
  document.undo()
  document.undo()
  expect([node.removed, document.tree().length, document.undoSteps().length]).toEqual([false, 1, 1])
})

test('triggerUndo takes back what came after commitUndo', async () => {
  const { closedWith } = await startPlugin({
    main: `
      figma.createRectangle()
      figma.commitUndo()
      figma.createRectangle()
      figma.triggerUndo()
      figma.closePlugin(String(figma.currentPage.children.length))
    `
  })
  expect(closedWith()).toBe('1')
})

test('nodes that an undo removes leave the selection', async () => {
  const document = await newDocument()
  const node = document.edit(() => document.figma.createRectangle())
  document.select([node.id])
  const seen: boolean[] = []
  await settled()
  document.onChange(() => seen.push(document.selection.length === 0))
  document.undo()
  expect(document.selection).toEqual([])
  await settled()
  expect(seen).toEqual([true])
})
