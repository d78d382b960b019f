import { describe, expect, it } from 'vitest'
import type { ErrorData } from '../../../src/errors'
import { type Job, retryWay } from '../../../src/ui/run/job'
import { runningJob } from '../support/new-job'

const SERVICE = { charges: true, outlivesPanel: true }
const DEVICE = { charges: false, outlivesPanel: false }

type Ended = Job & { serviceId: string | null }

function ended(change: Partial<Ended>, sent: ErrorData['sent'] = 'maybe', code = 'x'): Ended {
  const error = { code, message: '', advice: '', sent }
  const job = runningJob('1:2', ['sending'], { state: 'failed', error })
  return { ...job, serviceId: null, ...change }
}

describe('the way on after a run that ended', () => {
  it('is none while it runs and when it is done', () => {
    expect(retryWay(ended({ state: 'running' }), SERVICE)).toBeNull()
    expect(retryWay(ended({ state: 'done' }), SERVICE)).toBeNull()
  })

  it('asks before a create call is repeated that may have been accepted', () => {
    expect(retryWay(ended({ asked: true }), SERVICE)).toBe('ask')
  })

  it('runs again when the service answered that it did not accept', () => {
    expect(retryWay(ended({ asked: true }, 'yes'), SERVICE)).toBe('again')
    expect(retryWay(ended({ asked: true }, 'no'), SERVICE)).toBe('again')
  })

  it('runs again when it failed before the create call, whatever had been sent', () => {
    expect(retryWay(ended({}), SERVICE)).toBe('again')
  })

  it('runs again without asking where nothing is charged', () => {
    expect(retryWay(ended({ asked: true }), DEVICE)).toBe('again')
  })

  it('fetches again what the service has accepted, and never pays for it twice', () => {
    const accepted = { asked: true, serviceId: 'id' }
    expect(retryWay(ended(accepted), SERVICE)).toBe('resume')
    expect(retryWay(ended(accepted), DEVICE)).toBe('again')
  })

  it('starts over when the service has no result and never will', () => {
    expect(retryWay(ended({ serviceId: 'id', final: true }), SERVICE)).toBe('again')
  })

  it('fetches what was accepted before it was cancelled, and else starts anew', () => {
    const cancelled = { state: 'cancelled', asked: true, error: null } as const
    expect(retryWay(ended({ ...cancelled, serviceId: 'id' }), SERVICE)).toBe('resume')
    expect(retryWay(ended({ ...cancelled, serviceId: 'id' }), DEVICE)).toBe('again')
    expect(retryWay(ended(cancelled), SERVICE)).toBe('again')
  })

  it('offers the kept result before a repeated one', () => {
    expect(retryWay(ended({}, 'no', 'already_analysed'), SERVICE)).toBe('repeated')
  })

  it('asks before what the service has accepted enters the history of a newer result', () => {
    expect(retryWay(ended({ serviceId: 'id' }, 'yes', 'newer_result'), SERVICE)).toBe('history')
    expect(retryWay(ended({}, 'no', 'newer_result'), DEVICE)).toBe('again')
  })
})
