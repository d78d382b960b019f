import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newRun, reduceRun, type Run, type RunEvent, runProgress } from '../../../src/ui/run/run'

const PHASES = ['sending', 'waiting', 'placing'] as const

const ERROR = { code: 'x', message: 'm', advice: '', sent: 'maybe' } as const
const first = newRun(
  { id: '1', title: 'Page', source: 'page', provider: null, startedAt: 0 },
  PHASES
)

const event: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.constantFrom(...PHASES).map((phase): RunEvent => ({ type: 'entered', phase })),
  fc
    .tuple(fc.double({ noNaN: true }), fc.nat(9))
    .map(([done, of]): RunEvent => ({ type: 'progressed', done, of })),
  fc.constantFrom<RunEvent>(
    { type: 'asked' },
    { type: 'accepted', serviceId: 'id' },
    { type: 'done', at: 9 },
    { type: 'held', until: 5 },
    { type: 'failed', error: ERROR, final: false, common: false, at: 9 },
    { type: 'cancelled', at: 9 }
  )
)

function after(events: RunEvent[]): Run[] {
  const states = [first]
  for (const next of events) states.push(reduceRun(states.at(-1)!, next))
  return states
}

describe('a run', () => {
  it('goes through its phases forward only', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const places = after(events).map(({ phase }) => PHASES.indexOf(phase as never))
        expect(places).toEqual([...places].sort((one, other) => one - other))
      })
    )
  })

  it('stays as it ended', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const states = after(events)
        const end = states.find(({ state }) => state !== 'running')
        if (end !== undefined) expect(states.at(-1)).toBe(end)
      })
    )
  })

  it('is never more than all of its phase', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        for (const { progress } of after(events)) {
          if (progress !== null) {
            expect(progress.done >= 0 && progress.done <= progress.of).toBe(true)
          }
        }
      })
    )
  })

  it('forgets its progress with the phase', () => {
    const [, , last] = after([
      { type: 'progressed', done: 1, of: 2 },
      { type: 'entered', phase: 'waiting' }
    ])
    expect(last).toMatchObject({ phase: 'waiting', progress: null })
  })

  it('can be cancelled and can fail wherever it is', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const last = after(events).at(-1)!
        if (last.state !== 'running') return
        expect(reduceRun(last, { type: 'cancelled', at: 9 }).state).toBe('cancelled')
        const failed = { type: 'failed', error: ERROR, final: true, common: false, at: 9 } as const
        expect(reduceRun(last, failed).state).toBe('failed')
      })
    )
  })

  it('waits for a busy service only until it is accepted', () => {
    const [, held, accepted] = after([
      { type: 'held', until: 5 },
      { type: 'accepted', serviceId: 'id' }
    ])
    expect([held?.heldUntil, accepted?.heldUntil]).toEqual([5, null])
  })

  it('never shows less progress than before while what is counted grows', () => {
    const shown = after([
      { type: 'progressed', done: 1, of: 2 },
      { type: 'progressed', done: 2, of: 2 },
      { type: 'entered', phase: 'waiting' },
      { type: 'progressed', done: 0, of: 0 },
      { type: 'entered', phase: 'placing' },
      { type: 'done', at: 9 }
    ]).map((run) => runProgress(run))
    expect(shown).toEqual([0, 1 / 6, 1 / 3, 1 / 3, 1 / 3, 2 / 3, 1])
  })
})
