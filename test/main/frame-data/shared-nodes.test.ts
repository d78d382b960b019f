import { expect, test } from 'vitest'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse, prepare } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { newDocument, openGlance } from '../support/glance'
import { adRecord, resultOf, resultRecord } from '../support/samples'

const BRIEF = { description: 'A button', goal: 'Press it', audience: '', brand: '' }

async function setUp() {
  const document = await newDocument()
  const { component, instance, inner } = document.edit(() => {
    const made = edgeCases.component(document.figma)
    made.appendChild(document.figma.createFrame())
    const placed = made.createInstance()
    return { component: made, instance: placed, inner: placed.children.at(-1)! }
  })
  const glance = await openGlance({ document })
  return { document, component, instance, inner, glance }
}

/** The keys of what the document keeps about shared layers. */
function keptAbout({ figma }: Awaited<ReturnType<typeof newDocument>>): string[] {
  return figma.root.getSharedPluginDataKeys('glance').filter((key) => key.includes('@'))
}

test('an instance has its own result, or none: never that of its component', async () => {
  const { component, instance, glance } = await setUp()
  await analyse(glance, component.id, { runId: 'of the component' })
  await glance.main.saveBrief(component.id, BRIEF)
  await glance.main.saveAd(component.id, adRecord())
  expect(await glance.main.readResult(instance.id)).toEqual({ state: 'none' })
  expect((await glance.main.readBriefs(instance.id)).frame).toBeNull()
  expect(await glance.main.readAd(instance.id)).toBeNull()
  expect(await glance.main.readLayerData(instance.id)).toMatchObject({ history: [] })

  await analyse(glance, instance.id, { runId: 'of the instance' })
  expect(await glance.main.readLayerData(instance.id)).toMatchObject({
    history: [{ runId: 'of the instance' }]
  })
  const { results } = await glance.main.readOverview()
  expect(results.map(({ id }) => id).sort()).toEqual([component.id, instance.id].sort())
  expect(await glance.main.removeResult({ nodeId: instance.id, runId: 'of the instance' })).toBe(
    'done'
  )
  expect(await glance.main.readResult(instance.id)).toEqual({ state: 'none' })
  expect(await glance.main.readResult(component.id)).toMatchObject({ state: 'found' })
})

test('an instance of a component that an earlier Glance wrote to has none either', async () => {
  const { component, instance, glance } = await setUp()
  component.setSharedPluginData('glance', 'record', JSON.stringify(resultRecord()))
  expect(instance.getSharedPluginData('glance', 'record')).not.toBe('')
  expect(await glance.main.readResult(component.id)).toMatchObject({ state: 'found' })
  expect(await glance.main.readResult(instance.id)).toEqual({ state: 'none' })
  expect((await glance.main.readOverview()).results.map(({ id }) => id)).toEqual([component.id])
  await glance.main.removeResult({ nodeId: component.id, runId: resultRecord().runId })
  expect(component.getSharedPluginDataKeys('glance')).toEqual([])
})

test('nothing is written on a component, an instance or a layer in one, which publishing would count as a change', async () => {
  const { document, component, instance, inner, glance } = await setUp()
  const before = [component, instance, inner].map(({ id }) => nodeWithId(document, id))
  for (const node of [component, instance]) {
    await analyse(glance, node.id)
    await glance.main.saveBrief(node.id, BRIEF)
  }
  expect([component, instance, inner].map(({ id }) => nodeWithId(document, id))).toEqual(before)
  expect(component.getRelaunchData()).toEqual({})
  document.undo()
})

test('one undo takes such a result back, and erasing leaves nothing of it in the file', async () => {
  const { document, component, instance, glance } = await setUp()
  await analyse(glance, component.id)
  await analyse(glance, instance.id, { runId: 'second' })
  document.undo()
  expect(await glance.main.readResult(instance.id)).toEqual({ state: 'none' })
  expect(await glance.main.readResult(component.id)).toMatchObject({ state: 'found' })
  await glance.main.saveBrief(component.id, BRIEF)
  expect(await glance.main.keptInFile()).toMatchObject({ results: 1, overlays: 1, briefs: 1 })
  await glance.main.eraseFile()
  expect(await glance.main.keptInFile()).toMatchObject({ results: 0, overlays: 0, briefs: 0 })
  expect(keptAbout(document)).toEqual([])
  expect(overlaysIn(document)).toEqual([])
})

