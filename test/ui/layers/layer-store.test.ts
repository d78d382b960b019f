import { describe, expect, it } from 'vitest'
import type { LayerStore } from '../../../src/ui/layers/layer-store'
import { gone } from '../support/fake-main'
import { fakeMeasure, type FakeMeasure } from '../support/fake-measure'
import { layerTree } from '../support/layer-tree'
import { settle, stored, TARGET, testPanel, type TestPanel } from '../support/test-panel'

interface Opened {
  panel: TestPanel
  layers: LayerStore
  measure: FakeMeasure
  /** Resolves when the store says so. */
  reach: (state: string) => Promise<void>
}

/** A panel that is opened on a file in which a frame was analysed before. */
async function opened(after?: TestPanel, canEdit = true): Promise<Opened> {
  const before = after ?? testPanel()
  if (after === undefined) {
    before.runs.start(TARGET)
    await before.reach('done')
    await expect.poll(() => count(before, 'saveText:summary')).toBe(1)
    await expect.poll(() => count(before, 'saveText:recommendations')).toBe(1)
    before.main.trees.set(TARGET.id, layerTree('Headline', 'Photo', 'Buy now'))
  }
  before.main.calls.length = 0
  const measure = fakeMeasure()
  const panel = testPanel({ after: before, canEdit, platform: { measure } })
  const { layers } = panel
  const reach = async (state: string): Promise<void> => {
    await panel.until(() => layers.now.value.state === state)
  }
  return { panel, layers, measure, reach }
}

/** Shows the frame's result, with its layers measured. */
async function shown({ panel, reach }: Opened): Promise<void> {
  await panel.results.show(TARGET.id)
  await reach('measured')
}

function measured({ layers }: Opened) {
  const now = layers.now.value
  if (now.state !== 'measured') throw new Error(`The layers are ${now.state}`)
  return now
}

const count = ({ main }: TestPanel, call: string): number =>
  main.calls.filter((name) => name === call).length

/** Analyses the frame with a panel that can measure. */
async function analyse({ panel }: Opened): Promise<void> {
  panel.main.results.clear()
  panel.runs.start(TARGET)
  await panel.reach('done')
}

describe('attention by layer of the shown result', () => {
  it('is measured once, and showing it writes nothing', async () => {
    const first = await opened()
    await shown(first)
    expect(measured(first).shares.layers.map(({ name }) => name)).toEqual([
      'Headline',
      'Photo',
      'Buy now'
    ])
    expect(first.measure.questions[0]).toMatchObject({
      picture: { width: 64, height: 48 },
      attention: { width: 64, height: 48 },
      perception: { width: 64, height: 48 }
    })
    await first.panel.results.show(null)
    await shown(first)
    expect(first.measure.questions).toHaveLength(1)
    expect(first.panel.main.calls.filter((call) => call.startsWith('save'))).toEqual([])
  })

  it('is kept in the file by the run that it belongs to, where the next panel finds it', async () => {
    const first = await opened()
    await analyse(first)
    expect(first.measure.questions).toHaveLength(1)
    const second = await opened(first.panel)
    await shown(second)
    expect(second.measure.questions).toEqual([])
  })

  it('is there for a viewer, from the file or measured, and nothing is written', async () => {
    const viewer = await opened(undefined, false)
    await shown(viewer)
    await viewer.panel.results.show(null)
    await shown(viewer)
    expect(viewer.measure.questions).toHaveLength(1)
    viewer.layers.mark(measured(viewer).shares.layers[0]!)
    await settle()
    expect(viewer.panel.main.calls.filter((call) => call.startsWith('save'))).toEqual([])
    expect(viewer.panel.requests).toEqual([])
  })

  it('is measured with what its run has fetched, before anything is placed', async () => {
    const open = await opened()
    open.panel.main.images.clear()
    await analyse(open)
    const { calls } = open.panel.main
    expect(calls.filter((call) => call === 'readLayers' || call === 'exportPicture')).toHaveLength(
      2
    )
    expect(calls.some((call) => call.startsWith('readImage'))).toBe(false)
    expect(open.measure.questions[0]?.attention?.bytes).toBeInstanceOf(Uint8Array)
    const { shares } = open.panel.main.layerData.get(TARGET.id)!
    expect(shares?.runId).toBe(stored(open.panel).record.runId)
  })

  it('that a run cannot measure is left out of what it places', async () => {
    const open = await opened()
    open.measure.before = () => Promise.reject(new Error('no Worker'))
    await analyse(open)
    expect(open.panel.main.layerData.get(TARGET.id)?.shares).toBeNull()
  })

  it('is not measured where the frame has changed, known or found out', async () => {
    const open = await opened()
    open.measure.looksSame = () => Promise.resolve(false)
    await open.panel.results.show(TARGET.id)
    await open.reach('outOfDate')
    await settle()
    stored(open.panel).record.outOfDate = true
    await open.panel.results.show(null)
    await open.panel.results.show(TARGET.id)
    await open.reach('outOfDate')
    expect(open.measure.questions).toEqual([])
  })

  it('is still shown for a result out of date when it was kept before', async () => {
    const before = await opened()
    await analyse(before)
    stored(before.panel).record.outOfDate = true
    const open = await opened(before.panel)
    await shown(open)
    expect(open.measure.questions).toEqual([])
  })

  it('is measured anew for a copied frame, which carries the shares of its original', async () => {
    const open = await opened()
    await shown(open)
    const copy = { ...stored(open.panel), nodeId: '7:7' }
    open.panel.main.results.set('7:7', { state: 'found', result: copy })
    open.panel.main.layerData.set('7:7', open.panel.main.layerData.get(TARGET.id)!)
    open.panel.main.trees.set('7:7', layerTree('Headline'))
    await open.panel.results.show('7:7')
    await open.panel.until(() => open.layers.now.value.state === 'measured')
    expect(measured(open).shares).toMatchObject({ nodeId: '7:7', total: 1 })
  })

  it('that cannot be measured says so, and can be tried again', async () => {
    const open = await opened()
    open.measure.before = () => {
      throw gone('damaged')
    }
    await open.panel.results.show(TARGET.id)
    await open.reach('failed')
    expect(open.layers.now.value).toMatchObject({ error: { code: 'damaged' } })
    open.measure.before = () => undefined
    open.layers.retry()
    expect(open.layers.now.value.state).toBe('measuring')
    await open.reach('measured')
  })
})

