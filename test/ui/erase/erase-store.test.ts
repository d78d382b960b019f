import { describe, expect, it } from 'vitest'
import type { TryRequest } from '../../../src/ui/what-if/try-store'
import { trial } from '../support/trial'
import { layerShare, layerShares } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'
import { settle, TARGET, testPanel, type TestPanel } from '../support/test-panel'

const BUTTON = layerShare()
const LARGER_BUTTON: TryRequest = {
  result: {
    nodeId: '1:2',
    record: storedRecord(),
    texts: { summary: null, recommendations: null },
    overlay: null
  },
  frame: 'Landing',
  shares: layerShares([BUTTON]),
  trial: trial(BUTTON.id),
  watched: BUTTON
}

const STARTS: Record<string, (panel: TestPanel) => void> = {
  'a frame': ({ runs }) => runs.start(TARGET),
  'an ad': ({ ads }) => ads.start('1:2', 'Banner'),
  'a tried change': ({ tries }) => tries.begin(LARGER_BUTTON)
}
const KEPT = { results: 1, overlays: 0, boards: 0, bytes: 14_000, briefs: 0 }

function opened(options: Parameters<typeof testPanel>[0] = {}) {
  const panel = testPanel(options)
  const called = (): string =>
    panel.main.calls.filter((call) => /^(erase|finish)/.test(call)).join()
  return { panel, erase: panel.erase, called }
}

describe('what Glance keeps', () => {
  it('is erased from the file after it was counted, and then Glance closes', async () => {
    const { panel, erase, called } = opened()
    let count = (): void => undefined
    panel.main.keptInFile = () => new Promise((resolve) => (count = () => resolve(KEPT)))
    erase.askFile()
    await settle()
    expect(erase.question.value).toEqual({ of: 'file', kept: null })
    // What is not known yet cannot be agreed to.
    erase.erase()
    count()
    await settle()
    expect(called()).toBe('')
    expect(erase.question.value).toEqual({ of: 'file', kept: KEPT })
    erase.erase()
    await settle()
    expect(called()).toMatch(/^eraseFile,finish:/)
  })

  it('is erased from the computer when that is agreed to', async () => {
    const { erase, called } = opened()
    erase.askComputer()
    erase.keep()
    erase.erase()
    await settle()
    expect(called()).toBe('')
    erase.askComputer()
    erase.erase()
    await settle()
    expect(called()).toMatch(/^eraseComputer,finish:/)
  })

  it.each(Object.entries(STARTS))('stays while %s is on its way', async (_, start) => {
    const { panel, erase, called } = opened({ intercept: () => new Promise(() => undefined) })
    erase.askComputer()
    start(panel)
    expect(erase.held.value).toBe(true)
    expect(erase.question.value).toBeNull()
    erase.erase()
    await settle()
    expect(called()).toBe('')
  })

  it('can be erased again when nothing is on its way any more', async () => {
    const { panel, erase } = opened({ intercept: () => new Promise(() => undefined) })
    panel.runs.start(TARGET)
    panel.runs.cancel()
    await panel.until(() => !erase.held.value)
    erase.askComputer()
    expect(erase.question.value).toEqual({ of: 'computer' })
  })
})
