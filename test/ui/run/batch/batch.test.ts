import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  announceBatch as announce,
  type Batch,
  type BatchEvent,
  batchProgress,
  countStates,
  hasEnded,
  MOST_IN_FLIGHT,
  nextItem,
  NO_BATCH,
  outcomeWords,
  reduceBatch
} from '../../../../src/ui/run/batch'
import { FRAME_PHASES } from '../../../../src/ui/provider/provider'
import { newRun, reduceRun, type Run, type RunEvent } from '../../../../src/ui/run/run'
import { words } from '../../../../src/ui/run/words'

const names: Record<string, string> = words().phases
const announceBatch = (batch: Batch): string => announce(batch, (phase) => names[phase] ?? '')

const IDS = ['1:1', '1:2', '1:3', '1:4', '1:5']
const targets = IDS.map((id) => ({ source: id, title: `Frame ${id}` }))
const provider = { kind: 'service', name: 'Service', host: 'api.example.com' } as const
const error = { code: 'network_failed', message: 'No answer.', advice: '', sent: 'maybe' } as const

const started: BatchEvent = { type: 'started', targets, alone: false, at: 1 }

const failed = (common: boolean): RunEvent => ({
  type: 'failed',
  error,
  final: false,
  common,
  at: 9
})

function runAfter(nodeId: string, run: number, events: RunEvent[]): Run {
  const id = `${nodeId} ${run}`
  const first = newRun({ id, title: nodeId, source: nodeId, provider, startedAt: 1 }, FRAME_PHASES)
  return events.reduce((before, next) => reduceRun(before, next), first)
}

const way: RunEvent[] = [
  { type: 'entered', phase: 'uploading' },
  { type: 'asked' },
  { type: 'accepted', serviceId: 's' },
  { type: 'entered', phase: 'waiting' },
  { type: 'entered', phase: 'downloading' },
  { type: 'progressed', done: 1, of: 5 },
  { type: 'entered', phase: 'placing' },
  { type: 'done', at: 9 }
]

/** Any run of any frame: on its way, or ended in any phase. */
const anyRun = fc
  .tuple(
    fc.constantFrom(...IDS),
    fc.nat(2),
    fc.nat(way.length),
    fc.constantFrom<RunEvent | null>(null, failed(false), failed(true), {
      type: 'cancelled',
      at: 9
    })
  )
  .map(([id, run, steps, end]) =>
    runAfter(id, run, [...way.slice(0, steps), ...(end ? [end] : [])])
  )

const event: fc.Arbitrary<BatchEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: anyRun.map((run): BatchEvent => ({ type: 'stepped', run }))
  },
  fc.constantFrom(null, ...IDS).map((source): BatchEvent => ({ type: 'dropped', source, at: 9 })),
  fc.constantFrom(...IDS).map((source): BatchEvent => ({ type: 'setAside', source, at: 9 })),
  fc.subarray(IDS).map((sources): BatchEvent => ({ type: 'retried', sources, at: 9 })),
  fc.constantFrom<BatchEvent>({ type: 'wentOn' }, { type: 'dismissed' }, started)
)

function history(events: readonly BatchEvent[]): Batch[] {
  const states: Batch[] = [reduceBatch(NO_BATCH, started)]
  for (const next of events) states.push(reduceBatch(states.at(-1)!, next))
  return states
}

const anyHistory = fc.array(event, { maxLength: 60 })

/** One frame alone, and its run after some of its way. */
function alone(...events: RunEvent[]): Batch {
  const batch = history([])[0]!
  const one = reduceBatch(NO_BATCH, {
    type: 'started',
    targets: targets.slice(0, 1),
    alone: true,
    at: 1
  })
  expect(one.items).toEqual(batch.items.slice(0, 1))
  const first = runAfter('1:1', 1, [])
  return [first, runAfter('1:1', 1, events)].reduce(
    (before, run) => reduceBatch(before, { type: 'stepped', run }),
    one
  )
}