test('texts, layers and the mark of a component are read as they were kept', async () => {
  const { component, glance } = await setUp()
  const { record } = await analyse(glance, component.id)
  const of = resultOf(component.id, record.runId)
  const mainAction = { version: 1 as const, id: '1:2', name: 'Buy', type: 'FRAME' }
  await glance.main.saveMainAction(of, mainAction, null)
  await glance.main.saveText(of, 'recommendations', 'Larger.')
  expect(await glance.main.readLayerData(component.id)).toMatchObject({ mainAction })
  expect(await glance.main.readResult(component.id)).toMatchObject({
    result: { texts: { recommendations: 'Larger.' } }
  })
})

test('a deleted instance is no result any more, and the next run leaves nothing of it in the file', async () => {
  const { document, component, instance, inner, glance } = await setUp()
  const other = document.edit(() => component.createInstance())
  for (const { id } of [instance, inner, other]) await analyse(glance, id)
  await glance.main.saveBrief(instance.id, BRIEF)
  expect(await glance.main.keptInFile()).toMatchObject({ results: 3 })
  document.edit(() => instance.remove())
  expect(await glance.main.keptInFile()).toMatchObject({ results: 1 })
  await analyse(glance, component.id)
  const ids = new Set(keptAbout(document).map((key) => key.split('@')[1]))
  expect([...ids].sort()).toEqual([component.id, other.id].sort())
  document.undo()
  document.undo()
  expect(await glance.main.readResult(inner.id)).toMatchObject({ state: 'found' })
  expect((await glance.main.readBriefs(instance.id)).frame).toEqual(BRIEF)
})

test('a layer that is hidden in an instance keeps its result when another is analysed', async () => {
  const { document, component, inner, glance } = await setUp()
  await analyse(glance, inner.id)
  document.edit(() => (inner.visible = false))
  await analyse(glance, component.id)
  document.edit(() => (inner.visible = true))
  expect(await glance.main.readResult(inner.id)).toMatchObject({ state: 'found' })
})

test('it keeps it as well when two frames get their results at once', async () => {
  const { document, component, inner, glance } = await setUp()
  const frames = document.edit(() =>
    [1, 2].map(() => {
      const frame = document.figma.createFrame()
      frame.fills = component.fills
      return frame
    })
  )
  for (const { id } of [component, inner]) await analyse(glance, id)
  document.edit(() => (inner.visible = false))
  const requests = []
  for (const { id } of frames) requests.push((await prepare(glance, id)).request)
  await Promise.all(requests.map(glance.main.place))
  document.edit(() => (inner.visible = true))
  expect(await glance.main.readResult(inner.id)).toMatchObject({ state: 'found' })
})

test('a component keeps its result on another page, and a page keeps nothing that its copies would have', async () => {
  const { document, component, glance } = await setUp()
  const { figma } = document
  await analyse(glance, component.id)
  expect(figma.currentPage.getSharedPluginDataKeys('glance')).toEqual([])
  document.edit(() => figma.createPage().appendChild(component))
  expect(await glance.main.readResult(component.id)).toMatchObject({ state: 'found' })
  expect(await glance.main.keptInFile()).toMatchObject({ results: 1 })
})

test('a file keeps 100 results of instances: one more takes the place of the oldest, and leaves its brief', async () => {
  const { document, component, instance, glance } = await setUp()
  const { root } = document.figma
  const { instances, frame } = document.edit(() => {
    const made = document.figma.createFrame()
    made.fills = component.fills
    return { instances: Array.from({ length: 100 }, () => component.createInstance()), frame: made }
  })
  const oldest = instances[50]!
  document.edit(() => {
    for (const [at, { id }] of instances.entries()) {
      const record = resultRecord({ finishedAt: 1000 + ((at + 50) % 100) })
      root.setSharedPluginData('glance', `record@${id}`, JSON.stringify(record))
    }
  })
  await glance.main.saveBrief(oldest.id, BRIEF)
  const results = () => keptAbout(document).filter((key) => key.startsWith('record@'))
  await analyse(glance, frame.id)
  await analyse(glance, instances[0]!.id)
  expect(results()).toHaveLength(100)
  expect(await glance.main.readResult(oldest.id)).toMatchObject({ state: 'found' })

  await analyse(glance, instance.id)
  expect(results()).toHaveLength(100)
  expect(await glance.main.readResult(instance.id)).toMatchObject({ state: 'found' })
  expect(await glance.main.readResult(oldest.id)).toEqual({ state: 'none' })
  expect((await glance.main.readBriefs(oldest.id)).frame).toEqual(BRIEF)
})
