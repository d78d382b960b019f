import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

const { figma } = await newDocument()

test('appendChild keeps the relative place: on the canvas the node moves', () => {
  const frame = figma.createFrame()
  frame.x = 500
  const node = figma.createRectangle()
  node.x = 20
  node.y = 30
  frame.appendChild(node)
  expect([node.x, node.y]).toEqual([20, 30])
  expect(node.absoluteBoundingBox).toEqual({ x: 520, y: 30, width: 100, height: 100 })
  expect(node.parent?.id).toBe(frame.id)
})

test('insertChild counts the children as they are', () => {
  const frame = figma.createFrame()
  const [a, b, c] = ['a', 'b', 'c'].map((name) => {
    const node = figma.createRectangle()
    node.name = name
    frame.appendChild(node)
    return node
  }) as [RectangleNode, RectangleNode, RectangleNode]
  const names = (): string => frame.children.map(({ name }) => name).join('')
  frame.insertChild(0, c)
  expect(names()).toBe('cab')
  frame.insertChild(3, c)
  expect(names()).toBe('abc')
  frame.insertChild(2, a)
  expect(names()).toBe('bac')
  expect(() => frame.insertChild(4, b)).toThrow(/^in insertChild: Cannot insert node at index 4/)
})

test('a removed node answers nothing but that it is gone', () => {
  const frame = figma.createFrame()
  const node = figma.createRectangle()
  frame.appendChild(node)
  frame.remove()
  expect([frame.removed, node.removed]).toEqual([true, true])
  expect(() => node.name).toThrow(`in get_name: The node with id "`)
  expect(() => node.remove()).toThrow('does not exist')
  expect(() => figma.currentPage.appendChild(node)).toThrow('does not exist')
})

test('parents cannot be put into their children, nor anything into shapes or beside pages', () => {
  const outer = figma.createFrame()
  const inner = figma.createFrame()
  outer.appendChild(inner)
  expect(() => inner.appendChild(outer)).toThrow('A parent cannot be moved into its child')
  expect('appendChild' in figma.createRectangle()).toBe(false)
  expect(() => figma.root.appendChild(outer as unknown as PageNode)).toThrow('pages alone')
  expect(() => outer.appendChild({} as SceneNode)).toThrow('Expected node')
})

test('layers of an instance neither leave nor are removed, and none is added', async () => {
  const component = figma.createComponent()
  const inside = figma.createRectangle()
  component.appendChild(inside)
  const instance = component.createInstance()
  const copy = instance.children[0] as RectangleNode
  expect(instance.type).toBe('INSTANCE')
  expect(() => copy.remove()).toThrow('inside of an instance')
  expect(() => figma.currentPage.appendChild(copy)).toThrow('inside of an instance')
  expect(() => instance.appendChild(figma.createRectangle())).toThrow('inside of an instance')
  instance.remove()
  expect(instance.removed).toBe(true)
})

test('searches run parents first, back to front', () => {
  const frame = figma.createFrame()
  const group = figma.group([figma.createRectangle(), figma.createEllipse()], frame)
  const text = figma.createText()
  frame.appendChild(text)
  expect(frame.findAll().map(({ type }) => type)).toEqual(['GROUP', 'RECTANGLE', 'ELLIPSE', 'TEXT'])
  expect(frame.findOne(({ type }) => type === 'ELLIPSE')?.parent?.id).toBe(group.id)
  expect(frame.findAllWithCriteria({ types: ['TEXT'] }).map(({ id }) => id)).toEqual([text.id])
  text.setSharedPluginData('glance', 'record', '1')
  const criteria = { sharedPluginData: { namespace: 'glance', keys: ['record'] } }
  expect(frame.findAllWithCriteria(criteria).map(({ id }) => id)).toEqual([text.id])
})

test('a clone lies on the current page with everything in it', () => {
  const holder = figma.createFrame()
  const frame = figma.createFrame()
  holder.appendChild(frame)
  frame.appendChild(figma.createText())
  frame.x = 70
  const copy = frame.clone()
  expect(copy.parent?.id).toBe(figma.currentPage.id)
  expect(copy.x).toBe(70)
  expect(copy.children.map(({ type }) => type)).toEqual(['TEXT'])
  expect(copy.id).not.toBe(frame.id)
})

test('sizes below 0.01 are refused', () => {
  const node = figma.createRectangle()
  expect(() => node.resize(0, 10)).toThrow(/^in resize: /)
  expect(() => node.resizeWithoutConstraints(10, -1)).toThrow(/^in resizeWithoutConstraints: /)
  expect(() => ((node as { width: number }).width = 5)).toThrow(
    'in set_width: no setter for property'
  )
})

test('a frame resized takes its children along by their constraints', () => {
  const frame = figma.createFrame()
  frame.resize(100, 100)
  const node = figma.createRectangle()
  frame.appendChild(node)
  node.resize(20, 20)
  node.x = 70
  node.constraints = { horizontal: 'MAX', vertical: 'STRETCH' }
  frame.resize(200, 150)
  expect([node.x, node.y, node.width, node.height]).toEqual([170, 0, 20, 70])
})
