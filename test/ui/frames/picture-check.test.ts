import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredResult } from '../../../src/bridge'
import { resultIn } from '../../../src/ui/frames/frame-known'
import type { PanelFocus } from '../../../src/ui/kit/timing'
import { deferred } from '../../support/deferred'
import { layerData } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'
import { testPanel, type TestPanel } from '../support/test-panel'

/** What was asked of the canvas. */
const asked = ({ main }: TestPanel): string[] =>
  main.calls.filter((call) => call === 'exportPicture')

const texts = { summary: null, recommendations: null }
const result: StoredResult = {
  nodeId: '1:2',
  record: storedRecord({ maps: {} }),
  texts,
  overlay: null
}

/** A panel on a file with a result, which is that of the sample's frame in nothing. */
function opened(now: () => number = Date.now): TestPanel {
  const panel = testPanel({ now })
  panel.main.results.set('1:2', { state: 'found', result })
  return panel
}

/** A run of the panel that has just been placed. */
function placed({ cache }: TestPanel, result: StoredResult, heardAll = true): void {
  const read = { state: 'found' as const, result }
  cache.placed({ nodeId: '1:2', revision: 1e6, read, data: layerData(), heardAll }, null)
}

async function isOutOfDate({ cache }: TestPanel, nodeId = '1:2'): Promise<boolean | undefined> {
  return resultIn(await cache.known(nodeId, 'checked'))?.record.outOfDate
}

it('takes a run that was just made for what is on the canvas, on its own frame alone', async () => {
  const panel = opened()
  placed(panel, result)
  expect(resultIn(panel.cache.of('1:2', 'result').value)?.record.outOfDate).toBe(false)
  expect(panel.cache.of('1:2', 'result').value.pending).toBe(false)
  const copy = { ...result, nodeId: '3:4' }
  panel.main.results.set('3:4', { state: 'found', result: copy })
  expect(await isOutOfDate(panel, '3:4')).toBe(true)
  expect(asked(panel)).toEqual(['exportPicture'])
})

it('leaves a result as it is when its frame can no longer be exported', async () => {
  const panel = opened()
  panel.main.exportPicture = () => Promise.reject(new Error('hidden'))
  expect(await isOutOfDate(panel)).toBe(false)
})

it('looks at a frame in the scale that was analysed', async () => {
  const panel = opened()
  const scales: (number | undefined)[] = []
  const { exportPicture } = panel.main
  panel.main.lookAt = (nodeId, scale) => {
    scales.push(scale)
    return exportPicture(nodeId)
  }
  await isOutOfDate(panel)
  expect(scales).toEqual([result.record.picture.scale])
})

describe('a frame that is being edited', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function editedIn(focus: Partial<PanelFocus>) {
    const never = { gained: () => new Promise<void>(() => undefined) }
    const panel = testPanel({ platform: { focus: { has: () => false, ...never, ...focus } } })
    panel.main.results.set('1:2', { state: 'found', result })
    panel.calls.frameEdited('1:2')
    void isOutOfDate(panel)
    return panel
  }

  it.each([
    ['three seconds after the last edit', false, 3_000],
    ['sooner while the panel has the focus', true, 600]
  ])('is checked %s', async (_, hasFocus, pause) => {
    const panel = await editedIn({ has: () => hasFocus })
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(asked(panel)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked(panel)).not.toEqual([])
  })

  it('is checked when the panel gets the focus', async () => {
    const focus = deferred<undefined>()
    let has = false
    const panel = await editedIn({ has: () => has, gained: () => focus.promise })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked(panel)).toEqual([])
    has = true
    focus.resolve(undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked(panel)).not.toEqual([])
  })
})

it('asks nothing about a result that is known to be out of date', async () => {
  const panel = opened()
  const old = { ...result, record: storedRecord({ outOfDate: true }) }
  panel.main.results.set('1:2', { state: 'found', result: old })
  expect(await isOutOfDate(panel)).toBe(true)
  expect(asked(panel)).toEqual([])
})

it.each([
  ['looks at a frame that was edited while its run was made', -10_000, true],
  ['looks no more at one that was edited before', 10_000, false]
])('%s', async (_, start, looked) => {
  const panel = opened()
  const made = { ...result, record: storedRecord({ startedAt: Date.now() + start, maps: {} }) }
  panel.calls.frameEdited('1:2')
  placed(panel, made)
  expect(panel.cache.of('1:2', 'result').value.pending).toBe(looked)
  if (looked) expect(await isOutOfDate(panel)).toBe(true)
  expect(asked(panel)).toHaveLength(looked ? 1 : 0)
})

it('looks at a frame whose edits since the export may not have been heard, and takes nothing for known until then', async () => {
  const panel = opened()
  placed(panel, result, false)
  expect(panel.cache.of('1:2', 'result').value).toMatchObject({ pending: true })
  expect(panel.cache.isOutOfDate('1:2')).toBe(false)
  expect(await isOutOfDate(panel)).toBe(true)
  expect(asked(panel)).toHaveLength(1)
})
