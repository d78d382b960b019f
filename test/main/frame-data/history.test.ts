import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../../src/file'
import { entryOf, mergeRun, serialiseRuns, withPicture } from '../../../src/main/frame-data/history'
import { resultRecord } from '../support/samples'

const run = (runId: string, focus: number | null = null): HistoryEntry => ({
  ...entryOf(resultRecord({ runId })),
  focus,
  thumbnail: 'a picture'
})

const runsOf = (ids: readonly string[]): HistoryEntry[] =>
  ids.reduce<HistoryEntry[]>((runs, id) => mergeRun(runs, run(id)), [])

test('a history holds each run once, in the order they came, and the newest 50', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(80).map(String), { maxLength: 120 }), (ids) => {
      const kept = runsOf(ids).map(({ runId }) => runId)
      expect(kept.length).toBeLessThanOrEqual(50)
      expect(new Set(kept).size).toBe(kept.length)
      if (new Set(ids).size <= 50) expect(kept).toEqual([...new Set(ids)])
      const newest = ids.at(-1)
      if (newest !== undefined) expect(kept).toContain(newest)
    })
  )
})

test('a run that is told again takes the place of its earlier entry', () => {
  const merged = mergeRun(runsOf(['a', 'b', 'c']), run('b', 60))
  expect(merged.map(({ runId, focus }) => [runId, focus])).toEqual([
    ['a', null],
    ['b', 60],
    ['c', null]
  ])
})

test('pictures are kept of the last two earlier runs, and none twice: the newest is in the record', () => {
  const record = resultRecord({ runId: 'e' })
  const kept = mergeRun(runsOf(['a', 'b', 'c', 'd']), entryOf(record))
  const having = (runs: readonly HistoryEntry[]): string[] =>
    runs.flatMap(({ runId, thumbnail }) => (thumbnail === undefined ? [] : [runId]))
  expect(having(kept)).toEqual(['c', 'd'])
  expect(having(withPicture(kept, record))).toEqual(['c', 'd', 'e'])
  expect(withPicture(kept, record).at(-1)?.thumbnail).toBe(record.picture.thumbnail.png)
})

test('when the runs are too long for the file, the oldest go without their pictures', () => {
  const runs = runsOf(['a', 'b'])
  const whole = serialiseRuns(runs, 100_000)
  const cut = JSON.parse(serialiseRuns(runs, whole.length - 1)) as { runs: HistoryEntry[] }
  expect(cut.runs.map(({ runId, thumbnail }) => [runId, thumbnail !== undefined])).toEqual([
    ['a', false],
    ['b', true]
  ])
})

test('when that is not enough, the oldest go', () => {
  const bare = (entry: HistoryEntry): HistoryEntry => {
    delete entry.thumbnail
    return entry
  }
  const runs = runsOf(['a', 'b', 'c']).map(bare)
  const whole = serialiseRuns(runs, 100_000)
  const cut = serialiseRuns(runs, whole.length - 1)
  expect(cut).not.toContain('"runId":"a"')
  expect(cut).toContain('"runId":"c"')
  expect(serialiseRuns(runs, 0)).toBe('')
})
