import { computed, signal } from '@preact/signals'
import { GlanceError } from '../../../bridge'
import type { TaskEntry } from '../../../file'
import type { Provider } from '../../provider/provider'
import type { PanelTools } from '../../tools/panel-tools'
import { recoveryKind } from '../recovery'
import { announceTask } from './announce-task'
import { newTaskEntry } from './new-task-entry'
import { createTaskJournal } from './task-journal'
import { taskRetry } from './task-retry'
import { createTaskRunner, type TaskRun } from './task-runner'
import type { TaskContext, TaskPlan, TaskStore } from './task-store-types'

interface Current<I> {
  provider: Provider
  input: I | null
  entry: TaskEntry | null
}

export function createTaskStore<P extends string, I, R>(
  tools: PanelTools,
  plan: TaskPlan<P, I, R>
): TaskStore<P, I, R> {
  const { bridge, errors } = tools
  const journal = createTaskJournal(bridge)
  const runner = createTaskRunner<P, R>(plan.phases, { ...tools, onSettled: settled })
  const { task, running } = runner
  const current = signal<Current<I> | null>(null)
  const unfinished = signal<readonly TaskEntry[]>([])
  const busy = computed(() => running.value || (plan.needsEditing === true && !tools.canEdit))
  const recoveries = computed(() =>
    unfinished.value.map((entry) => ({
      entry,
      kind: recoveryKind(entry.serviceId, tools.providerOf(entry))
    }))
  )

  const retry = computed(() => {
    if (task.value === null || current.value === null) return null
    const way = taskRetry(task.value, current.value.provider)
    return way !== 'resume' && current.value.input === null ? null : way
  })

  const cancelNote = computed(() =>
    task.value?.asked === true && current.value !== null
      ? current.value.provider.words.cancelled
      : 'Nothing was sent.'
  )

  function drive(
    title: string,
    own: Current<I>,
    work: (context: TaskContext<P>) => Promise<R>,
    id?: string
  ): void {
    if (running.value) return
    current.value = own
    runner.start(
      title,
      (run) => work({ ...run, provider: own.provider, send: sender(run, own) }),
      id
    )
  }

  /** What may have been accepted, or can still be fetched, stays known until it is dismissed. */
  function settled(id: string): void {
    const failed = task.value?.id === id && task.value.state === 'failed'
    if (failed && (retry.value === 'resume' || retry.value === 'ask')) return
    errors.guard(() => journal.drop(id))
  }

  function sender(run: TaskRun<P>, own: Current<I>): TaskContext<P>['send'] {
    return async (facts, create) => {
      const { provider } = own
      const about = { fileId: tools.fileId, kind: plan.kind, provider }
      const entry = newTaskEntry(run, about, facts)
      own.entry = entry
      await journal.write(entry, provider, run.signal)
      run.asked()
      const { id } = await create()
      run.accepted(id)
      const accepted = { ...entry, phase: 'waiting' as const, serviceId: id }
      own.entry = accepted
      await journal.write(accepted, provider, run.signal)
      return accepted
    }
  }

  function start(title: string, input: I): void {
    const { value } = tools.provider
    if (!value.ok) {
      errors.report(new GlanceError(value.error))
      return
    }
    if (running.value) return
    setAside()
    const own: Current<I> = { provider: value.provider, input, entry: null }
    drive(title, own, async (context) => plan.finish(context, await plan.create(context, input)))
  }

  function resume(entry: TaskEntry): void {
    const provider = tools.providerOf(entry)
    const { serviceId } = entry
    if (busy.value || provider === null || serviceId === null) return
    forget(entry)
    const own: Current<I> = { provider, input: plan.inputOf(entry), entry }
    const work = (context: TaskContext<P>): Promise<R> => {
      context.enter(plan.waiting)
      context.asked()
      context.accepted(serviceId)
      return plan.finish(context, { ...entry, serviceId })
    }
    drive(entry.title, own, work, entry.taskId)
  }

  /** Its service may not be connected any more: then it waits, and says for what. */
  function fetchAgain(entry: TaskEntry): void {
    if (tools.providerOf(entry) !== null) {
      resume(entry)
      return
    }
    setAside()
    runner.dismiss()
  }

  /** An ended task that may still have a result makes room for a new one, and waits with the others. */
  function setAside(): void {
    const entry = current.value?.entry ?? null
    const waits = retry.value === 'resume' || retry.value === 'ask'
    if (entry !== null && waits) unfinished.value = [...unfinished.value, entry]
  }

  function forget(entry: TaskEntry): void {
    unfinished.value = unfinished.value.filter(({ taskId }) => taskId !== entry.taskId)
  }

  function discard(entry: TaskEntry): void {
    forget(entry)
    errors.guard(() => journal.drop(entry.taskId))
  }

  function leave(): void {
    const left = task.value?.id
    if (left !== undefined && !running.value) errors.guard(() => journal.drop(left))
  }

  return {
    kind: plan.kind,
    phases: plan.phases,
    task,
    running,
    provider: computed(() => current.value?.provider.info ?? null),
    retry,
    cancelNote,
    recoveries,
    busy,
    says: computed(() => (task.value === null ? '' : announceTask(task.value, plan.names))),
    start,
    cancel: runner.cancel,
    dismiss: () => {
      leave()
      runner.dismiss()
    },
    again: () => {
      const way = retry.value
      if (task.value === null || current.value === null || way === null) return
      const { entry, input } = current.value
      if (way === 'resume' && entry !== null) {
        fetchAgain(entry)
      } else if (input !== null) {
        const { title } = task.value
        leave()
        runner.dismiss()
        start(title, input)
      }
    },
    recover: (entries) => {
      unfinished.value = entries.filter(({ kind }) => kind === plan.kind)
      journal.adopt(unfinished.value)
      const next = recoveries.value.find(({ kind }) => kind === 'resume')
      if (next !== undefined) resume(next.entry)
    },
    resume,
    repeat: (entry) => {
      const input = plan.inputOf(entry)
      if (input === null) return null
      return () => {
        discard(entry)
        start(entry.title, input)
      }
    },
    discard
  }
}
