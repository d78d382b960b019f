import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

const { figma } = await newDocument()

test('a group fits its children and follows them', () => {
  const a = figma.createRectangle()
  const b = figma.createRectangle()
  b.x = 200
  const group = figma.group([a, b], figma.currentPage)
  expect([group.x, group.width, group.height]).toEqual([0, 300, 100])
  b.x = 500
  a.x = 100
  expect([group.x, group.width]).toEqual([100, 500])
  b.resize(10, 300)
  expect([group.width, group.height]).toEqual([410, 300])
})

test('a new group passes its layers’ blending through and has no constraints of its own', () => {
  const group = figma.group([figma.createRectangle()], figma.currentPage)
  expect([group.blendMode, 'constraints' in group]).toEqual(['PASS_THROUGH', false])
})

test('grouping keeps every node where it is on the canvas', () => {
  const place = fc.tuple(
    fc.integer({ min: -500, max: 500 }),
    fc.integer({ min: -500, max: 500 }),
    fc.integer({ min: -180, max: 180 })
  )
  fc.assert(
    fc.property(place, place, place, (framed, first, second) => {
      const frame = figma.createFrame()
      const inside = figma.createRectangle()
      const outside = figma.createRectangle()
      const nodes = [inside, outside]
      frame.appendChild(inside)
      const places: [FrameNode | RectangleNode, typeof framed][] = [
        [frame, framed],
        [inside, first],
        [outside, second]
      ]
      for (const [node, at] of places) [node.x, node.y, node.rotation] = at
      const before = nodes.map((node) => node.absoluteTransform.flat())
      const group = figma.group(nodes, figma.currentPage)
      const after = nodes.map((node) => node.absoluteTransform.flat())
      after
        .flat()
        .forEach((value, index) => expect(value).toBeCloseTo(before.flat()[index] ?? 0, 6))
      group.remove()
      frame.remove()
    }),
    { numRuns: 40 }
  )
})

test('a group vanishes with its last child, and so do groups around it', () => {
  const node = figma.createRectangle()
  const inner = figma.group([node], figma.currentPage)
  const outer = figma.group([inner], figma.currentPage)
  figma.currentPage.appendChild(node)
  expect([inner.removed, outer.removed, node.removed]).toEqual([true, true, false])
  const again = figma.group([node], figma.currentPage)
  node.remove()
  expect(again.removed).toBe(true)
})

test('a group is made at an index, and never empty', () => {
  figma.createRectangle()
  const node = figma.createRectangle()
  const group = figma.group([node], figma.currentPage, 0)
  expect(figma.currentPage.children[0]?.id).toBe(group.id)
  expect(() => figma.group([], figma.currentPage)).toThrow('at least one node')
  expect(() => figma.group([node], figma.currentPage, 99)).toThrow('index 99')
})
