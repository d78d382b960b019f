import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GlanceError } from '../../../src/errors'
import type { RunPlan } from '../../../src/ui/run/drive-run'
import { type RunRequest, wayOf } from '../../../src/ui/run/job'
import { createRuns } from '../../../src/ui/run/runs'
import { until } from '../../../src/waiting'
import { runs as tries } from '../../support/fuzz/runs'
import { settle, testPanel } from '../support/test-panel'

const SOURCES = ['1:1', '1:2', '1:3', '1:4'] as const
type Source = (typeof SOURCES)[number]

/** How a service answers a create call, or the call for its result. */
type Answer = 'yes' | 'no' | 'lost' | 'common' | 'never'

const errorOf = (sent: 'no' | 'maybe', code = 'x'): GlanceError =>
  new GlanceError({ code, message: 'No.', advice: '', sent })

type Press =
  | { does: 'start' | 'again' | 'cancel'; source: Source }
  | { does: 'startAll'; sources: Source[] }
  | { does: 'againAll' | 'cancelAll' | 'dismiss' | 'resume' | 'repeat' | 'discard' }

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({
    does: fc.constantFrom('start' as const, 'again' as const, 'cancel' as const),
    source: fc.constantFrom(...SOURCES)
  }),
  fc.record({
    does: fc.constant('startAll' as const),
    sources: fc.subarray([...SOURCES], { minLength: 2 })
  }),
  fc.record({
    does: fc.constantFrom(
      'againAll' as const,
      'cancelAll' as const,
      'dismiss' as const,
      'resume' as const,
      'repeat' as const,
      'discard' as const
    )
  })
)

const answers = fc.array(fc.constantFrom<Answer>('yes', 'yes', 'no', 'lost', 'common', 'never'), {
  minLength: 1,
  maxLength: 12
})

/** Runs of frames against a service that answers as it is given, over and over. */
function setting(created: readonly Answer[], finished: readonly Answer[]) {
  const panel = testPanel()
  const creates: string[] = []
  let results = 0
  const act = (answer: Answer, signal: AbortSignal): Promise<void> => {
    if (answer === 'never') return until(signal, new Promise(() => undefined))
    if (answer === 'yes') return Promise.resolve()
    return Promise.reject(
      answer === 'common'
        ? errorOf('no', 'storage_full')
        : errorOf(answer === 'no' ? 'no' : 'maybe')
    )
  }
  const finish = (signal: AbortSignal): Promise<void> =>
    act(finished[results++ % finished.length]!, signal)
  const ask = (source: string): RunRequest => ({
    source,
    title: source,
    work: async ({ enter, send, signal }) => {
      await send({ medium: 'generic' }, async () => {
        creates.push(source)
        const { length } = creates
        await act(created[length % created.length]!, signal)
        return { id: `service-${length}` }
      })
      enter('waiting')
      await finish(signal)
    }
  })
  const plan: RunPlan = {
    kind: 'frame',
    phases: () => ['sending', 'waiting'],
    phaseNames: () => ({}),
    waiting: 'waiting',
    resume: ({ signal }) => finish(signal),
    requestOf: ({ source }) => ask(source)
  }
  return { panel, creates, ask, store: createRuns(panel, plan) }
}

type Setting = ReturnType<typeof setting>

/** Presses, and returns the sources that the press may send, each once. */
function pressed({ ask, store }: Setting, press: Press): string[] {
  const free = !store.busy.value
  const lost = store.items.value.filter((item) => !['resume', null].includes(wayOf(item)))
  const sources = lost.map(({ source }) => source)
  const [first] = store.recoveries.value
  switch (press.does) {
    case 'start':
      store.start(ask(press.source))
      return free ? [press.source] : []
    case 'startAll':
      void store.startAll(press.sources.map(ask))
      return free ? press.sources : []
    case 'again':
      void store.again(press.source)
      return free ? sources.filter((source) => source === press.source) : []
    case 'againAll':
      void store.again()
      return free ? sources : []
    case 'cancel':
      store.cancel(press.source)
      return []
    case 'cancelAll':
      store.cancel()
      return []
    case 'dismiss':
      store.dismiss()
      return []
    case 'resume':
      if (first?.kind === 'resume') store.resume(first.entry)
      return []
    case 'discard':
      if (first !== undefined) store.discard(first.entry)
      return []
    case 'repeat':
      if (first?.kind !== 'unknown' || !free) return []
      store.repeat(first.entry)?.()
      return [first.entry.source]
  }
}

it('one press never makes two create calls, and what may have been accepted stays in the journal', async () => {
  await fc.assert(
    fc.asyncProperty(
      answers,
      answers,
      fc.array(press, { minLength: 1, maxLength: 12 }),
      async (created, finished, presses) => {
        const set = setting(created, finished)
        const { creates, panel, store } = set
        const allowed: string[] = []
        for (const press of presses) {
          allowed.push(...pressed(set, press))
          await settle(6)
          for (const source of SOURCES) {
            const of = (all: string[]): number => all.filter((one) => one === source).length
            expect(of(creates)).toBeLessThanOrEqual(of(allowed))
          }
          const kept = [...panel.main.journal.values()]
          const asking = store.items.value.filter(({ state }) => state === 'failed')
          for (const item of asking.filter((one) => wayOf(one) === 'ask')) {
            expect(kept).toContainEqual(expect.objectContaining({ source: item.source }))
          }
          for (const { entry } of store.recoveries.value) {
            expect(panel.main.journal.has(entry.runId)).toBe(true)
          }
        }
      }
    ),
    tries(150)
  )
}, 60_000)
