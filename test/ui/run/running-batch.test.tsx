import { signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import type { CardAction } from '../../../src/ui/kit/card'
import { type JobTable, NO_JOBS } from '../../../src/ui/run/job-table'
import { PausedBatch } from '../../../src/ui/run/running-batch'
import { queuedJob } from '../support/new-job'

const runs = vi.hoisted(() => ({ store: {} }))

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null, IconButton: () => null }))
vi.mock('../../../src/ui/run/frame-runs', () => ({ useRuns: () => runs.store }))
vi.mock('../../../src/ui/tools/use-tools', () => ({
  useTools: () => ({ errors: { guard: (work: () => unknown) => void work() } })
}))

const paused = { code: 'no_credit', message: 'No credit is left.', advice: '', sent: 'no' } as const
const states = ['done', 'failed', 'queued', 'queued'] as const
const jobs = states.map((state, at) => queuedJob(`1:${at}`, ['sent'], { state }))

describe('a batch that a failure has paused', () => {
  it('says how many wait and why, and goes on or leaves them', () => {
    const asked: string[] = []
    runs.store = {
      batch: signal<JobTable>({ ...NO_JOBS, jobs, paused }),
      items: signal(jobs),
      goOn: () => asked.push('go on'),
      cancel: () => asked.push('leave')
    }
    const card = PausedBatch()?.props as { title: string; error: object; actions: CardAction[] }
    expect(card.title).toBe('Paused: 2 frames wait, unsent')
    expect(card.error).toEqual({
      ...paused,
      message: 'No credit is left. The other frames would meet the same.'
    })
    expect(card.actions.map(({ name }) => name)).toEqual(['Go on', 'Leave the rest'])
    for (const { run } of card.actions) run()
    expect(asked).toEqual(['go on', 'leave'])
  })

  it('offers nothing of it otherwise', () => {
    runs.store = { batch: signal<JobTable>({ ...NO_JOBS, jobs }) }
    expect(PausedBatch()).toBeNull()
  })
})
