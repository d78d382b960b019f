import type { FetchFunction } from '../../src/client'
import { until } from '../../src/waiting'
import { KEY, testPanel, type TestPanel } from '../ui/support/test-panel'
import { FOREIGN } from './faults/answers'
import type { Injected } from './faulty'
import { type Phase, phaseOf } from './phases'
import { seeded } from './random'
import { storiesOf, type Story } from './stories'
import { unreliableMain } from './unreliable-main'
import type { World } from './world'

/** Where the panel takes the service to be. */
export const BASE_URL = 'https://api.example.com/v2'

const POLL_MS = 3_000

/** A panel of this soak. Closed, it sends and receives nothing. */
export interface OpenPanel {
  panel: TestPanel
  stories: readonly Story[]
  isClosed: () => boolean
  /** The designer asks anew: what a service wants to be spared holds no more. */
  pressed: () => void
}

/** What was seen of panels in a world. */
export interface Stage {
  world: World
  injected: Injected[]
  /** What did not hold. */
  broken: string[]
  /** Create calls by title. */
  creates: Map<string, number>
  /** How many requests have been made. */
  requests: number
  /** Those without an answer. Node forgets to abort the signal of a request that nothing holds. */
  open: Set<Request>
  /** Whether the last poll of a title failed in passing, so that another has to follow. */
  pollsAgain: Map<string, boolean>
}

/** Opens a panel of that name, which is part of its runs' ids. */
export function openPanel(stage: Stage, seed: number, name: string): OpenPanel {
  const { ask, ledger, main, measure, plan } = stage.world
  let closing = false
  let closed = false
  let ids = 0
  /** Closing is a press of its own: what was cancelled in the same instant is out of the journal by then. */
  let cancelled: Promise<unknown> = Promise.resolve()
  const isClosed = (): boolean => closed
  const { pressed, check, note } = watchWaits(stage)
  const answerOf: FetchFunction = async (request) => {
    stage.open.add(request)
    const subjects = stories.flatMap((story) => story.subjects())
    const states = new Map(subjects.map(({ title, state }) => [title, state]))
    try {
      const subject = await ledger.subjectOf(request)
      watch(stage, request, subject, states)
      check(request, subject)
      stage.requests += 1
      if (stage.requests === plan.cancelsAt && !closing) {
        stories.forEach((story) => story.cancel())
        cancelled = new Promise((resolve) => setImmediate(resolve))
      }
      if (stage.requests === plan.closesAt) {
        closing = true
        void cancelled.then(() => (closed = true))
      }
      return await note(request, subject, until(request.signal, ask(request)))
    } finally {
      stage.open.delete(request)
    }
  }
  const intercept: FetchFunction = async (request) => {
    const never = new Promise<never>(() => undefined)
    if (closed) return never
    const response = await answerOf(request)
    // What was on its way when the panel closed never comes back to it.
    return isClosed() ? never : response
  }
  const unreliable = unreliableMain(
    main,
    { seed, rate: plan.canvasRate, isClosed },
    (one) => void stage.injected.push(one)
  )
  const panel = testPanel({
    ...{ main: unreliable, intercept },
    clock: { random: seeded(seed), pollIntervalMs: POLL_MS },
    platform: { newId: () => `${name}-${++ids}`, measure }
  })
  const stories = storiesOf(panel, stage.world)
  return { panel, stories, isClosed, pressed }
}

/** No wait that a service asks for is longer. */
const LONGEST_WAIT_MS = 60_000

/** Watches that a service is left alone as long as it asks, and that a poll is repeated which failed in passing. */
function watchWaits({ broken, pollsAgain }: Stage): {
  pressed: () => void
  check: (request: Request, subject: string) => void
  note: (request: Request, subject: string, answer: Promise<Response>) => Promise<Response>
} {
  /** ms since 1970, by what is asked for. */
  const notBefore = new Map<string, number>()
  const about = ({ url, method }: Request, subject: string): string =>
    `${method} ${new URL(url).pathname} of ${subject}`
  return {
    pressed: () => notBefore.clear(),
    check: (request, subject) => {
      const early = (notBefore.get(about(request, subject)) ?? 0) - Date.now()
      if (early > 0) {
        broken.push(`${about(request, subject)} comes ${early} ms before it may`)
      }
    },
    note: async (request, subject, answer) => {
      const isPoll = phaseOf(request) === 'poll'
      try {
        const response = await answer
        const { status } = response
        if (isPoll) pollsAgain.set(subject, status === 429 || status >= 500)
        const seconds = Number(response.headers.get('retry-after') ?? NaN)
        // Uploads report no more than the status.
        if (status === 429 && seconds > 0 && phaseOf(request) !== 'upload') {
          const wait = Math.min(seconds * 1000, LONGEST_WAIT_MS)
          notBefore.set(about(request, subject), Date.now() + wait)
        }
        return response
      } catch (error) {
        if (isPoll) pollsAgain.set(subject, !request.signal.aborted)
        throw error
      }
    }
  }
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
  // An upload's link comes before there is an id to compare; any other is of an analysis that was never asked for.
  if (phase !== 'upload' && url.includes(`/storage/${FOREIGN}/`))
    broken.push(`${phase} of another client: ${subject}`)
  if (phase === 'create') creates.set(subject, (creates.get(subject) ?? 0) + 1)
  const state = states.get(subject) ?? 'unknown'
  if (!mayAsk(state, phase)) broken.push(`${phase} of ${subject}, which is ${state}`)
}

/** Texts follow what was placed; nothing else is asked once something has ended. */
function mayAsk(state: string, phase: Phase): boolean {
  if (state === 'done') return phase === 'texts' || phase === 'brief'
  return state !== 'failed' && state !== 'cancelled'
}
