import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Batch, type BatchEvent, hasEnded, NO_BATCH } from '../../../../src/ui/run/batch/batch'
import {
  announceBatch,
  batchProgress,
  countStates,
  outcomeWords
} from '../../../../src/ui/run/batch/batch-progress'
import { MOST_IN_FLIGHT, nextItem } from '../../../../src/ui/run/batch/next-item'
import { reduceBatch } from '../../../../src/ui/run/batch/reduce-batch'
import {
  FRAME_PHASES,
  type FramePhase,
  type FrameRun,
  type PlacedFrame
} from '../../../../src/ui/run/frame'
import { newRun, reduceRun, type RunEvent } from '../../../../src/ui/run/run'

const IDS = ['1:1', '1:2', '1:3', '1:4', '1:5']
const targets = IDS.map((id) => ({ id, name: `Frame ${id}`, medium: 'generic' as const }))
const provider = { kind: 'service', name: 'Service', host: 'api.example.com' } as const
const error = { code: 'network_failed', message: 'No answer.', advice: '', sent: 'maybe' } as const

const started: BatchEvent = { type: 'started', targets, at: 1 }
type Event = RunEvent<FramePhase, PlacedFrame>

const PHASES = Object.keys(FRAME_PHASES) as FramePhase[]

const failed = (common: boolean): Event => ({ type: 'failed', error, final: false, common, at: 9 })

function runAfter(nodeId: string, run: number, events: Event[]): FrameRun {
  const id = `${nodeId} ${run}`
  const first: FrameRun = newRun(
    { id, title: nodeId, source: nodeId, provider, startedAt: 1 },
    'exporting'
  )
  return events.reduce((before, next) => reduceRun(PHASES, before, next), first)
}

const way: Event[] = [
  { type: 'entered', phase: 'uploading' },
  { type: 'asked' },
  { type: 'accepted', serviceId: 's' },
  { type: 'entered', phase: 'waiting' },
  { type: 'entered', phase: 'downloading' },
  { type: 'progressed', done: 1, of: 5 },
  { type: 'entered', phase: 'placing' },
  { type: 'done', result: { nodeId: '1:1', failed: [] }, at: 9 }
]

/** Any run of any frame: on its way, or ended in any phase. */
const anyRun = fc
  .tuple(
    fc.constantFrom(...IDS),
    fc.nat(2),
    fc.nat(way.length),
    fc.constantFrom<Event | null>(null, failed(false), failed(true), { type: 'cancelled', at: 9 })
  )
  .map(([id, run, steps, end]) =>
    runAfter(id, run, [...way.slice(0, steps), ...(end ? [end] : [])])
  )

const event: fc.Arbitrary<BatchEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: anyRun.map((run): BatchEvent => ({ type: 'stepped', nodeId: run.source, run }))
  },
  fc.constantFrom(null, ...IDS).map((nodeId): BatchEvent => ({ type: 'dropped', nodeId, at: 9 })),
  fc.subarray(IDS).map((nodeIds): BatchEvent => ({ type: 'retried', nodeIds, at: 9 })),
  fc.constantFrom<BatchEvent>({ type: 'wentOn' }, { type: 'dismissed' }, started)
)

function history(events: readonly BatchEvent[]): Batch[] {
  const states = [reduceBatch(NO_BATCH, started)]
  for (const next of events) states.push(reduceBatch(states.at(-1)!, next))
  return states
}

const anyHistory = fc.array(event, { maxLength: 60 })