describe('one frame', () => {
  it('is a run of one that says every phase', () => {
    expect(announceBatch(alone())).toBe('1:1: Exporting the frame.')
    expect(announceBatch(alone(...way.slice(0, 4)))).toBe('1:1: Analysing.')
    expect(announceBatch(alone(...way))).toBe('1:1 is analysed.')
    expect(announceBatch(alone({ type: 'cancelled', at: 9 }))).toBe('Cancelled.')
    // Its card is read out.
    expect(announceBatch(alone(failed(false)))).toBe('')
    expect(alone(...way).endedAt).toBe(9)
  })

  it('is asked about where many keep what was analysed within the hour, and never pauses', () => {
    const repeated = { ...error, code: 'already_analysed' }
    const batch = alone({ type: 'failed', error: repeated, final: false, common: false, at: 9 })
    expect(batch.items[0]).toMatchObject({ state: 'failed', error: repeated })
    expect(alone(failed(true)).paused).toBeNull()
  })
})

describe('a run over many frames', () => {
  it('has each frame once, in the order it was given, and counts that add up', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        for (const batch of history(events)) {
          const ids = batch.items.map(({ target }) => target.source)
          expect(new Set(ids).size).toBe(ids.length)
          const counts = Object.values(countStates(batch)).reduce((sum, count) => sum + count, 0)
          expect(counts).toBe(batch.items.length)
        }
      })
    )
    const [once] = history([]).slice(-1)
    const twice = reduceBatch(NO_BATCH, {
      ...started,
      targets: [...targets, ...targets]
    })
    expect(twice).toEqual(once)
  })

  it('ends a frame once: only a retry or a new run changes what has ended', () => {
    fc.assert(
      fc.property(anyHistory, (events) => {
        const states = history(events)
        states.slice(1).forEach((batch, at) => {
          const { type } = events[at]!
          if (['retried', 'started', 'dismissed', 'setAside'].includes(type)) return
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
    expect(batchProgress(NO_BATCH)).toBe(0)
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
        batch = reduceBatch(batch, { type: 'dropped', source: null, at: 9 })
        for (const { state, run } of batch.items) {
          if (run?.state !== 'running' || state !== 'running') continue
          const cancelled = reduceRun(run, { type: 'cancelled', at: 9 })
          batch = reduceBatch(batch, { type: 'stepped', run: cancelled })
        }
        expect(batch.endedAt).not.toBeNull()
      })
    )
  })

  it('pauses the rest for a failure that would hit every frame, and for no other', () => {
    const run = (common: boolean): Batch => {
      const first = runAfter('1:1', 1, [way[0]!])
      const ended = reduceRun(first, failed(common))
      return [first, ended].reduce(
        (batch, run) => reduceBatch(batch, { type: 'stepped', run }),
        reduceBatch(NO_BATCH, started)
      )
    }
    expect(run(false).paused).toBeNull()
    expect(run(true).paused).toEqual(error)
    expect(nextItem(run(true))).toBeNull()
    expect(nextItem(reduceBatch(run(true), { type: 'wentOn' }))?.target.source).toBe('1:2')
  })

  it('times what is retried on its own after the end, and with the rest before it', () => {
    const oneFailed = [runAfter('1:1', 1, []), runAfter('1:1', 1, [failed(false)])].map(
      (run): BatchEvent => ({ type: 'stepped', run })
    )
    const dropped: BatchEvent = { type: 'dropped', source: null, at: 9 }
    const retried: BatchEvent = { type: 'retried', sources: ['1:1'], at: 20 }
    expect(history([...oneFailed, retried]).at(-1)).toMatchObject({ startedAt: 1, endedAt: null })
    expect(history([...oneFailed, dropped, retried]).at(-1)).toMatchObject({
      startedAt: 20,
      endedAt: null
    })
  })

  it('says the beginning, every quarter and the end, and nothing between', () => {
    const sayings = new Set<string>()
    let batch = history([])[0]!
    for (const id of IDS) {
      const steps = way.map((_, index) => runAfter(id, 1, way.slice(0, index)))
      for (const run of [...steps, runAfter(id, 1, way)]) {
        sayings.add(announceBatch(batch))
        batch = reduceBatch(batch, { type: 'stepped', run })
      }
    }
    sayings.add(announceBatch(batch))
    expect([...sayings]).toEqual([
      'Analysing 5 frames.',
      '2 of 5 frames finished.',
      '3 of 5 frames finished.',
      '4 of 5 frames finished.',
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
