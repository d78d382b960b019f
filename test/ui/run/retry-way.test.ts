import { expect, it } from 'vitest'
import type { ErrorData } from '../../../src/errors'
import { type Job, type RetryWay, wayOf } from '../../../src/ui/run/job'
import { journalEntry } from '../../main/support/samples'
import { runningJob } from '../support/new-job'

const ACCEPTED = journalEntry({ serviceId: 'id' })

function ended(change: Partial<Job>, sent: ErrorData['sent'] = 'maybe', code = 'x'): Job {
  const error = { code, message: '', advice: '', sent }
  return runningJob('1:2', ['sending'], { state: 'failed', error, ...change })
}

const CANCELLED = { state: 'cancelled', asked: true, error: null } as const

it.each<[RetryWay | null, why: string, Job]>([
  [null, 'while it runs', ended({ state: 'running' })],
  [null, 'when it is done', ended({ state: 'done' })],
  ['ask', 'where the create call may have been accepted', ended({ asked: true })],
  ['again', 'where the service did not accept it', ended({ asked: true }, 'yes')],
  ['again', 'where it was not sent', ended({ asked: true }, 'no')],
  ['again', 'before the create call, whatever had been sent', ended({})],
  ['resume', 'where the service has accepted it', ended({ asked: true, entry: ACCEPTED })],
  ['again', 'where there is no result and never will be', ended({ entry: ACCEPTED, final: true })],
  ['resume', 'cancelled after it was accepted', ended({ ...CANCELLED, entry: ACCEPTED })],
  ['again', 'cancelled before that', ended(CANCELLED)],
  [null, 'where what was asked for is not known', ended({ request: null })],
  ['resume', 'accepted, and not known', ended({ request: null, entry: ACCEPTED })],
  ['repeated', 'where the frame has its result', ended({}, 'no', 'already_analysed')],
  ['history', 'behind a newer result', ended({ entry: ACCEPTED }, 'yes', 'newer_result')]
])('the way on after a run that ended is %s %s', (way, _, job) => expect(wayOf(job)).toBe(way))