describe('a run over many frames', () => {
  it('has each frame once, in the order it was given, and counts that add up', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        for (const batch of history(events)) {
          const ids = batch.items.map(({ target }) => target.id)
          expect(new Set(ids).size).toBe(ids.length)
          const counts = Object.values(countStates(batch)).reduce((sum, count) => sum + count, 0)
          expect(counts).toBe(batch.items.length)
        }
      })
    )
    const [once] = history([]).slice(-1)
    const twice = reduceBatch(NO_BATCH, { ...started, targets: [...targets, ...targets] })
    expect(twice).toEqual(once)
  })

  it('ends a frame once: only a retry or a new run changes what has ended', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        const states = history(events)
        states.slice(1).forEach((batch, at) => {
          const { type } = events[at]!
          if (type === 'retried' || type === 'started' || type === 'dismissed') return
          states[at]!.items.forEach((item, index) => {
            if (hasEnded(item)) expect(batch.items[index]).toBe(item)
          })
        })
      })
    )
  })

  it('has ended exactly when every frame has, and waits for nobody then', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        for (const batch of history(events)) {
          expect(batch.endedAt !== null).toBe(batch.items.every(hasEnded))
          if (batch.endedAt !== null) expect(batch.paused).toBeNull()
        }
      })
    )
  })

  it('begins only what waits, one export at a time and few at once, and nothing in a pause', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        for (const batch of history(events)) {
          const next = nextItem(batch)
          const running = batch.items.filter(({ state }) => state === 'running')
          if (next === null) continue
          expect(next.state).toBe('queued')
          expect(batch.paused).toBeNull()
          expect(running.length).toBeLessThan(MOST_IN_FLIGHT)
          expect(running.every(({ run }) => run?.phase !== 'exporting')).toBe(true)
        }
      })
    )
  })

  it('shows progress between 0 and 1, and 1 only at the end', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        for (const batch of history(events)) {
          const progress = batchProgress(batch)
          expect(progress).toBeGreaterThanOrEqual(0)
          expect(progress).toBeLessThanOrEqual(1)
          if (batch.items.length > 0) expect(progress === 1).toBe(batch.endedAt !== null)
        }
      })
    )
  })

  it('comes to an end from anywhere when all is dropped and what runs is cancelled', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        let batch = history(events).at(-1)!
        batch = reduceBatch(batch, { type: 'dropped', nodeId: null, at: 9 })
        for (const { target, state, run } of batch.items) {
          if (run?.state !== 'running' || state !== 'running') continue
          const cancelled = reduceRun(PHASES, run, { type: 'cancelled', at: 9 })
          batch = reduceBatch(batch, { type: 'stepped', nodeId: target.id, run: cancelled })
        }
        expect(batch.endedAt).not.toBeNull()
      })
    )
  })

  it('pauses the rest for a failure that would hit every frame, and for no other', () => {
    const run = (common: boolean): Batch => {
      const first = runAfter('1:1', 1, [way[0]!])
      const ended = reduceRun(PHASES, first, failed(common))
      return [first, ended].reduce(
        (batch, run) => reduceBatch(batch, { type: 'stepped', nodeId: '1:1', run }),
        reduceBatch(NO_BATCH, started)
      )
    }
    expect(run(false).paused).toBeNull()
    expect(run(true).paused).toEqual(error)
    expect(nextItem(run(true))).toBeNull()
    expect(nextItem(reduceBatch(run(true), { type: 'wentOn' }))?.target.id).toBe('1:2')
  })

  it('says the beginning, every quarter and the end, and nothing between', () => {
    const sayings = new Set<string>()
    let batch = reduceBatch(NO_BATCH, started)
    for (const { id } of targets) {
      const steps = way.map((_, index) => runAfter(id, 1, way.slice(0, index)))
      for (const run of [...steps, runAfter(id, 1, way)]) {
        sayings.add(announceBatch(batch))
        batch = reduceBatch(batch, { type: 'stepped', nodeId: id, run })
      }
    }
    sayings.add(announceBatch(batch))
    expect([...sayings]).toEqual([
      'Analysing 5 frames.',
      '2 of 5 frames have ended.',
      '3 of 5 frames have ended.',
      '4 of 5 frames have ended.',
      '5 frames analysed.'
    ])
  })

  it('tells how frames ended in few words', () => {
    const items = (...states: Batch['items'][number]['state'][]): Pick<Batch, 'items'> => ({
      items: states.map((state) => ({ target: targets[0]!, state, run: null, error: null }))
    })
    expect(outcomeWords(items('done'))).toBe('1 frame analysed')
    expect(outcomeWords(items('done', 'done', 'kept', 'failed'))).toBe(
      '2 frames analysed, 1 kept, 1 failed'
    )
    expect(outcomeWords(items('cancelled', 'cancelled'))).toBe('2 frames cancelled')
  })
})
