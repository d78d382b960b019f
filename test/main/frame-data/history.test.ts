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

test('a history holds each run once, in the order they came, and the newest 10', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(80).map(String), { maxLength: 120 }), (ids) => {
      const kept = runsOf(ids).map(({ runId }) => runId)
      expect(kept.length).toBeLessThanOrEqual(10)
      expect(new Set(kept).size).toBe(kept.length)
      if (new Set(ids).size <= 10) expect(kept).toEqual([...new Set(ids)])
      const newest = ids.at(-1)
      if (newest !== undefined) expect(kept).toContain(newest)
    })
  )
})

test('a run that comes again takes the place of its earlier entry', () => {
  const merged = mergeRun(runsOf(['a', 'b', 'c']), run('b', 60))
  expect(merged.map(({ runId, focus }) => [runId, focus])).toEqual([
    ['a', null],
    ['b', 60],
    ['c', null]
  ])
})

test('a run that began before another comes before it, however full the history is', () => {
  const ids = Array.from({ length: 10 }, (_, at) => String(at))
  const merged = mergeRun(runsOf(ids), run('older'), '9')
  expect(merged.map(({ runId }) => runId)).toEqual([...ids.slice(1, 9), 'older', '9'])
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

test('when the runs are too long for the file, they are kept without pictures, then the newest of them', () => {
  const withPicture = runsOf(['a', 'b']).map((entry) => ({
    ...entry,
    thumbnail: 'x'.repeat(60_000)
  }))
  const bare = JSON.parse(serialiseRuns(withPicture)) as { runs: HistoryEntry[] }
  expect(bare.runs.map(({ runId, thumbnail }) => [runId, thumbnail])).toEqual([
    ['a', undefined],
    ['b', undefined]
  ])
  const long = withPicture.map((entry) => ({ ...entry, pictureHash: 'x'.repeat(60_000) }))
  const last = JSON.parse(serialiseRuns(long)) as { runs: HistoryEntry[] }
  expect(last.runs.map(({ runId }) => runId)).toEqual(['b'])
})
