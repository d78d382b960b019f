import { describe, expect, it } from 'vitest'
import { GlanceError } from '../../../../src/bridge'
import { AnalysisFailedError } from '../../../../src/client'
import type { TaskEntry } from '../../../../src/file'
import { createTaskStore } from '../../../../src/ui/run/task/task-store'
import type { TaskPlan, TaskStore } from '../../../../src/ui/run/task/task-store-types'
import { reachTask } from '../../support/more-tools'
import { settle, testPanel, type TestPanel } from '../../support/test-panel'

type Phase = 'sending' | 'waiting'
type Plan = TaskPlan<Phase, string, string>
type Store = TaskStore<Phase, string, string>

const LOST = new GlanceError({ code: 'network', message: 'Gone.', advice: '', sent: 'maybe' })

function storeOf(panel: TestPanel, change: Partial<Plan> = {}, create = accept): Store {
  return createTaskStore<Phase, string, string>(panel.tools, {
    kind: 'ad',
    phases: ['sending', 'waiting'],
    waiting: 'waiting',
    create: ({ send }, input) =>
      send({ title: input, source: input, medium: 'generic' }, () => {
        panel.main.calls.push('create')
        return create()
      }),
    finish: async (context, { serviceId }) => {
      context.enter('waiting')
      return `result of ${serviceId}`
    },
    inputOf: ({ source }) => source,
    ...change
  })
}

const accept = (): Promise<{ id: string }> => Promise.resolve({ id: 'service-id' })
const refuse = (error: Error) => (): Promise<never> => Promise.reject(error)

/** What the task asked of main and service; the panel reads the brief by itself. */
const asked = ({ main }: TestPanel): string[] =>
  main.calls.filter((call) => !call.startsWith('readBriefs'))

const ENTRY: TaskEntry = {
  version: 1,
  taskId: 'earlier',
  fileId: 'file',
  kind: 'ad',
  provider: { kind: 'service', name: 'Analysis service', host: 'api.example.com' },
  baseUrl: 'https://api.example.com/v2',
  phase: 'waiting',
  serviceId: 'known-id',
  title: 'Banner',
  source: '1:2',
  medium: 'generic',
  startedAt: 0
}

describe('a task', () => {
  it('is journalled before its create call leaves and when it is accepted, and dropped at the end', async () => {
    const panel = testPanel()
    const store = storeOf(panel)
    store.start('Banner', 'a')
    await reachTask(panel, store, 'done')
    await settle()
    expect(asked(panel)).toEqual(['writeTask:creating', 'create', 'writeTask:waiting', 'dropTask'])
    expect(store.task.value).toMatchObject({ result: 'result of service-id', phase: 'waiting' })
    expect(panel.main.tasks.size).toBe(0)
  })

  it('leaves no journal where it ends with the panel and costs nothing', async () => {
    const panel = testPanel({ charges: false })
    const store = storeOf(panel)
    store.start('Banner', 'a')
    await reachTask(panel, store, 'done')
    await settle()
    expect(asked(panel)).toEqual(['create'])
  })

  it('runs one at a time', async () => {
    const panel = testPanel()
    const store = storeOf(panel)
    store.start('One', 'a')
    store.start('Two', 'b')
    await reachTask(panel, store, 'done')
    expect(store.task.value?.title).toBe('One')
    expect(panel.main.calls.filter((call) => call === 'create')).toHaveLength(1)
  })

  it('that may have been accepted stays in the journal until the designer decides', async () => {
    const panel = testPanel()
    const store = storeOf(panel, {}, refuse(LOST))
    store.start('Banner', 'a')
    await reachTask(panel, store, 'failed')
    await settle()
    expect(store.retry.value).toBe('ask')
    expect(panel.main.tasks.get(store.task.value!.id)).toMatchObject({ serviceId: null })
    store.dismiss()
    await settle()
    expect(panel.main.tasks.size).toBe(0)
    expect(store.task.value).toBeNull()
  })

  it('that may have been accepted waits with the others when a new one is started instead', async () => {
    const panel = testPanel()
    const answers = [refuse(LOST), accept]
    const store = storeOf(panel, {}, () => answers.shift()!())
    store.start('One', 'a')
    await reachTask(panel, store, 'failed')
    store.start('Two', 'b')
    await reachTask(panel, store, 'done')
    await settle()
    expect(store.recoveries.value).toMatchObject([{ kind: 'unknown', entry: { title: 'a' } }])
    expect(panel.main.tasks.size).toBe(1)
  })

  it('that is sent again by the designer leaves nothing of the first try', async () => {
    const panel = testPanel()
    const answers = [refuse(LOST), accept]
    const store = storeOf(panel, {}, () => answers.shift()!())
    store.start('One', 'a')
    await reachTask(panel, store, 'failed')
    store.again()
    await reachTask(panel, store, 'done')
    await settle()
    expect(store.recoveries.value).toEqual([])
    expect(panel.main.tasks.size).toBe(0)
  })

  it('that was refused is not in the journal any more, and starts anew under another id', async () => {
    const panel = testPanel()
    const refusal = new GlanceError({ code: 'x', message: 'No.', advice: '', sent: 'no' })
    const answers = [refuse(refusal), accept]
    const store = storeOf(panel, {}, () => answers.shift()!())
    store.start('Banner', 'a')
    await reachTask(panel, store, 'failed')
    await settle()
    expect(panel.main.tasks.size).toBe(0)
    const { id } = store.task.value!
    store.again()
    await reachTask(panel, store, 'done')
    expect(store.task.value?.id).not.toBe(id)
  })

  it('whose result could not be fetched is fetched again, without another create', async () => {
    const panel = testPanel()
    const results = [refuse(LOST), () => Promise.resolve('late')]
    const store = storeOf(panel, { finish: () => results.shift()!() })
    store.start('Banner', 'a')
    await reachTask(panel, store, 'failed')
    expect(store.retry.value).toBe('resume')
    store.again()
    await reachTask(panel, store, 'done')
    await settle()
    expect(store.task.value?.result).toBe('late')
    expect(panel.main.calls.filter((call) => call === 'create')).toHaveLength(1)
    expect(panel.main.tasks.size).toBe(0)
  })

  it('whose service is not connected any more waits for it', async () => {
    const panel = testPanel({ connected: false })
    const store = storeOf(panel, { finish: refuse(LOST) })
    store.start('Banner', 'a')
    await reachTask(panel, store, 'failed')
    store.again()
    expect(store.task.value).toBeNull()
    expect(store.recoveries.value).toMatchObject([{ kind: 'elsewhere' }])
    expect(panel.main.tasks.size).toBe(1)
  })

  it('that the service could not do may only start anew', async () => {
    const panel = testPanel()
    const failed = new AnalysisFailedError('page_timeout', '')
    const store = storeOf(panel, { finish: refuse(failed) })
    store.start('Banner', 'a')
    await reachTask(panel, store, 'failed')
    expect(store.retry.value).toBe('again')
    expect(store.task.value?.error).toMatchObject({ message: 'The page took too long to load.' })
  })

  it('says what cancelling means, and is not heard any more afterwards', async () => {
    const panel = testPanel()
    let answer: (created: { id: string }) => void = () => undefined
    const store = storeOf(panel, {}, () => new Promise((resolve) => (answer = resolve)))
    expect(store.cancelNote.value).toBe('Nothing was sent.')
    store.start('Banner', 'a')
    await panel.until(() => store.task.value?.asked === true)
    expect(store.cancelNote.value).toBe('The service goes on.')
    store.cancel()
    answer({ id: 'late' })
    await settle()
    expect(store.task.value).toMatchObject({ state: 'cancelled', serviceId: null, result: null })
    expect(store.cancelNote.value).toBe('The service goes on.')
    expect(panel.main.tasks.size).toBe(0)
  })
})

