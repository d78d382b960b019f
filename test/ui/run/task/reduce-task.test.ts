import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newTask, reduceTask, type Task, type TaskEvent } from '../../../../src/ui/run/task/task'

const PHASES = ['sending', 'waiting', 'placing'] as const
type Phase = (typeof PHASES)[number]
type Event = TaskEvent<Phase, string>

const ERROR = { code: 'x', message: 'm', advice: '', sent: 'maybe' } as const
const first = newTask<Phase, string>('1', 'Page', 'sending', 0)

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom(...PHASES).map((phase): Event => ({ type: 'entered', phase })),
  fc.double({ noNaN: true }).map((progress): Event => ({ type: 'progressed', progress })),
  fc.constantFrom<Event>(
    { type: 'asked' },
    { type: 'accepted', serviceId: 'id' },
    { type: 'done', result: 'r', at: 9 },
    { type: 'failed', error: ERROR, final: false, at: 9 },
    { type: 'cancelled', at: 9 }
  )
)

function after(events: Event[]): Task<Phase, string>[] {
  const states = [first]
  for (const next of events) states.push(reduceTask(PHASES, states.at(-1)!, next))
  return states
}

describe('a task', () => {
  it('goes through its phases forward only', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const places = after(events).map(({ phase }) => PHASES.indexOf(phase))
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
          if (progress !== null) expect(progress >= 0 && progress <= 1).toBe(true)
        }
      })
    )
  })

  it('forgets its progress with the phase', () => {
    const [, , last] = after([
      { type: 'progressed', progress: 0.5 },
      { type: 'entered', phase: 'waiting' }
    ])
    expect(last).toMatchObject({ phase: 'waiting', progress: null })
  })
})
