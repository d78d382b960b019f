import { describe, expect, it } from 'vitest'
import type { ErrorData } from '../../../src/errors'
import { type Job, wayOf } from '../../../src/ui/run/job'
import { journalEntry } from '../../main/support/samples'
import { runningJob } from '../support/new-job'

const ACCEPTED = journalEntry({ serviceId: 'id' })

function ended(change: Partial<Job>, sent: ErrorData['sent'] = 'maybe', code = 'x'): Job {
  const error = { code, message: '', advice: '', sent }
  return runningJob('1:2', ['sending'], { state: 'failed', error, ...change })
}

describe('the way on after a run that ended', () => {
  it('is none while it runs and when it is done', () => {
    expect(wayOf(ended({ state: 'running' }))).toBeNull()
    expect(wayOf(ended({ state: 'done' }))).toBeNull()
  })

  it('asks before a create call is repeated that may have been accepted', () => {
    expect(wayOf(ended({ asked: true }))).toBe('ask')
  })

  it('runs again when the service answered that it did not accept', () => {
    expect(wayOf(ended({ asked: true }, 'yes'))).toBe('again')
    expect(wayOf(ended({ asked: true }, 'no'))).toBe('again')
  })

  it('runs again when it failed before the create call, whatever had been sent', () => {
    expect(wayOf(ended({}))).toBe('again')
  })

  it('fetches again what the service has accepted, and never pays for it twice', () => {
    const accepted = { asked: true, entry: ACCEPTED }
    expect(wayOf(ended(accepted))).toBe('resume')
  })

  it('starts over when the service has no result and never will', () => {
    expect(wayOf(ended({ entry: ACCEPTED, final: true }))).toBe('again')
  })

  it('fetches what was accepted before it was cancelled, and else starts anew', () => {
    const cancelled = { state: 'cancelled', asked: true, error: null } as const
    expect(wayOf(ended({ ...cancelled, entry: ACCEPTED }))).toBe('resume')
    expect(wayOf(ended(cancelled))).toBe('again')
  })

  it('is to fetch alone where what was asked for is not known', () => {
    expect(wayOf(ended({ request: null }))).toBeNull()
    expect(wayOf(ended({ request: null, entry: ACCEPTED }))).toBe('resume')
  })

  it('offers the kept result before a repeated one', () => {
    expect(wayOf(ended({}, 'no', 'already_analysed'))).toBe('repeated')
  })

  it('asks before what the service has accepted enters the history of a newer result', () => {
    expect(wayOf(ended({ entry: ACCEPTED }, 'yes', 'newer_result'))).toBe('history')
  })
})
