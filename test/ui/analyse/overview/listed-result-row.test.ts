import { describe, expect, it } from 'vitest'
import { judgedOf } from '../../../../src/ui/analyse/overview/listed-result-row'
import { resultIn } from '../../../../src/ui/frames/frame-known'
import { verdictWords } from '../../../../src/ui/result/verdict/judge-result'
import { gone } from '../../support/fake-main'
import { layerData, layerShare, layerShares } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'
import { testPanel, type TestPanel } from '../../support/test-panel'

const ID = '1:2'

/** A frame with a result, whose layers are kept in the file. */
function analysed(runId = 'run'): TestPanel {
  const panel = testPanel()
  const texts = { summary: null, recommendations: null }
  const result = { nodeId: ID, record: storedRecord(), texts, overlay: null }
  panel.main.results.set(ID, { state: 'found', result })
  const layers = [layerShare({ perception: 0.4 }), layerShare({ id: '1:4', name: 'Buy', order: 1 })]
  panel.main.layerData.set(ID, layerData({ shares: layerShares(layers, { runId }) }))
  return panel
}

async function judged(panel: TestPanel, id = ID) {
  return judgedOf(await panel.cache.known(id, 'data'), '')
}

const reads = ({ main }: TestPanel): number =>
  main.calls.filter((call) => call === 'readFrame').length

describe('a listed result', () => {
  it('says what people see first, as the file keeps it', async () => {
    const panel = analysed()
    expect(verdictWords((await judged(panel))!)).toMatch(/ sees? .* within 2 seconds/)
    expect(panel.main.calls).not.toContain('exportPicture')
  })

  it('does without the layers where they are of another run: nothing is measured for a list', async () => {
    const panel = analysed('an earlier one')
    expect(await judged(panel)).toBeNull()
    expect(resultIn(await panel.cache.known(ID, 'data'))).not.toBeNull()
    expect(panel.main.calls).not.toContain('exportPicture')
  })

  it('is read once, and again when the result may be another', async () => {
    const panel = analysed()
    await judged(panel)
    await judged(panel)
    expect(reads(panel)).toBe(1)
    panel.calls.frameChanged(ID, null)
    expect(judgedOf(panel.cache.of(ID, 'data').value, '')).toBeNull()
    await judged(panel)
    expect(reads(panel)).toBe(2)
  })

  it('that changes while it is read is read anew', async () => {
    const panel = analysed()
    let changes = 1
    panel.main.before = (call) => {
      if (call === 'readFrame' && changes-- > 0) panel.calls.frameChanged(ID, null)
    }
    expect(await judged(panel)).not.toBeNull()
    expect(reads(panel)).toBe(2)
  })

  it('of a frame that is gone is empty, and holds up no other', async () => {
    const panel = analysed()
    panel.main.before = (call) => {
      if (call === 'readFrame' && panel.main.calls.length === 1) throw gone()
    }
    const [none, some] = await Promise.all([judged(panel, '9:9'), judged(panel)])
    expect(none).toBeNull()
    expect(some).not.toBeNull()
  })
})