describe('a task of an earlier session', () => {
  it('goes on by itself when the service has accepted it', async () => {
    const panel = testPanel()
    panel.main.tasks.set(ENTRY.taskId, ENTRY)
    const store = storeOf(panel)
    store.recover([ENTRY, { ...ENTRY, taskId: 'other', kind: 'page' }])
    await reachTask(panel, store, 'done')
    await settle()
    expect(store.task.value).toMatchObject({ id: 'earlier', result: 'result of known-id' })
    expect(store.recoveries.value).toEqual([])
    expect(asked(panel)).toEqual(['dropTask'])
  })

  it('is never sent again by itself when its answer never came', async () => {
    const panel = testPanel()
    const unanswered = { ...ENTRY, phase: 'creating' as const, serviceId: null }
    panel.main.tasks.set(ENTRY.taskId, unanswered)
    const store = storeOf(panel)
    store.recover([unanswered])
    await settle()
    expect(store.recoveries.value).toMatchObject([{ kind: 'unknown' }])
    expect(asked(panel)).toEqual([])
    store.repeat(unanswered)?.()
    await reachTask(panel, store, 'done')
    await settle()
    expect(panel.main.calls.filter((call) => call === 'create')).toHaveLength(1)
    expect(panel.main.tasks.size).toBe(0)
  })

  it('waits for its service when another one is connected, and can be discarded', async () => {
    const panel = testPanel({ connected: false })
    panel.main.tasks.set(ENTRY.taskId, ENTRY)
    const store = storeOf(panel)
    store.recover([ENTRY])
    expect(store.recoveries.value).toMatchObject([{ kind: 'elsewhere' }])
    store.discard(ENTRY)
    await settle()
    expect(store.recoveries.value).toEqual([])
    expect(panel.main.tasks.size).toBe(0)
  })

  it('cannot be repeated where nobody knows what was asked for', () => {
    const store = storeOf(testPanel(), { inputOf: () => null })
    expect(store.repeat(ENTRY)).toBeNull()
  })

  it('is not fetched where its result could not be placed', async () => {
    const panel = testPanel({ canEdit: false })
    const store = storeOf(panel, { needsEditing: true })
    store.recover([ENTRY])
    store.resume(ENTRY)
    await settle()
    expect(store.busy.value).toBe(true)
    expect(store.recoveries.value).toMatchObject([{ kind: 'resume' }])
    expect(asked(panel)).toEqual([])
  })
})
