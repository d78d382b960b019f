import { describe, expect, it } from 'vitest'
import { GlanceError } from '../../../src/errors'
import type { JournalEntry } from '../../../src/file'
import type { RunPlan } from '../../../src/ui/run/drive-run'
import type { RunContext, RunRequest } from '../../../src/ui/run/job'
import { createRuns, type RunStore } from '../../../src/ui/run/runs'
import { until } from '../../../src/waiting'
import { reachRun, settle, testPanel, type TestPanel } from '../support/test-panel'

interface Store extends RunStore {
  start: (input: string) => void
  /** What the runs have come to, in order. */
  results: string[]
}

const LOST = new GlanceError({ code: 'network', message: 'Gone.', advice: '', sent: 'maybe' })

type Finish = (serviceId: string) => Promise<string>

interface Change extends Partial<RunPlan> {
  work?: RunRequest['work']
  needsEditing?: boolean
}

function storeOf(
  panel: TestPanel,
  { needsEditing = false, work, ...change }: Change = {},
  create = accept,
  finish: Finish = (serviceId) => Promise.resolve(`result of ${serviceId}`)
): Store {
  const results: string[] = []
  const end = async (serviceId: string): Promise<void> => {
    results.push(await finish(serviceId))
  }
  const ask = (input: string): RunRequest => ({
    title: input,
    source: input,
    work: async (context) => {
      const { serviceId } = await context.send({ medium: 'generic' }, () => {
        panel.main.calls.push(`create ${input}`)
        return create()
      })
      context.enter('waiting')
      return end(serviceId)
    },
    ...(work && { work })
  })
  const plan: RunPlan = {
    kind: 'ad',
    phases: () => ['sending', 'waiting'],
    phaseNames: () => ({ sending: 'Sending', waiting: 'Waiting' }),
    waiting: 'waiting',
    resume: (_, { serviceId }) => end(serviceId),
    requestOf: ({ source }) => ask(source),
    ...change
  }
  const runs = createRuns(panel, plan, { needsEditing })
  return { ...runs, start: (input) => runs.start(ask(input)), results }
}

const accept = (): Promise<{ id: string }> => Promise.resolve({ id: 'service-id' })
const refuse = (error: Error) => (): Promise<never> => Promise.reject(error)

/** What the run asked of main and service; the panel reads the brief by itself. */
const asked = ({ main }: TestPanel): string[] =>
  main.calls.filter((call) => !call.startsWith('readBriefs'))

const ENTRY: JournalEntry = {
  version: 1,
  runId: 'earlier',
  fileId: 'file',
  kind: 'ad',
  provider: { kind: 'service', name: 'Analysis service', host: 'api.example.com' },
  baseUrl: 'https://api.example.com/v2',
  serviceId: 'known-id',
  title: 'Banner',
  source: '1:2',
  medium: 'generic',
  predictions: [],
  picture: null,
  startedAt: 0
}

