import { expect, test } from 'vitest'
import { newDocument, settled, startPlugin } from '../../support/host'

async function design() {
  const document = await newDocument()
  const { figma } = document
  const icon = figma.createComponent()
  const glyph = figma.createRectangle()
  icon.appendChild(glyph)
  const button = figma.createComponent()
  const label = figma.createFrame()
  button.appendChild(label)
  label.appendChild(icon.createInstance())
  return { document, figma, icon, glyph, button, label }
}

const read = (node: SceneNode): string => node.getSharedPluginData('glance', 'record')
const write = (node: SceneNode, text: string): void =>
  node.setSharedPluginData('glance', 'record', text)

test('an instance and the layers in it inherit what plugins keep on their component, before and after', async () => {
  const { button, label, glyph, icon } = await design()
  write(label, 'early')
  const instance = button.createInstance()
  const [inside] = instance.children as [FrameNode]
  const nested = inside.children[0] as InstanceNode
  expect([read(instance), read(inside), read(nested)]).toEqual(['', 'early', ''])
  write(button, 'of the button')
  write(label, 'late')
  write(icon, 'of the icon')
  write(glyph, 'of the glyph')
  expect([read(instance), read(inside)]).toEqual(['of the button', 'late'])
  expect([read(nested), read(nested.children[0]!)]).toEqual(['of the icon', 'of the glyph'])
  expect(instance.getSharedPluginDataKeys('glance')).toEqual(['record'])
})

test('an instance’s own entry is its own; removing it brings back the component’s', async () => {
  const { button } = await design()
  const instance = button.createInstance()
  write(button, 'theirs')
  write(instance, 'own')
  expect([read(button), read(instance)]).toEqual(['theirs', 'own'])
  write(instance, '')
  expect(read(instance)).toBe('theirs')
})

test('searching for plugin data finds what inherits it', async () => {
  const { figma, button, label } = await design()
  const instance = button.createInstance()
  write(label, 'x')
  const criteria = { sharedPluginData: { namespace: 'glance', keys: ['record'] } }
  const found = figma.currentPage.findAllWithCriteria(criteria).map(({ id }) => id)
  expect(found).toEqual([label.id, instance.children[0]!.id])
})

test('a detached instance and what is in it inherit nothing', async () => {
  const { button, label } = await design()
  write(button, 'x')
  write(label, 'x')
  const frame = button.createInstance().detachInstance()
  expect([read(frame), read(frame.children[0]!)]).toEqual(['', ''])
})

test('skipping invisible layers shifts the places of those behind them in an instance, not in its detached copy', async () => {
  const { document, figma, button, label } = await design()
  label.name = 'first'
  label.visible = false
  const second = figma.createFrame()
  second.name = 'second'
  button.appendChild(second)
  button.createInstance().name = 'instance'
  const { logs, errors } = await startPlugin({
    document,
    main: `
      figma.skipInvisibleInstanceChildren = true
      const instance = figma.currentPage.findOne(({ name }) => name === 'instance')
      const [seen] = instance.children
      const copy = instance.clone().detachInstance()
      const [, then] = copy.children
      const main = figma.currentPage.findOne(({ type, children }) => type === 'COMPONENT' && children.length === 2)
      console.log(seen.name, copy.children[0].name, then.name, main.children[1].name)
    `
  })
  expect([logs, errors]).toEqual([[['second', 'first', 'second', 'second']], []])
})

test('a component within a layer that is cloned is cloned as its instance', async () => {
  const { document, figma, button } = await design()
  const frame = figma.createFrame()
  frame.appendChild(button)
  frame.name = 'around'
  const { logs } = await startPlugin({
    document,
    main: `
      const copy = figma.currentPage.findOne(({ name }) => name === 'around').clone().children[0]
      console.log(copy.type, copy.children.length)
    `
  })
  await settled()
  expect(logs).toEqual([['INSTANCE', 1]])
})
