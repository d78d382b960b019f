import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_PHASES } from '../../../src/ui/provider/provider'
import { hasEnded, isLeftOut, type Job, type JobStep, leftOf } from '../../../src/ui/run/job'
import {
  announce as announceTable,
  countStates,
  groupOf,
  groupProgress,
  isWaiting,
  type JobTable,
  MOST_IN_FLIGHT,
  nextJob,
  NO_JOBS,
  outcomeWords,
  reduceJobs,
  type TableEvent
} from '../../../src/ui/run/job-table'
import { words } from '../../../src/ui/run/words'
import { journalEntry } from '../../main/support/samples'
import { queuedJob } from '../support/new-job'

const names: Record<string, string> = words().phases
const announce = (table: JobTable): string => announceTable(table, (phase) => names[phase] ?? '')

const IDS = ['1:1', '1:2', '1:3', '1:4', '1:5']
const jobs = IDS.map((id) => queuedJob(id, FRAME_PHASES))
const error = { code: 'network_failed', message: 'No answer.', advice: '', sent: 'maybe' } as const
const entryOf = (source: string, serviceId: string | null = 's') =>
  journalEntry({ runId: source, source, serviceId })

const started: TableEvent = { type: 'started', jobs, alone: false, at: 1 }
const begun: JobStep = { type: 'begun', at: 1 }

const failed = (common: boolean): JobStep => ({
  type: 'ended',
  state: 'failed',
  error,
  final: false,
  common,
  at: 9
})

const way = (id: string): JobStep[] => [
  begun,
  { type: 'entered', phase: 'uploading' },
  { type: 'journalled', entry: entryOf(id, null) },
  { type: 'went', change: { asked: true } },
  { type: 'journalled', entry: entryOf(id) },
  { type: 'entered', phase: 'waiting' },
  { type: 'entered', phase: 'downloading' },
  { type: 'went', change: { progress: { done: 1, of: 5 } } },
  { type: 'entered', phase: 'placing' },
  { type: 'ended', state: 'done', at: 9 }
]

const anyStep = fc.tuple(fc.constantFrom(...IDS), fc.nat(12)).map(([id, at]): TableEvent => {
  const ends: JobStep[] = [
    failed(false),
    failed(true),
    { type: 'ended', state: 'cancelled', at: 9 }
  ]
  return { ...[...way(id), ...ends][at]!, id }
})

/** Any event for jobs of a panel, in any order. */
const event: fc.Arbitrary<TableEvent> = fc.oneof(
  { weight: 12, arbitrary: anyStep },
  fc.constantFrom(null, ...IDS).map((source): TableEvent => ({ type: 'dropped', source, at: 9 })),
  fc
    .constantFrom(...IDS)
    .map((id): TableEvent => ({ type: 'found', entries: [entryOf(id)], at: 9 })),
  fc.constantFrom(...IDS).map((runId): TableEvent => ({ type: 'forgotten', runId })),
  fc.subarray(jobs).map((again): TableEvent => ({ type: 'retried', jobs: again, at: 9 })),
  fc.constantFrom<TableEvent>({ type: 'dismissed' }, started)
)

function history(events: readonly TableEvent[]): JobTable[] {
  const states: JobTable[] = [reduceJobs(NO_JOBS, started)]
  for (const next of events) states.push(reduceJobs(states.at(-1)!, next))
  return states
}

const anyHistory = fc.array(event, { maxLength: 80 })

/** Holds for every table of any history. */
function always(holds: (table: JobTable, group: Job[]) => void): void {
  fc.assert(
    fc.property(anyHistory, (events) => {
      for (const table of history(events)) holds(table, groupOf(table))
    })
  )
}

const steps = (id: string, ...all: JobStep[]): TableEvent[] => all.map((step) => ({ ...step, id }))

/** One frame alone, after some of its way. */
function alone(...all: JobStep[]): JobTable {
  const one: TableEvent = { type: 'started', jobs: jobs.slice(0, 1), alone: true, at: 1 }
  return steps('1:1', begun, ...all).reduce(reduceJobs, reduceJobs(NO_JOBS, one))
}

describe('one frame', () => {
  it('is a group of one that says every phase', () => {
    expect(announce(alone())).toBe('1:1: Exporting the frame.')
    expect(announce(alone(...way('1:1').slice(0, 6)))).toBe('1:1: Analysing.')
    expect(announce(alone(...way('1:1')))).toBe('1:1 is analysed.')
    expect(announce(alone({ type: 'ended', state: 'cancelled', at: 9 }))).toBe('Cancelled.')
    // Its card is read out.
    expect(announce(alone(failed(false)))).toBe('')
    expect(alone(...way('1:1')).endedAt).toBe(9)
  })

  it('is asked about where many keep what was analysed within the hour', () => {
    const repeated = { ...error, code: 'already_analysed' }
    const ended: JobStep = { ...failed(false), error: repeated } as JobStep
    expect(alone(ended).jobs[0]).toMatchObject({ state: 'failed', error: repeated })
    const [kept] = history(steps('1:1', begun, ended)).at(-1)!.jobs
    expect(kept).toMatchObject({ state: 'kept', error: null })
  })
})

