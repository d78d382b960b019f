import { expect, test } from 'vitest'
import { unpackLayers } from '../../src/bridge'
import { edgeCases } from '../support/fixtures/edge-cases'
import { editByOther } from '../support/teammates'
import { analyse } from './support/analyse'
import { nodeWithId, overlaysIn } from './support/canvas'
import { newDocument, openGlance, settled, VIEWER } from './support/glance'
import { resultOf, resultRecord } from './support/samples'

test('of a file of 300 pages, opening Glance reads one, and counting what it keeps reads all', async () => {
  const document = await newDocument()
  const { figma } = document
  const pages = document.edit(() =>
    Array.from({ length: 299 }, (_, i) => {
      const page = figma.createPage()
      page.name = `Page ${i}`
      return page
    })
  )
  const far = document.edit(() => {
    const frame = figma.createFrame()
    pages.at(-1)!.appendChild(frame)
    frame.setSharedPluginData('glance', 'record', JSON.stringify(resultRecord()))
    return frame
  })
  const glance = await openGlance({ document })
  await glance.main.start()
  expect(await glance.main.readOverview()).toMatchObject({ frames: [], results: [] })
  expect(await glance.main.keptInFile()).toMatchObject({ results: 1 })
  await glance.main.eraseFile()
  expect(far.getSharedPluginDataKeys('glance')).toEqual([])
})

test('a set of 80 variants is analysed; the document keeps the result, and no variant is written on', async () => {
  const document = await newDocument()
  const { figma } = document
  const id = document.edit(() => {
    const variants = Array.from({ length: 80 }, (_, i) => {
      const variant = figma.createComponent()
      variant.name = `State=${i}`
      variant.resize(40, 30)
      variant.x = 50 * (i % 10)
      variant.y = 40 * Math.floor(i / 10)
      variant.appendChild(figma.createRectangle())
      return variant
    })
    const made = document.graph.createNode('COMPONENT_SET', figma.currentPage.id, {
      ...{ name: 'Set', width: 500, height: 320 }
    })
    variants.forEach(({ id }, place) => document.graph.insertChildAt(id, made.id, place))
    return made.id
  })
  const set = (await figma.getNodeByIdAsync(id)) as ComponentSetNode
  const glance = await openGlance({ document })
  await analyse(glance, set.id)
  const { width, height, scale } = await glance.main.exportPicture(set.id)
  const { nodes } = unpackLayers(await glance.main.readLayers(set.id, { width, height, scale }))
  expect(nodes).toHaveLength(161)
  const written = [set, ...set.findAll()].flatMap((node) => node.getSharedPluginDataKeys('glance'))
  expect(written).toEqual([])
  expect(await glance.main.readResult(set.id)).toMatchObject({ state: 'found' })
  await glance.main.removeResult(resultOf(set.id))
  expect(figma.root.getSharedPluginDataKeys('glance')).toEqual([])
})

test('instances nested three deep are read with what is overridden in them, and have a result of their own', async () => {
  const document = await newDocument()
  const { figma } = document
  const frame = document.edit(() => {
    const around = (inner: SceneNode, name: string): ComponentNode => {
      const component = figma.createComponent()
      component.name = name
      component.resize(200, 100)
      component.appendChild(inner)
      return component
    }
    const box = figma.createRectangle()
    box.name = 'Box'
    const first = around(box, 'First')
    const second = around(first.createInstance(), 'Second')
    const third = around(second.createInstance(), 'Third')
    const made = figma.createFrame()
    made.resize(400, 300)
    made.appendChild(third.createInstance())
    return made
  })
  const inner = frame.findOne(({ name }) => name === 'Box') as RectangleNode
  document.edit(() => {
    inner.fills = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]
  })
  const glance = await openGlance({ document })
  const { nodes } = unpackLayers(
    await glance.main.readLayers(frame.id, { width: 400, height: 300, scale: 1 })
  )
  expect(nodes.map(({ name }) => name).slice(1)).toEqual(['Third', 'Second', 'First', 'Box'])
  const [instance] = frame.children
  await analyse(glance, instance!.id)
  expect(await glance.main.readResult(instance!.id)).toMatchObject({ state: 'found' })
  expect(await glance.main.readResult(frame.id)).toEqual({ state: 'none' })
})

test.each([
  ['locked', (section: SectionNode) => (section.locked = true), true],
  ['hidden', (section: SectionNode) => (section.visible = false), false],
  ['collapsed', (section: SectionNode) => (section.sectionContentsHidden = true), false]
])('a frame in a section that is %s is analysed as far as it is seen', async (_, change, seen) => {
  const document = await newDocument()
  const frame = document.edit(() => edgeCases.frameInSection(document.figma))
  document.edit(() => change(frame.parent as SectionNode))
  const glance = await openGlance({ document })
  if (seen) {
    await analyse(glance, frame.id)
    expect(overlaysIn(document)).toHaveLength(1)
  } else {
    document.select([frame.id])
    expect((await glance.main.start()).selection.nodes).toMatchObject([
      { refusal: { code: 'layer_hidden' } }
    ])
    await expect(glance.main.exportPicture(frame.id)).rejects.toMatchObject({ sent: 'no' })
    expect(overlaysIn(document)).toEqual([])
  }
})

test('over a turned frame in a scaled group the overlay lies where it is drawn', async () => {
  const document = await newDocument()
  const { figma } = document
  const frame = document.edit(() => {
    const turned = edgeCases.rotatedFrame(figma)
    const group = figma.group([turned, figma.createRectangle()], figma.currentPage)
    group.resize(group.width / 2, group.height / 2)
    return turned
  })
  const glance = await openGlance({ document })
  await analyse(glance, frame.id)
  const drawn = frame.absoluteRenderBounds!
  const { box } = nodeWithId(document, overlaysIn(document)[0]!.id)!
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(box![side] - drawn[side])).toBeLessThanOrEqual(2.5)
  }
})

test('a viewer who becomes an editor can analyse once Glance is opened again', async () => {
  const document = await newDocument()
  const frame = document.edit(() => document.figma.createFrame())
  const viewer = await openGlance({ document, environment: VIEWER })
  expect((await viewer.main.start()).canEdit).toBe(false)
  await expect(viewer.main.saveBrief(frame.id, null)).rejects.toMatchObject({ code: 'view_only' })
  viewer.plugin.close()
  const editor = await openGlance({ document })
  expect((await editor.main.start()).canEdit).toBe(true)
  await analyse(editor, frame.id)
})

test('a branch that is merged while Glance is open brings its results, and nothing is written for it', async () => {
  const document = await newDocument()
  const { figma } = document
  const [one, other] = document.edit(() => [figma.createFrame(), figma.createFrame()])
  const glance = await openGlance({ document })
  await analyse(glance, one.id)
  await settled()
  const steps = document.undoSteps().length
  const group = figma.currentPage.findOne(({ type }) => type === 'GROUP')!
  // All at once: a result is another, its overlays are gone, a new one is there, and a frame has gone.
  editByOther(document, () => {
    group.remove()
    one.setSharedPluginData('glance', 'record', JSON.stringify(resultRecord({ runId: 'merged' })))
    const made = figma.createFrame()
    made.setSharedPluginData('glance', 'record', JSON.stringify(resultRecord({ runId: 'new' })))
    other.remove()
  })
  await settled()
  expect(glance.changedResults).toContain(one.id)
  expect(document.undoSteps().length).toBe(steps)
  expect(await glance.main.readResult(one.id)).toMatchObject({
    result: { record: { runId: 'merged' }, overlay: null }
  })
  expect((await glance.main.readOverview()).results).toHaveLength(2)
})
