import { describe, expect, it } from 'vitest'
import { judgeResult } from '../../../../src/ui/result/verdict/use-judgement'
import { verdictWords } from '../../../../src/ui/result/verdict/verdict-words'
import { gone } from '../../support/fake-main'
import { layerData, layerShare, layerShares } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'
import { testPanel, type TestPanel } from '../../support/test-panel'

const ID = '1:2'

/** A frame with a result, whose layers are kept in the file. */
function analysed(runId = 'run'): TestPanel {
  const panel = testPanel()
  const texts = { summary: null, recommendations: null }
  const result = { nodeId: ID, record: storedRecord(), edited: false, texts, overlay: null }
  panel.main.results.set(ID, { state: 'found', result })
  const layers = [layerShare({ perception: 0.4 }), layerShare({ id: '1:4', name: 'Buy', order: 1 })]
  panel.main.layerData.set(ID, layerData({ shares: layerShares(layers, { runId }) }))
  return panel
}

const listed = ({ listedResults }: TestPanel) => listedResults.of(ID).value
function judged(panel: TestPanel) {
  const known = listed(panel)?.layers ?? null
  return known && judgeResult(known.record, known.now, known.goal)
}

describe('a listed result', () => {
  it('has its picture and what people see first, as the file keeps them', async () => {
    const panel = analysed()
    await panel.listedResults.read(ID, false)
    expect(listed(panel)?.picture).toMatch(/^data:image\/png;base64,/)
    expect(verdictWords(judged(panel)!)).toMatch(/^People see .* first\.$/)
    expect(panel.main.calls).not.toContain('exportPicture')
  })

  it('does without the layers where they are of another run: nothing is measured for a list', async () => {
    const panel = analysed('an earlier one')
    await panel.listedResults.read(ID, false)
    expect(listed(panel)?.picture).not.toBeNull()
    expect(judged(panel)).toBeNull()
    expect(panel.main.calls).not.toContain('exportPicture')
  })

  it('is read once, and again when the result may be another', async () => {
    const panel = analysed()
    await panel.listedResults.read(ID, false)
    await panel.listedResults.read(ID, false)
    const reads = (): number => panel.main.calls.filter((call) => call === 'readResult').length
    expect(reads()).toBe(1)
    panel.listedResults.changed(ID)
    expect(listed(panel)).toBeNull()
    await panel.listedResults.read(ID, false)
    expect(reads()).toBe(2)
  })

  it('that changes while it is read is read anew', async () => {
    const panel = analysed()
    let changes = 1
    panel.main.before = (call) => {
      if (call === 'readLayerData' && changes-- > 0) panel.listedResults.changed(ID)
    }
    await panel.listedResults.read(ID, false)
    expect(panel.main.calls.filter((call) => call === 'readResult')).toHaveLength(2)
    expect(judged(panel)).not.toBeNull()
  })

  it('of a frame that is gone is empty, and holds up no other', async () => {
    const panel = analysed()
    panel.main.before = () => {
      throw gone()
    }
    await panel.listedResults.read('9:9', false)
    panel.main.before = () => undefined
    await panel.listedResults.read(ID, false)
    expect(panel.listedResults.of('9:9').value).toMatchObject({ picture: null, layers: null })
    expect(judged(panel)).not.toBeNull()
  })
})