describe('the main action', () => {
  it('is marked at once, kept with how it fares, and unmarked', async () => {
    const open = await opened()
    await shown(open)
    const button = measured(open).shares.layers[2]!
    const outcomes: unknown[] = []
    const { saveMainAction } = open.panel.main
    open.panel.main.saveMainAction = (nodeId, mainAction, outcome) => {
      outcomes.push(outcome)
      return saveMainAction(nodeId, mainAction, outcome)
    }
    open.layers.mark(button)
    expect(measured(open).data.mainAction).toMatchObject({ name: 'Buy now', id: button.id })
    await settle()
    expect(open.panel.main.layerData.get(TARGET.id)?.mainAction?.id).toBe(button.id)
    open.layers.mark(null)
    await settle()
    expect(measured(open).data.mainAction).toBeNull()
    expect(open.panel.main.layerData.get(TARGET.id)?.mainAction).toBeNull()
    expect(outcomes).toMatchObject([{ name: 'Buy now', rank: 3 }, null])
  })

  it('is kept for one frame, though another frame’s is marked meanwhile', async () => {
    const open = await opened()
    const { main } = open.panel
    main.results.set('7:7', {
      state: 'found',
      result: { ...stored(open.panel), nodeId: '7:7' }
    })
    main.trees.set('7:7', layerTree('Headline'))
    await shown(open)
    const [headline, photo] = measured(open).shares.layers
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    main.before = (call) => (call === 'saveMainAction' ? held : undefined)
    open.layers.mark(headline!)
    await settle()
    open.layers.mark(photo!)
    await settle()
    await open.panel.results.show('7:7')
    await open.panel.until(() => open.layers.now.value.state === 'measured')
    open.layers.mark(measured(open).shares.layers[0]!)
    await settle()
    goOn()
    await settle()
    expect(main.layerData.get(TARGET.id)?.mainAction?.id).toBe(photo!.id)
    expect(main.layerData.get('7:7')?.mainAction?.name).toBe('Headline')
  })

  it('is what the file says when it cannot be kept', async () => {
    const open = await opened()
    await shown(open)
    open.panel.main.before = (call) => {
      if (call === 'saveMainAction') throw gone()
    }
    open.layers.mark(measured(open).shares.layers[0]!)
    await settle()
    expect(measured(open).data.mainAction).toBeNull()
    expect(open.panel.errors.latest.value?.code).toBe('node_gone')
  })
})

it('a layer is selected on the canvas by its id, and the canvas says when it is gone', async () => {
  const open = await opened()
  await shown(open)
  open.layers.select(measured(open).shares.layers[1]!)
  await settle()
  expect(open.panel.main.calls).toContain('selectLayer:1:11')
  expect(open.panel.main.calls).not.toContain('notify')
  open.panel.main.before = (call) => {
    if (call.startsWith('selectLayer')) throw gone()
  }
  open.layers.select(measured(open).shares.layers[1]!)
  await settle()
  expect(open.panel.main.calls).toContain('notify')
  expect(open.panel.errors.latest.value).toBeNull()
})
