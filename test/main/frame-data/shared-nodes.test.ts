import { expect, test } from 'vitest'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { newDocument, openGlance } from '../support/glance'
import { adRecord, resultOf, resultRecord } from '../support/samples'

const BRIEF = { description: 'A button', goal: 'Press it', audience: '', brand: '' }

async function setUp() {
  const document = await newDocument()
  const { component, instance, inner } = document.edit(() => {
    const made = edgeCases.component(document.figma)
    const placed = made.createInstance()
    return { component: made, instance: placed, inner: placed.children[0]! }
  })
  const glance = await openGlance({ document })
  return { document, component, instance, inner, glance }
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

test('one undo takes such a result back, and erasing leaves nothing of it on the page', async () => {
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
  expect(document.figma.currentPage.getSharedPluginDataKeys('glance')).toEqual([])
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
