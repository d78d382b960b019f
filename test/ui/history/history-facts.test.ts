import { expect, it } from 'vitest'
import { historyFacts } from '../../../src/ui/history/history-facts'
import { historyEntry } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

it('a run is known as the present one, and as comparable with the one before', () => {
  const facts = historyFacts(
    [
      historyEntry({ runId: 'a' }),
      historyEntry({ runId: 'b', pictureHash: 'other' }),
      historyEntry({
        runId: 'c',
        provider: { kind: 'on-device', name: 'This device', host: null }
      }),
      historyEntry()
    ],
    storedRecord()
  )
  expect(facts.map(({ present }) => present)).toEqual([false, false, false, true])
  expect(facts.map(({ continues }) => continues)).toEqual([false, true, false, false])
})

it('runs have no scores where the picture of the shown result is too small to be judged', () => {
  const picture = { ...storedRecord().picture, width: 40, height: 40 }
  const [run] = historyFacts([historyEntry()], storedRecord({ picture }))
  expect(run?.entry).toMatchObject({
    scores: { clarity: null, excitingness: null },
    primary: historyEntry().primary
  })
})

it('a run of another engine, or of one that was not kept, does not go on from the run before', () => {
  const provider = { kind: 'on-device', name: 'This device', host: null } as const
  const engines = [undefined, undefined, '1.0.0', '2.0.0', '2.0.0']
  const history = engines.map((engine, run) =>
    historyEntry({ runId: String(run), provider: { ...provider, engine } })
  )
  const facts = historyFacts(history, storedRecord())
  expect(facts.map(({ continues }) => continues)).toEqual([false, true, false, false, true])
})
