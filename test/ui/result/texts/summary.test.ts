import { describe, expect, it } from 'vitest'
import type { StoredResult } from '../../../../src/bridge'
import type { Brief } from '../../../../src/file'
import { layersIn, type LayersNow } from '../../../../src/ui/frames/frame-known'
import { summaryOf } from '../../../../src/ui/result/texts/summary'
import { deviceEngine } from '../../support/device-engine'
import { inGerman } from '../../support/in-german'
import { layerTree } from '../../support/layer-tree'
import { stored, TARGET, testPanel } from '../../support/test-panel'

const BRIEF: Brief = { description: '', goal: 'Visitors buy', audience: '', brand: '' }

/** A result of this device as the file has it, and its layers. */
async function analysed(): Promise<{ result: StoredResult; layers: LayersNow }> {
  const onDevice = deviceEngine()
  const { measure } = onDevice
  const panel = testPanel({ onDevice, platform: { measure } })
  panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
  panel.runs.start(TARGET)
  await panel.reach('done')
  expect(panel.main.calls.filter((call) => call.startsWith('save'))).toEqual([])
  return { result: stored(panel), layers: layersIn(await panel.cache.known(TARGET.id, 'layers')) }
}

describe('the summary of a result of this device', () => {
  it('is computed from what its one write keeps, with the brief and the mark of now', async () => {
    const { result, layers: measured } = await analysed()
    if (measured.state !== 'measured') throw new Error(measured.state)
    const { shares, data } = measured
    const kinds = shares.layers.map((layer) => {
      return layer.name === 'Buy now' ? { ...layer, kind: 'control' as const } : layer
    })
    const layers: LayersNow = { ...measured, shares: { ...shares, layers: kinds } }
    expect(result.texts.summary).toBeNull()
    expect(summaryOf(result, layers, null)).toMatch(/“(Headline|Buy now)”/)
    expect(summaryOf(result, layers, null)).not.toContain('goal')
    expect(summaryOf(result, layers, BRIEF)).toMatch(
      /button “Buy now”.* That button fits your goal\./
    )
    const mainAction = { version: 1, id: '1:10', name: 'Headline', type: 'TEXT' } as const
    const marked = { ...layers, data: { ...data, mainAction } }
    expect(summaryOf(result, marked, BRIEF)).toMatch(/your main action “Headline”/i)
    expect(await inGerman(() => summaryOf(result, layers, null))).toContain('Wohin')
  })

  it('says what could not be looked for, as the run found it', async () => {
    const { result, layers } = await analysed()
    const facts = result.record.facts!
    const said = (change: Partial<typeof facts>): string | null | undefined =>
      summaryOf(
        { ...result, record: { ...result.record, facts: { ...facts, ...change } } },
        layers,
        null
      )
    expect(said({ isSeen: false })).toContain('What pictures show could not be recognised')
    expect(said({ isSeen: true })).not.toContain('could not be recognised')
    expect(said({ faces: null })).toContain('aces could not be looked for')
    expect(said({ faces: [] })).not.toContain('aces could not be looked for')
  })

  it('leaves out layers that are not known', async () => {
    const { result } = await analysed()
    const { nodeId } = result
    const failed = { code: 'x', message: '', advice: '', sent: 'no' } as const
    const unmeasured = summaryOf(result, { state: 'failed', nodeId, error: failed }, null)
    expect(unmeasured).toContain('#')
    expect(unmeasured).not.toContain('“')
    expect(summaryOf(result, { state: 'measuring', nodeId }, null)).toBeUndefined()
  })

  it('of an earlier version is the text that was written then, where there is one', async () => {
    const { result, layers } = await analysed()
    const { facts: _, ...record } = result.record
    const texts = { summary: 'As it was.', recommendations: null }
    expect(summaryOf({ ...result, record, texts }, layers, BRIEF)).toBe('As it was.')
    expect(summaryOf({ ...result, record }, layers, BRIEF)).toBeNull()
  })
})
