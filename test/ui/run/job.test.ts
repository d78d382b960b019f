import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Job, jobProgress, type JobStep, reduceJob } from '../../../src/ui/run/job'
import { journalEntry } from '../../main/support/samples'
import { runningJob } from '../support/new-job'

const PHASES = ['sending', 'waiting', 'placing'] as const

const ERROR = { code: 'x', message: 'm', advice: '', sent: 'maybe' } as const
const FAILED: JobStep = {
  type: 'ended',
  state: 'failed',
  error: ERROR,
  final: false,
  common: false,
  at: 9
}
const first = runningJob('page', PHASES)
const accepted: JobStep = { type: 'journalled', entry: journalEntry({ serviceId: 'id' }) }

const step: fc.Arbitrary<JobStep> = fc.oneof(
  fc.constantFrom(...PHASES).map((phase): JobStep => ({ type: 'entered', phase })),
  fc.nat(9).map((of): JobStep => ({ type: 'went', change: { progress: { done: 1, of } } })),
  fc.constantFrom<JobStep>(
    { type: 'went', change: { asked: true } },
    { type: 'begun', at: 3 },
    { type: 'ended', state: 'done', at: 9 },
    { type: 'went', change: { heldUntil: 5 } },
    FAILED,
    { type: 'ended', state: 'cancelled', at: 9 }
  )
)

function after(steps: JobStep[]): Job[] {
  const states = [first]
  for (const next of steps) states.push(reduceJob(states.at(-1)!, next))
  return states
}

describe('a job', () => {
  it('goes through its phases forward only', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const places = after(steps).map(({ phase }) => PHASES.indexOf(phase as never))
        expect(places).toEqual([...places].sort((one, other) => one - other))
      })
    )
  })

  it('forgets its progress with the phase', () => {
    const [, , last] = after([
      { type: 'went', change: { progress: { done: 1, of: 2 } } },
      { type: 'entered', phase: 'waiting' }
    ])
    expect(last).toMatchObject({ phase: 'waiting', progress: null })
  })

  it('waits for a busy service only until it is accepted', () => {
    const [, held, taken] = after([{ type: 'went', change: { heldUntil: 5 } }, accepted])
    expect([held?.heldUntil, taken?.heldUntil]).toEqual([5, null])
  })

  it('never shows less progress than before while what is counted grows', () => {
    const shown = after([
      { type: 'went', change: { progress: { done: 1, of: 2 } } },
      { type: 'went', change: { progress: { done: 2, of: 2 } } },
      { type: 'entered', phase: 'waiting' },
      { type: 'went', change: { progress: { done: 0, of: 0 } } },
      { type: 'entered', phase: 'placing' },
      { type: 'ended', state: 'done', at: 9 }
    ]).map((run) => jobProgress(run))
    expect(shown).toEqual([0, 1 / 6, 1 / 3, 1 / 3, 1 / 3, 2 / 3, 1])
  })

  it('that was cancelled still learns that it was accepted', () => {
    const last = after([
      { type: 'went', change: { asked: true } },
      { type: 'ended', state: 'cancelled', at: 9 },
      accepted
    ]).at(-1)
    expect(last).toMatchObject({ state: 'cancelled', entry: { serviceId: 'id' } })
  })
})
