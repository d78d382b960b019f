import { describe, expect, it } from 'vitest'
import { type Job, newJob, type Phase } from '../../../src/ui/run/job'
import { retryWay } from '../../../src/ui/run/retry-way'

const PHASE_IDS: Partial<Record<Phase, string>> = { waiting: 's', downloading: 's', placing: 's' }

function ended(phase: Phase, change: Partial<Job>): Job {
  const start = newJob({
    id: 'job',
    node: { id: '1', name: 'Landing' },
    provider: { kind: 'service', name: 'Analysis service', host: 'api.example.com' },
    startedAt: 0
  })
  return { ...start, phase, state: 'failed', screenshotId: PHASE_IDS[phase] ?? null, ...change }
}

function failure(sent: 'no' | 'yes' | 'maybe', code = 'x'): Partial<Job> {
  return { error: { code, message: '', advice: '', sent } }
}

describe('the way on after a run that ended', () => {
  it('is none while it runs and when it is done', () => {
    expect(retryWay(ended('waiting', { state: 'waiting' }), true, true)).toBeNull()
    expect(retryWay(ended('placing', { state: 'done' }), true, true)).toBeNull()
  })

  it('asks before a create call is repeated that may have been accepted', () => {
    expect(retryWay(ended('uploading', failure('maybe')), true, true)).toBe('ask')
  })

  it('runs again when the service answered that it did not accept', () => {
    expect(retryWay(ended('uploading', failure('yes')), true, true)).toBe('again')
    expect(retryWay(ended('uploading', failure('no')), true, true)).toBe('again')
  })

  it('runs again without asking where nothing is charged', () => {
    expect(retryWay(ended('uploading', failure('maybe')), false, false)).toBe('again')
  })

  it('fetches again what the service has accepted, and never pays for it twice', () => {
    for (const phase of ['waiting', 'downloading', 'placing'] as const) {
      expect(retryWay(ended(phase, failure('yes')), true, true)).toBe('resume')
    }
  })

  it('starts over when the service has no result and never will', () => {
    expect(retryWay(ended('waiting', { ...failure('yes'), final: true }), true, true)).toBe('again')
  })

  it('offers the kept result before a repeated one', () => {
    const job = ended('exporting', failure('no', 'already_analysed'))
    expect(retryWay(job, true, true)).toBe('repeated')
  })
})
