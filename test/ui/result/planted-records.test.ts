import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRecord } from '../../../src/main/result/kept'
import { FORMAT_FACTS, type ReportFormat, writeReport } from '../../../src/ui/report/write-report'
import { missingOutputs } from '../../../src/ui/words/missing-outputs'
import { providerName } from '../../../src/ui/words/provider-name'
import { planted } from '../../support/fuzz/planted'
import { runs } from '../../support/fuzz/runs'
import { sampleFrame } from '../report/support/sample-report'
import { storedRecord } from '../support/stored-record'
import { settle, TARGET, testPanel } from '../support/test-panel'

const FORMATS = Object.keys(FORMAT_FACTS) as ReportFormat[]
const RECORD = storedRecord({
  briefHash: 'ef'.repeat(32),
  difference: { nodeId: '1:3', name: 'B', runId: 'other' }
})

it('a record that others wrote is refused, or the panel and every report can show it', async () => {
  await fc.assert(
    fc.asyncProperty(planted(RECORD), async (stored) => {
      const parsed = parseRecord(JSON.stringify(stored))
      if (parsed.state !== 'found') {
        expect(parsed.state).toBe('broken')
        return
      }
      const { record } = parsed
      const panel = testPanel()
      const texts = { summary: null, recommendations: null }
      const result = { nodeId: TARGET.id, record, texts, overlay: null }
      panel.main.results.set(TARGET.id, { state: 'found', result })
      await panel.results.show(TARGET.id)
      await settle(5)
      expect(panel.errors.latest.value?.code).not.toBe('unexpected_error')
      expect([providerName(record.provider), ...missingOutputs(record)].join('')).not.toBe('')
      const report = {
        title: record.title,
        madeAt: record.finishedAt,
        frames: [sampleFrame({}, { record })],
        comparison: null,
        fixes: null
      }
      for (const format of FORMATS) {
        expect(writeReport(report, format, () => '').size).toBeGreaterThan(0)
      }
    }),
    runs(60)
  )
})
