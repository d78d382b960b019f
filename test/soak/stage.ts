import type { FetchFunction } from '../../src/client'
import { until } from '../../src/waiting'
import { KEY, testPanel, type TestPanel } from '../ui/support/test-panel'
import type { Injected } from './faulty'
import { type Phase, phaseOf } from './phases'
import { seeded } from './random'
import { storiesOf, type Story } from './stories'
import { unreliableMain } from './unreliable-main'
import type { World } from './world'

/** Where the panel takes the service to be. */
export const BASE_URL = 'https://api.example.com/v2'

/** A panel of this soak. Closed, it is not heard any more and hears nothing. */
export interface OpenPanel {
  panel: TestPanel
  stories: readonly Story[]
  isClosed: () => boolean
}

/** What was seen of panels in a world. */
export interface Stage {
  world: World
  injected: Injected[]
  /** What did not hold. */
  broken: string[]
  /** Create calls by title. */
  creates: Map<string, number>
  /** How many requests have been made, and how many are without an answer. */
  requests: number
  open: number
}

/** Opens a panel of that name, which is part of its runs' ids. */
export async function openPanel(stage: Stage, seed: number, name: string): Promise<OpenPanel> {
  const { ask, lateMs, ledger, measure, openMain, pace, plan } = stage.world
  let closed = false
  let ids = 0
  const isClosed = (): boolean => closed
  const intercept: FetchFunction = async (request) => {
    // What was on its way when the panel closed never comes back to it.
    if (closed) return new Promise(() => undefined)
    stage.open += 1
    const subjects = stories.flatMap((story) => story.subjects())
    const states = new Map(subjects.map(({ title, state }) => [title, state]))
    try {
      watch(stage, request, await ledger.subjectOf(request), states)
      closed = ++stage.requests === plan.closesAt
      if (stage.requests === plan.cancelsAt) stories.forEach((story) => story.cancel())
      return await until(request.signal, ask(request))
    } finally {
      stage.open -= 1
    }
  }
  const unreliable = { seed, rate: plan.canvasRate, lateMs, isClosed }
  const main = unreliableMain(await openMain(), unreliable, (one) => void stage.injected.push(one))
  const panel = testPanel({
    ...{ main, intercept },
    clock: { random: seeded(seed), ...pace },
    platform: { newId: () => `${name}-${++ids}`, measure }
  })
  const stories = storiesOf(panel, stage.world)
  return { panel, stories, isClosed }
}

/** What must hold of every request. */
function watch(
  { broken, creates }: Stage,
  request: Request,
  subject: string,
  states: ReadonlyMap<string, string>
): void {
  const { url, headers } = request
  const isOurs = url.startsWith(`${BASE_URL}/`)
  if (headers.has('authorization') !== isOurs) broken.push(`the key, or none, at ${url}`)
  if (url.includes(KEY)) broken.push(`the key in the address ${url}`)
  const phase = phaseOf(request)
  if (phase === 'create') creates.set(subject, (creates.get(subject) ?? 0) + 1)
  const state = states.get(subject) ?? 'unknown'
  if (!mayAsk(state, phase)) broken.push(`${phase} of ${subject}, which is ${state}`)
}

/** Texts follow what was placed; nothing else is asked once something has ended. */
function mayAsk(state: string, phase: Phase): boolean {
  if (state === 'done') return phase === 'texts' || phase === 'brief'
  return state !== 'failed' && state !== 'cancelled'
}
