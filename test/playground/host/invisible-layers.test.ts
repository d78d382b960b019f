import { expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { newDocument, settled, startPlugin } from '../../support/host'

/** Frame → Instance → Frame (invisible) → Rectangle, as in figma.skipInvisibleInstanceChildren's typing; and an invisible frame outside. */
async function design(): Promise<DesignDocument> {
  const document = await newDocument()
  const { figma } = document
  const named = <T extends SceneNode>(node: T, name: string): T => Object.assign(node, { name })
  const main = named(figma.createComponent(), 'main')
  const shut = named(figma.createFrame(), 'shut')
  shut.appendChild(named(figma.createRectangle(), 'inside'))
  main.appendChild(shut)
  shut.visible = false
  main.appendChild(named(figma.createEllipse(), 'seen'))
  const frame = named(figma.createFrame(), 'frame')
  frame.appendChild(named(main.createInstance(), 'instance'))
  named(figma.createFrame(), 'hidden').visible = false
  return document
}

test('invisible layers of instances are not there once they are skipped', async () => {
  const { closedWith, errors, logs } = await startPlugin({
    document: await design(),
    main: `
      const names = () => {
        const frame = figma.currentPage.findOne(({ name }) => name === 'frame')
        console.log(frame.findAll().map(({ name }) => name).join(), frame.findAllWithCriteria({ types: ['RECTANGLE'] }).length)
        return frame.children[0].children
      }
      const [shut] = names()
      const [inside] = shut.children
      const { id } = inside
      figma.skipInvisibleInstanceChildren = true
      console.log(names().map(({ name }) => name).join())
      console.log(figma.currentPage.children.map(({ name }) => name).join())
      for (const read of [() => inside.name, () => shut.children, () => (shut.visible = true)]) {
        try { read() } catch (error) { console.log(error.message.replace(/".*"/, '…')) }
      }
      figma.getNodeByIdAsync(id).then((node) => {
        figma.skipInvisibleInstanceChildren = false
        figma.closePlugin(node + ' ' + inside.name)
      })
    `
  })
  await settled()
  expect(errors).toEqual([])
  const gone = 'The node (instance sublayer or table cell) with id … does not exist'
  expect(logs).toEqual([
    ['instance,shut,inside,seen', 1],
    ['instance,seen', 0],
    ['seen'],
    ['main,frame,hidden'],
    [`in get_name: ${gone}`],
    [`in get_children: ${gone}`],
    [`in set_visible: ${gone}`]
  ])
  expect(closedWith()).toBe('null inside')
})

test('they are there again once they are shown, or out of an instance', async () => {
  const document = await design()
  const { logs, errors } = await startPlugin({
    document,
    main: `
      const [instance] = figma.currentPage.findOne(({ name }) => name === 'frame').children
      const [shut] = instance.children
      const names = (node) => console.log(node.findAll().map(({ name }) => name).join())
      figma.skipInvisibleInstanceChildren = true
      names(instance)
      figma.skipInvisibleInstanceChildren = false
      shut.visible = true
      figma.skipInvisibleInstanceChildren = true
      names(instance)
      figma.skipInvisibleInstanceChildren = false
      shut.visible = false
      figma.skipInvisibleInstanceChildren = true
      names(instance)
      names(instance.detachInstance())
    `
  })
  expect(errors).toEqual([])
  expect(logs.flat()).toEqual(['seen', 'shut,inside,seen', 'seen', 'shut,inside,seen'])
})

test('Dev Mode skips them from the start', async () => {
  const main = 'figma.closePlugin(String(figma.skipInvisibleInstanceChildren))'
  const environment = { editorType: 'dev' } as const
  expect((await startPlugin({ main })).closedWith()).toBe('false')
  expect((await startPlugin({ main, environment })).closedWith()).toBe('true')
})
