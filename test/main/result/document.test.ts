import { describe, expect, test } from 'vitest'
import type { LayerData } from '../../../src/bridge'
import type { MainAction, MainActionOutcome } from '../../../src/file'
import { analyse } from '../support/analyse'
import { openGlance, openWith, settled, VIEWER } from '../support/glance'
import { layerShares, resultOf } from '../support/samples'

const PRIMARY: MainAction = { version: 1, id: '1:3', name: 'Block', type: 'RECTANGLE' }
const OUTCOME: MainActionOutcome = {
  name: 'Block',
  attention: 0.6,
  perception: 0.5,
  rank: 1
}

const outcomes = ({ history }: LayerData) =>
  history.map(({ runId, focus, primary: mainAction }) => [runId, focus, mainAction?.name ?? null])

test('a frame without a result has nothing beside it', async () => {
  const { node, main } = await openWith('fractionalFrame')
  const none = { shares: null, mainAction: null, history: [], faults: [] }
  expect(await main.readLayerData(node.id)).toEqual(none)
})

describe('each run of a frame', () => {
  test('is noted in its history, in the undo step of its result', async () => {
    const { document, node, glance, main } = await openWith('fractionalFrame')
    const { record } = await analyse(glance, node.id, { runId: 'a' })
    await analyse(glance, node.id, { runId: 'b' })
    const { history } = await main.readLayerData(node.id)
    expect(history.map(({ runId }) => runId)).toEqual(['a', 'b'])
    const { finishedAt, provider, medium, scores, picture } = record
    const kept = {
      finishedAt,
      provider,
      medium,
      scores,
      pictureHash: picture.hash,
      thumbnail: picture.thumbnail.png
    }
    expect(history[0]).toEqual({ runId: 'a', ...kept, focus: 71, primary: null, layers: [] })
    document.undo()
    expect(outcomes(await main.readLayerData(node.id))).toEqual([['a', 71, null]])
  })

  test('has its focus and main action', async () => {
    const { node, glance, main } = await openWith('fractionalFrame')
    await analyse(
      glance,
      node.id,
      { runId: 'a' },
      { shares: layerShares({ runId: 'a', focus: 40 }) }
    )
    const shares = layerShares({ runId: 'b', focus: 60 })
    await analyse(glance, node.id, { runId: 'b' }, { shares, mainAction: OUTCOME })
    expect(outcomes(await main.readLayerData(node.id))).toEqual([
      ['a', 40, null],
      ['b', 60, 'Block']
    ])
  })
})

describe('attention by layer', () => {
  test('is read back as it was kept, by a viewer too, and goes with the undo of its result', async () => {
    const { document, node, glance } = await openWith('fractionalFrame')
    const before = document.tree()
    await analyse(glance, node.id, {}, { shares: layerShares(), mainAction: OUTCOME })
    glance.plugin.close()
    const viewer = await openGlance({ document, environment: VIEWER })
    expect(await viewer.main.readLayerData(node.id)).toMatchObject({ shares: layerShares() })
    viewer.plugin.close()
    document.undo()
    expect(document.tree()).toEqual(before)
  })
})

describe('the main action', () => {
  test('is marked and unmarked, each as one undo step', async () => {
    const { document, node, glance, main } = await openWith('fractionalFrame')
    await analyse(glance, node.id)
    await main.saveMainAction(resultOf(node.id), null, null)
    const unmarked = document.tree()
    await main.saveMainAction(resultOf(node.id), PRIMARY, OUTCOME)
    expect(await main.readLayerData(node.id)).toMatchObject({
      mainAction: PRIMARY,
      history: [{ primary: OUTCOME }]
    })
    await main.saveMainAction(resultOf(node.id), null, null)
    expect(document.tree()).toEqual(unmarked)
    document.undo()
    expect(await main.readLayerData(node.id)).toMatchObject({ mainAction: PRIMARY })
    document.undo()
    expect(document.tree()).toEqual(unmarked)
  })

  test('stays marked through another run', async () => {
    const { node, glance, main } = await openWith('fractionalFrame')
    await analyse(glance, node.id, { runId: 'a' })
    await main.saveMainAction(resultOf(node.id, 'a'), PRIMARY, OUTCOME)
    await analyse(glance, node.id, { runId: 'b' })
    expect(await main.readLayerData(node.id)).toMatchObject({ mainAction: PRIMARY })
  })

  test('of a frame without a result cannot be marked', async () => {
    const { node, main } = await openWith('fractionalFrame')
    const marking = main.saveMainAction(resultOf(node.id), PRIMARY, null)
    await expect(marking).rejects.toMatchObject({ code: 'no_result' })
  })

  test('that an undo brings back reaches the panel', async () => {
    const { document, node, glance, main } = await openWith('fractionalFrame')
    await analyse(glance, node.id)
    await main.saveMainAction(resultOf(node.id), PRIMARY, OUTCOME)
    await settled()
    expect(glance.changedResults).toEqual([])
    document.undo()
    await settled()
    expect(glance.changedResults).toEqual([node.id])
  })
})

