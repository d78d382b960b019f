import { describe, expect, it } from 'vitest'
import { judgedOf } from '../../../../src/ui/analyse/overview/listed-result-row'
import { resultIn } from '../../../../src/ui/frames/frame-known'
import { verdictWords } from '../../../../src/ui/result/verdict/judge-result'
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
  return judgedOf(await panel.cache.known(id, 'result'), '')
}

describe('a listed result', () => {
  it('says what people see first, as the file keeps it', async () => {
    const panel = analysed()
    expect(verdictWords((await judged(panel))!)).toMatch(/ sees? .* within 2 seconds/)
    expect(panel.main.calls).not.toContain('exportPicture')
  })

  it('does without the layers where they are of another run: nothing is measured for a list', async () => {
    const panel = analysed('an earlier one')
    expect(await judged(panel)).toBeNull()
    expect(resultIn(await panel.cache.known(ID, 'result'))).not.toBeNull()
    expect(panel.main.calls).not.toContain('exportPicture')
  })
})
