import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseEntry } from '../../../src/main/computer/journal'
import { journalEntry } from '../../main/support/samples'
import { planted } from '../../support/fuzz/planted'
import { runs } from '../../support/fuzz/runs'
import { settle, testPanel } from '../support/test-panel'

const KINDS = ['frame', 'page', 'video', 'ad'] as const
const PROVIDER = { kind: 'service', name: 'Service', host: 'api.example.com' } as const
const BASE_URL = 'https://api.example.com/v2'

const entries = fc
  .tuple(fc.constantFrom(...KINDS), fc.constantFrom(null, 'an-id'))
  .chain(([kind, serviceId]) =>
    planted(journalEntry({ kind, serviceId, provider: PROVIDER, baseUrl: BASE_URL }))
  )

it('whatever others wrote into the journal, nothing of it is ever sent by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entries, { minLength: 1, maxLength: 3 }), async (stored) => {
      const read = stored.flatMap((entry) => {
        const parsed = parseEntry(entry)
        return parsed.state === 'found' ? [parsed.value] : []
      })
      const panel = testPanel()
      const { pages, videos, ads } = panel
      void panel.recover(read)
      const stores = [panel.runs, pages.runs, videos.runs, ads.runs]
      await panel.until(() => stores.every(({ running }) => !running.value))
      await settle()
      expect(panel.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
      for (const { run } of stores) expect(run.value?.error?.message).not.toBe('')
      expect(panel.errors.latest.value?.code).not.toBe('unexpected_error')
    }),
    runs(40)
  )
})