test('the history keeps the layers of a run that are seen first, with names of bearable length', async () => {
  const { node, glance, main } = await openWith('fractionalFrame')
  const first = { id: '1:1', name: 'x'.repeat(200), attention: 0.3333, place: 1 }
  await analyse(glance, node.id, {}, { first: [first] })
  const { history } = await main.readLayerData(node.id)
  expect(history[0]?.layers).toEqual([{ ...first, name: 'x'.repeat(60) }])
})

test('removing a result leaves none of it behind', async () => {
  const { document, node, glance, main } = await openWith('fractionalFrame')
  const before = document.tree()
  await analyse(glance, node.id, {}, { shares: layerShares(), mainAction: OUTCOME })
  await main.saveMainAction(resultOf(node.id), PRIMARY, OUTCOME)
  await main.removeResult(resultOf(node.id))
  expect(document.tree()).toEqual(before)
})

describe('an entry that cannot be read', () => {
  const KEYS = ['layers', 'primary', 'history']

  test.each([
    ['damaged', 'no JSON', ['shares_broken', 'primary_broken', 'history_broken']],
    [
      'of another shape',
      '{"version":1,"runs":7}',
      ['shares_broken', 'primary_broken', 'history_broken']
    ],
    ['of a newer version', '{"version":2}', ['shares_newer', 'primary_newer', 'history_newer']]
  ])('because it is %s is named as a fault beside what can be read', async (_name, text, codes) => {
    const { node, glance, main } = await openWith('fractionalFrame')
    await analyse(glance, node.id)
    for (const key of KEYS) node.setSharedPluginData('glance', key, text)
    const data = await main.readLayerData(node.id)
    expect(data).toMatchObject({ shares: null, mainAction: null, history: [] })
    expect(data.faults.map(({ code }) => code)).toEqual(codes)
    for (const { message, advice } of data.faults) {
      expect(message).toMatch(/^[A-Z].*\.$/)
      expect(advice).toMatch(/^[A-Z].*\.$/)
    }
    expect(await main.readResult(node.id)).toMatchObject({ state: 'found' })
  })

  test('because another plugin damaged it is written anew', async () => {
    const { node, glance, main } = await openWith('fractionalFrame')
    await analyse(glance, node.id, { runId: 'a' })
    for (const key of KEYS) node.setSharedPluginData('glance', key, '[{]')
    await analyse(glance, node.id, { runId: 'b' })
    await main.saveMainAction(resultOf(node.id, 'b'), PRIMARY, OUTCOME)
    const data = await main.readLayerData(node.id)
    expect(data).toMatchObject({ faults: [], mainAction: PRIMARY, shares: { runId: 'b' } })
    expect(outcomes(data)).toEqual([['b', 71, 'Block']])
  })

  test('because it is of a newer version is left as it is', async () => {
    const { node, glance, main } = await openWith('fractionalFrame')
    const newer = '{"version":2,"much":"more"}'
    for (const key of KEYS) node.setSharedPluginData('glance', key, newer)
    await analyse(glance, node.id)
    expect((await main.readLayerData(node.id)).faults.map(({ code }) => code)).toEqual([
      'shares_newer',
      'primary_newer',
      'history_newer'
    ])
    const marking = main.saveMainAction(resultOf(node.id), PRIMARY, null)
    await expect(marking).rejects.toMatchObject({ code: 'primary_newer' })
    for (const key of KEYS) expect(node.getSharedPluginData('glance', key)).toBe(newer)
  })
})

test('the result of an earlier Glance, which kept no history, begins one with its run', async () => {
  const { node, glance, main } = await openWith('fractionalFrame')
  await analyse(glance, node.id, { runId: 'a' })
  node.setSharedPluginData('glance', 'history', '')
  await main.saveMainAction(resultOf(node.id, 'a'), PRIMARY, OUTCOME)
  expect(outcomes(await main.readLayerData(node.id))).toEqual([['a', null, 'Block']])
})