describe('a group of many frames', () => {
  it('has each frame once, in the order it was given, and counts that add up', () => {
    always((_, group) => {
      const ids = group.map(({ source }) => source)
      expect(new Set(ids).size).toBe(ids.length)
      const counts = Object.values(countStates(group)).reduce((sum, count) => sum + count, 0)
      expect(counts).toBe(group.length)
    })
    const twice = reduceJobs(NO_JOBS, { ...started, jobs: [...jobs, ...jobs] })
    expect(twice).toEqual(history([])[0])
  })

  it('ends a frame once: only a retry or a new group changes what has ended', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        const states = history(events)
        states.slice(1).forEach((table, at) => {
          if (['retried', 'started', 'dismissed', 'found'].includes(events[at]!.type)) return
          groupOf(states[at]!).forEach((job, index) => {
            if (!hasEnded(job)) return
            // What was begun may still be journalled, and taken out of the journal.
            expect({ ...groupOf(table)[index], entry: null }).toEqual({ ...job, entry: null })
          })
        })
      })
    )
  })

  it('has ended exactly when every frame has', () => {
    always((table, group) => expect(table.endedAt !== null).toBe(group.every(hasEnded)))
  })

  it('begins only what is queued, one export at a time and few at once', () => {
    // The panel begins nothing but the next job.
    const inTurn = (table: JobTable, event: TableEvent): JobTable =>
      event.type === 'begun' && event.id !== nextJob(table)?.id ? table : reduceJobs(table, event)
    fc.assert(
      fc.property(anyHistory, (events) => {
        let table = history([])[0]!
        for (const event of events) {
          table = inTurn(table, event)
          const running = groupOf(table).filter(({ state }) => state === 'running')
          expect(running.length).toBeLessThanOrEqual(MOST_IN_FLIGHT)
          expect(running.filter(({ phase }) => phase === 'exporting').length).toBeLessThan(2)
          expect(nextJob(table)?.state ?? 'queued').toBe('queued')
        }
      })
    )
  })

  it('shows progress between 0 and 1, and 1 only at the end', () => {
    expect(groupProgress([])).toBe(0)
    always((table, group) => {
      const progress = groupProgress(group)
      expect(progress).toBeGreaterThanOrEqual(0)
      expect(progress).toBeLessThanOrEqual(1)
      if (group.length > 0) expect(progress === 1).toBe(table.endedAt !== null)
    })
  })

  it('comes to an end from anywhere when all is dropped and what runs is cancelled', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        let table = history(events).at(-1)!
        table = reduceJobs(table, { type: 'dropped', source: null, at: 9 })
        for (const { id } of groupOf(table)) {
          table = reduceJobs(table, { type: 'ended', state: 'cancelled', id, at: 9 })
        }
        expect(table.endedAt).not.toBeNull()
      })
    )
  })

  it('leaves the rest for a failure that would hit every frame, and for no other', () => {
    const after = (common: boolean): JobTable =>
      history(steps('1:1', begun, failed(common))).at(-1)!
    expect(nextJob(after(false))?.source).toBe('1:2')
    expect(groupOf(after(true)).map(({ state }) => state)).toEqual([
      'failed',
      ...jobs.slice(1).map(() => 'cancelled')
    ])
    expect(groupOf(after(true)).slice(1).every(isLeftOut)).toBe(true)
    expect(after(true).endedAt).not.toBeNull()
  })

  it('times what is retried on its own', () => {
    const retried: TableEvent = { type: 'retried', jobs: jobs.slice(0, 1), at: 20 }
    const all = [...steps('1:1', begun, failed(true)), retried]
    expect(history(all).at(-1)).toMatchObject({ startedAt: 20, endedAt: null })
  })

  it('says the beginning, every quarter and the end, and nothing between', () => {
    const tables = history(IDS.flatMap((id) => steps(id, ...way(id))))
    expect([...new Set(tables.map(announce))]).toEqual([
      'Analysing 5 frames.',
      '2 of 5 frames finished.',
      '3 of 5 frames finished.',
      '4 of 5 frames finished.',
      '5 frames analysed.'
    ])
  })

  it('tells how frames ended in few words', () => {
    const outcome = (...states: Job['state'][]): string =>
      outcomeWords(states.map((state) => ({ state })))
    expect(outcome('done')).toBe('1 frame analysed')
    expect(outcome('done', 'done', 'kept', 'failed')).toBe('2 frames analysed, 1 kept, 1 failed')
    expect(outcome('cancelled', 'cancelled')).toBe('2 frames cancelled')
  })
})

describe('jobs that wait', () => {
  const runIds = (table: JobTable): string[] =>
    table.jobs.filter(isWaiting).map(({ entry }) => entry.runId)

  it('are kept through every group, until they are forgotten', () => {
    const found: TableEvent = { type: 'found', entries: [entryOf('9:9')], at: 9 }
    fc.assert(
      fc.property(anyHistory, (events) => {
        const last = [found, ...events].reduce(reduceJobs, NO_JOBS)
        expect(runIds(last)).toContain('9:9')
        expect(runIds(reduceJobs(last, { type: 'forgotten', runId: '9:9' }))).not.toContain('9:9')
      })
    )
  })

  it('are all that may still have a result when another group takes the place of theirs', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        const last = history(events).at(-1)!
        if (last.endedAt === null) return
        const left = groupOf(last).flatMap((job) => leftOf(job)?.runId ?? [])
        const next = reduceJobs(last, { ...started, jobs: [queuedJob('7:7', FRAME_PHASES)] })
        expect(runIds(next)).toEqual([...runIds(last), ...left])
        expect(groupOf(next).map(({ source }) => source)).toEqual(['7:7'])
      })
    )
  })
})
