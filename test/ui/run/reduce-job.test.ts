import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAP_NAMES } from '../../../src/file'
import { isRunning, type Job, type JobEvent, newJob, PHASES } from '../../../src/ui/run/job'
import { jobProgress, reduceJob } from '../../../src/ui/run/reduce-job'

const picture = { width: 1440, height: 1024, scale: 1, bytes: 10, hash: 'h' }
const start = newJob({
  id: 'job',
  node: { id: '1:2', name: 'Landing' },
  provider: { kind: 'on-device', name: 'On this device', host: null },
  startedAt: 0
})
const error = { code: 'x', message: 'x', advice: '', sent: 'no' } as const

const map = fc.constantFrom(...MAP_NAMES)
const event: fc.Arbitrary<JobEvent> = fc.oneof(
  fc.constant<JobEvent>({ type: 'exported', picture }),
  fc.constant<JobEvent>({ type: 'accepted', screenshotId: 's' }),
  fc.uniqueArray(map).map((maps): JobEvent => ({ type: 'succeeded', analysisId: 'a', maps })),
  map.map((name): JobEvent => ({ type: 'mapKept', map: name })),
  map.map((name): JobEvent => ({ type: 'mapMissing', map: name })),
  fc.constant<JobEvent>({ type: 'downloaded' }),
  fc.constant<JobEvent>({ type: 'placed', at: 5 }),
  fc.constant<JobEvent>({ type: 'held', until: 5 }),
  fc.constant<JobEvent>({ type: 'failed', error, final: false, common: false, at: 5 }),
  fc.constant<JobEvent>({ type: 'cancelled', at: 5 })
)
const events = fc.array(event, { maxLength: 40 })

function run(list: JobEvent[]): Job[] {
  const jobs = [start]
  for (const next of list) jobs.push(reduceJob(jobs.at(-1) ?? start, next))
  return jobs
}

describe('a job', () => {
  it('goes through all phases to done', () => {
    const states = run([
      { type: 'exported', picture },
      { type: 'accepted', screenshotId: 's' },
      { type: 'succeeded', analysisId: 'a', maps: ['attention'] },
      { type: 'mapKept', map: 'attention' },
      { type: 'downloaded' },
      { type: 'placed', at: 9 }
    ]).map(({ state }) => state)
    expect([...new Set(states)]).toEqual([...PHASES, 'done'])
  })

  it('stays as it ended, whatever comes afterwards', () => {
    fc.assert(
      fc.property(events, (list) => {
        const jobs = run(list)
        const ended = jobs.findIndex((job) => !isRunning(job))
        for (const later of ended < 0 ? [] : jobs.slice(ended)) expect(later).toBe(jobs[ended])
      })
    )
  })

  it('only goes forward, one phase at a time', () => {
    fc.assert(
      fc.property(events, (list) => {
        const steps = run(list).map(({ phase }) => PHASES.indexOf(phase))
        steps.slice(1).forEach((step, index) => {
          expect([0, 1]).toContain(step - (steps[index] ?? 0))
        })
      })
    )
  })

  it('can be cancelled and can fail from every running state', () => {
    fc.assert(
      fc.property(events, (list) => {
        const last = run(list).at(-1) ?? start
        if (!isRunning(last)) return
        expect(reduceJob(last, { type: 'cancelled', at: 9 }).state).toBe('cancelled')
        const failed = { type: 'failed', error, final: true, common: false, at: 9 } as const
        expect(reduceJob(last, failed).state).toBe('failed')
      })
    )
  })

  it('knows what a phase needs before it is in it', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const { phase, picture: exported, screenshotId, analysisId } of run(list)) {
          const step = PHASES.indexOf(phase)
          expect(exported !== null).toBe(step >= 1)
          expect(screenshotId !== null).toBe(step >= 2)
          expect(analysisId !== null).toBe(step >= 3)
        }
      })
    )
  })

  it('never shows less progress than before', () => {
    fc.assert(
      fc.property(events, (list) => {
        const shown = run(list).map(jobProgress)
        shown.slice(1).forEach((value, index) => {
          expect(value).toBeGreaterThanOrEqual(shown[index] ?? 0)
          expect(value).toBeLessThanOrEqual(1)
        })
      })
    )
  })
})
