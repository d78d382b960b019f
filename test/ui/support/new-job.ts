import { parseSettings } from '../../../src/file'
import { byService } from '../../../src/ui/provider/by-service'
import { type Job, newJob } from '../../../src/ui/run/job'
import { createClient } from '../../../src/client'

const baseUrl = 'https://api.example.com/v2'
const choice = { baseUrl, audienceKey: 'audience', brandKey: 'brand', adScoreMax: null }
const provider = byService(choice, createClient({ baseUrl, key: 'a-key', fetch }))

/** A queued job of a service. */
export function queuedJob(source: string, phases: Job['phases'], change: Partial<Job> = {}): Job {
  const job = newJob({
    id: source,
    title: source,
    source,
    request: { title: source, source, work: () => Promise.resolve() },
    entry: null,
    phases,
    provider,
    settings: parseSettings({}),
    repeat: false
  })
  return { ...job, ...change }
}

/** A job that has begun. */
export function runningJob(source: string, phases: Job['phases'], change: Partial<Job> = {}): Job {
  return queuedJob(source, phases, { state: 'running', begun: true, ...change })
}