describe('a run', () => {
  it('is never more than all of its phase, whatever the work counts', async () => {
    const panel = testPanel()
    const seen: unknown[] = []
    const store = storeOf(panel, {
      work: ({ progress }) => {
        for (const done of [-1, 2, 9]) {
          progress(done, 4)
          seen.push(store.run.value?.progress?.done)
        }
        return Promise.resolve()
      }
    })
    store.start('Banner')
    await reachRun(panel, store, 'done')
    expect(seen).toEqual([0, 2, 4])
  })

  it.each(['another', 'the same'])(
    'that may have been accepted waits while %s is started',
    async (next) => {
      const panel = testPanel()
      const answers = [refuse(LOST), accept]
      const store = storeOf(panel, {}, () => answers.shift()!())
      store.start('the same')
      await reachRun(panel, store, 'failed')
      store.start(next)
      await reachRun(panel, store, 'done')
      await settle()
      const entry = { title: 'the same' }
      expect(store.recoveries.value).toMatchObject([{ kind: 'unknown', entry }])
      expect(panel.main.journal.size).toBe(1)
    }
  )

  it('is fetched alone when several of an earlier session wait: the others go on waiting', async () => {
    const panel = testPanel()
    const store = storeOf(panel)
    const other = { ...ENTRY, runId: 'another', source: '3:4', title: 'Other' }
    for (const entry of [ENTRY, other]) panel.main.journal.set(entry.runId, entry)
    await store.recover([ENTRY, other])
    expect(store.run.value).toMatchObject({ title: 'Banner', state: 'done' })
    expect(store.recoveries.value).toMatchObject([{ kind: 'resume', entry: { title: 'Other' } }])
  })

  it('that was refused is not in the journal any more, and starts anew under another id', async () => {
    const panel = testPanel()
    const refusal = new GlanceError({ code: 'x', message: 'No.', advice: '', sent: 'no' })
    const answers = [refuse(refusal), accept]
    const store = storeOf(panel, {}, () => answers.shift()!())
    store.start('Banner')
    await reachRun(panel, store, 'failed')
    await settle()
    expect(panel.main.journal.size).toBe(0)
    const { id } = store.run.value!
    void store.again()
    await reachRun(panel, store, 'done')
    expect(store.run.value?.id).not.toBe(id)
  })

  it('that was cancelled and is fetched again is in the journal again, for a panel that is closed', async () => {
    const panel = testPanel()
    const wait = ({ enter, signal }: RunContext): Promise<never> => {
      enter('waiting')
      return until(signal, new Promise(() => undefined))
    }
    const store = storeOf(panel, {
      work: async (context) => {
        await context.send({ medium: 'generic' }, accept)
        return wait(context)
      },
      resume: wait
    })
    store.start('Banner')
    await panel.until(() => store.run.value?.phase === 'waiting')
    store.cancel()
    await panel.until(() => store.run.value?.state === 'cancelled')
    await settle()
    expect(panel.main.journal.size).toBe(0)
    void store.again()
    await panel.until(() => store.run.value?.state === 'running')
    await settle()
    expect([...panel.main.journal.values()]).toMatchObject([{ serviceId: 'service-id' }])
  })

  it('that fails ends whatever it has begun beside its way', async () => {
    const panel = testPanel()
    let ended = false
    const store = storeOf(panel, {
      work: ({ signal }) => {
        signal.addEventListener('abort', () => (ended = true))
        return Promise.reject(LOST)
      }
    })
    store.start('Banner')
    await reachRun(panel, store, 'failed')
    await settle()
    expect(ended).toBe(true)
  })

  it('never says that nothing was sent once the service has accepted it', async () => {
    const panel = testPanel()
    const unsent = new GlanceError({ code: 'no_link', message: 'Gone.', advice: '', sent: 'no' })
    const store = storeOf(panel, {}, accept, refuse(unsent))
    store.start('Banner')
    await reachRun(panel, store, 'failed')
    expect(store.run.value?.error).toMatchObject({ code: 'no_link', sent: 'yes' })
  })

  it('whose service is not connected any more waits for it', async () => {
    const panel = testPanel({ connected: false })
    const store = storeOf(panel, {}, accept, refuse(LOST))
    store.start('Banner')
    await reachRun(panel, store, 'failed')
    void store.again()
    expect(store.run.value).toBeNull()
    expect(store.recoveries.value).toMatchObject([{ kind: 'elsewhere' }])
    expect(panel.main.journal.size).toBe(1)
  })

  it('says what cancelling means, and is not heard any more afterwards', async () => {
    const panel = testPanel()
    let answer: (created: { id: string }) => void = () => undefined
    const store = storeOf(panel, {}, () => new Promise((resolve) => (answer = resolve)))
    store.start('Banner')
    expect(store.cancelNote.value).toBe('Nothing was handed over.')
    await panel.until(() => store.run.value?.asked === true)
    expect(store.cancelNote.value).toBe('The service goes on.')
    store.cancel()
    answer({ id: 'late' })
    await settle()
    expect(store.run.value).toMatchObject({ state: 'cancelled', phase: 'sending' })
    // It was accepted all the same, so that it can be fetched.
    expect(store.retry.value).toBe('resume')
    expect(store.results).toEqual([])
    expect(store.cancelNote.value).toBe('The service goes on.')
    expect(panel.main.journal.size).toBe(0)
  })
})

describe('a run of an earlier session', () => {
  it('cannot be repeated where it is not known what was asked for', () => {
    const store = storeOf(testPanel(), { requestOf: () => null })
    expect(store.repeat(ENTRY)).toBeNull()
  })

  it('is not fetched where its result could not be placed', async () => {
    const panel = testPanel({ canEdit: false })
    const store = storeOf(panel, { needsEditing: true })
    void store.recover([ENTRY])
    store.resume(ENTRY)
    await settle()
    expect(store.busy.value).toBe(true)
    expect(store.recoveries.value).toMatchObject([{ kind: 'resume' }])
    expect(asked(panel)).toEqual([])
  })
})
