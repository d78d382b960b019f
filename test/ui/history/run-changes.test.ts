import { describe, expect, it } from 'vitest'
import { seenPercent } from '../../../src/engine/texts/people'
import type { HistoryEntry, MainActionOutcome } from '../../../src/file'
import { seenWithin } from '../../../src/order/seen'
import {
  type ListedRun,
  listedRuns,
  movedSince,
  runChanges
} from '../../../src/ui/history/run-changes'
import { historyEntry, layerShare } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

/** Runs of these entries, oldest first; the last is the one that is shown. */
function listed(...entries: Partial<HistoryEntry>[]): ListedRun[] {
  const last = entries.length - 1
  const history = entries.map((entry, at) =>
    historyEntry({ runId: at === last ? 'run' : `run-${at}`, ...entry })
  )
  return listedRuns(history, storedRecord())
}

const changes = (...entries: Partial<HistoryEntry>[]): string[] =>
  runChanges(listed(...entries).at(-1)!)

const action = (seen: number): MainActionOutcome => ({
  name: 'Buy',
  attention: 0.1,
  perception: null,
  seen,
  rank: 3
})

const scores = (clarity: number): HistoryEntry['scores'] => ({ clarity, excitingness: null })

describe('runs that came to the same', () => {
  it('are listed once, under the newest of them', () => {
    const runs = listed({ pictureHash: 'old' }, {}, { finishedAt: 2000 }, { finishedAt: 3000 })
    expect(runs.map(({ times, entry }) => [times, entry.runId])).toEqual([
      [1, 'run-0'],
      [3, 'run']
    ])
    expect(runs[1]?.before?.runId).toBe('run-0')
  })

  it('are those of one picture: exports may differ by bytes, the small pictures tell', () => {
    expect(listed({ pictureHash: 'a', thumbnail: 'x' }, { thumbnail: 'x' })).toHaveLength(1)
    expect(listed({ pictureHash: 'a', thumbnail: 'x' }, { thumbnail: 'y' })).toHaveLength(2)
    expect(listed({ pictureHash: 'a' }, {})).toHaveLength(2)
  })

  it('are not those with other numbers, another marked layer, or by another engine', () => {
    expect(listed({ scores: scores(60) }, {})).toHaveLength(2)
    expect(listed({ primary: action(0.1) }, {})).toHaveLength(2)
    const provider = { ...storedRecord().provider, host: 'other.example.com' }
    expect(listed({ provider }, {})).toHaveLength(2)
  })
})

describe('what changed since the run before', () => {
  it('is how many see the main action, the scores, and the layers that gained and lost most', () => {
    const layers = (...parts: number[]) =>
      parts.map((seen, at) => ({ id: `1:${at}`, name: `Layer ${at}`, attention: 0.1, seen }))
    expect(
      changes(
        {
          pictureHash: 'a',
          primary: action(0.12),
          scores: scores(60),
          layers: layers(0.3, 0.1, 0.05)
        },
        { primary: action(0.31), layers: layers(0.2, 0.25, 0.055) }
      )
    ).toEqual(['“Buy” 12% → 31%', 'Clarity +10', '“Layer 1” 10% → 25%', '“Layer 0” 30% → 20%'])
  })

  it('is nothing to speak of where numbers moved by less than noise', () => {
    expect(changes({ pictureHash: 'a', scores: scores(69) }, {})).toEqual(['No clear change'])
    expect(changes({ scores: scores(69) }, {})).toEqual(['Same design, run again'])
  })

  it('is said by scores alone where a run does not know how many see a layer', () => {
    const { seen: _, ...old } = action(0.1)
    expect(
      changes({ pictureHash: 'a', primary: old, scores: scores(60) }, { primary: action(0.5) })
    ).toEqual(['Clarity +10'])
  })

  it('is not told in numbers across engines, makers and mediums', () => {
    const { provider } = storedRecord()
    const engine = { ...provider, kind: 'on-device' as const, host: null, engine: '1.0.0' }
    expect(changes({ provider: engine }, { provider: { ...engine, engine: '2.0.0' } })).toEqual([
      'Another engine'
    ])
    expect(changes({ provider: engine }, {})).toEqual(['Analysed elsewhere'])
    expect(changes({ medium: 'generic' }, {})).toEqual(['Another medium'])
    expect(changes({ medium: 'generic' }, {}, {})).toEqual(['Another medium'])
    expect(changes({})).toEqual(['First run'])
  })
})

it('the present run is known, and has no scores where its picture is too small to be judged', () => {
  expect(listed({}, { pictureHash: 'other' }).map(({ present }) => present)).toEqual([false, true])
  const picture = { ...storedRecord().picture, width: 40, height: 40 }
  const [run] = listedRuns([historyEntry()], storedRecord({ picture }))
  expect(run?.entry).toMatchObject({
    scores: { clarity: null, excitingness: null },
    primary: historyEntry().primary
  })
})

const button = layerShare({ id: '1:5', name: 'Buy now', attention: 0.02, area: 0.01 })
const SEEN = seenWithin(button)!

function outcome(change: Partial<MainActionOutcome> = {}): MainActionOutcome {
  const standing = { attention: 0.09, perception: null, rank: 5 }
  return { name: 'Buy now', seen: SEEN / 2, ...standing, ...change }
}

function movedAfter(...earlier: Partial<HistoryEntry>[]): string | null {
  const present = historyEntry()
  const history = [
    ...earlier.map((entry, index) => historyEntry({ runId: `earlier-${index}`, ...entry })),
    present
  ]
  return movedSince(history, present.runId, button)
}

describe('how the main action moved', () => {
  it('is counted from the last run that can be compared', () => {
    const [half, now] = [SEEN / 2, SEEN].map(seenPercent)
    const up = movedAfter({ primary: outcome({ seen: 0.99 }) }, { primary: outcome() })
    expect(up).toMatch(/^Up from .* since .*\.$/)
    expect(up).toContain(`from ${half!} to ${now!} since`)
    expect(movedAfter({ primary: outcome({ seen: 0.99 }) })).toMatch(/^Down from 99% to /)
  })

  it('is no change within the noise of the estimate', () => {
    expect(movedAfter({ primary: outcome({ seen: SEEN + 0.004 }) })).toMatch(
      /^About the same as on /
    )
  })

  it('is not told from a run of which that is not known', () => {
    const { seen: _, ...old } = outcome()
    expect(movedAfter({ primary: old })).toBeNull()
  })

  it('is not told from another main action, another medium or an unknown number', () => {
    const primary = outcome()
    expect(
      movedAfter(
        { primary, medium: 'mobileWeb' },
        { primary: outcome({ name: 'Headline' }) },
        { primary: outcome({ seen: null }) },
        { primary: null }
      )
    ).toBeNull()
  })
})
