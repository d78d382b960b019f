import type { FetchFunction } from '../../src/client'
import { settle, TARGET, testPanel, type TestPanel } from '../ui/support/test-panel'
import { until } from '../../src/waiting'
import { faulty, type Injected, phaseOf } from './faults'
import { pick, type Random, seeded } from './random'

/** What one seed came to. */
export interface Outcome {
  seed: number
  frames: number
  injected: Injected[]
  /** How each run ended: done, or the code of its error, or what waits for the designer. */
  ends: string[]
  /** What did not hold; empty when all did. */
  broken: string[]
}

const ORIGIN = 'https://api.example.com'
/** A silent service is given up after so long. */
const TIMEOUT_MS = 60

/**
 * Analyses one to four frames through a service that fails as the seed decides, in the panel as it ships; sometimes the
 * panel is closed on the way and opened again, and fetches what it left. Nobody presses anything but Analyse.
 */
export async function soak(seed: number): Promise<Outcome> {
  const random = seeded(seed)
  const frames = 1 + Math.floor(random() * 4)
  const rate = pick(random, [0.05, 0.15, 0.4])
  const closesAt = random() < 0.25 ? 1 + Math.floor(random() * 12) : Infinity
  const injected: Injected[] = []
  const broken: string[] = []
  /** Ids that the service really gave, and how often it was asked for one. */
  const accepted: string[] = []
  let creates = 0
  /** Analyses of which the service has no result and never will, as it said. */
  let final = 0
  let open = 0
  let seen = 0
  const state = { closed: false }

  const service: FetchFunction[] = []
  const counted: FetchFunction = async (request) => {
    const response = await service[0]!(request)
    if (phaseOf(request) === 'create' && response.status === 201) {
      accepted.push(((await response.clone().json()) as { id: string }).id)
    }
    return response
  }
  const inject = faulty(seed, rate, (one) => {
    injected.push(one)
    // A service that is too busy has taken nothing on: it may be asked again.
    if (one.phase === 'create' && /^(429|503)/.test(one.fault)) creates -= 1
  })
  const intercept = async (request: Request, next: FetchFunction): Promise<Response> => {
    service[0] = next
    if (state.closed) return new Promise(() => undefined)
    seen += 1
    if (seen === closesAt) state.closed = true
    if (phaseOf(request) === 'create') creates += 1
    if (!request.url.startsWith(`${ORIGIN}/v2/`) && request.headers.has('authorization')) {
      broken.push(`the key went to ${request.url}`)
    }
    open += 1
    try {
      // A silent service is given up by who asked.
      return await until(request.signal, inject(request, counted))
    } finally {
      open -= 1
    }
  }
  const options = { intercept, clock: clockOf(random) }
  const rejections: unknown[] = []
  const onRejection = (error: unknown): void => void rejections.push(error)
  process.on('unhandledRejection', onRejection)
  try {
    let panel = testPanel(options)
    const targets = Array.from({ length: frames }, (_, i) => ({
      ...TARGET,
      id: `1:${i}`,
      name: `Frame ${i}`
    }))
    const ended = panel.runs.startAll(targets)
    await panel.until(() => atRest(panel) || state.closed)
    if (state.closed) {
      // What was on its way when the panel closed never comes back to it.
      await settle()
      state.closed = false
      seen = -Infinity
      final += failedForGood(panel)
      panel = testPanel({ ...options, after: panel })
      await panel.recover([...panel.main.journal.values()])
    } else if (panel.runs.batch.value.paused === null) {
      await ended
    }
    await untilQuiet(panel, () => open)
    check(panel)
    return { seed, frames, injected, ends: endsOf(panel), broken }
  } finally {
    process.off('unhandledRejection', onRejection)
  }

  function check(panel: TestPanel): void {
    if (creates > frames) broken.push(`${creates} create calls for ${frames} frames`)
    for (const error of rejections) broken.push(`nobody caught ${String(error)}`)
    const placed = [...panel.main.results.values()].length
    const waiting = panel.main.journal.size
    final += failedForGood(panel)
    if (accepted.length > placed + waiting + final) {
      broken.push(
        `${accepted.length} accepted, but ${placed} placed, ${waiting} kept, ${final} failed for good`
      )
    }
    for (const { run, state } of panel.runs.items.value) {
      if (state === 'failed' && (run?.error ?? null) === null)
        broken.push('failed without a reason')
    }
    for (const result of panel.main.results.values()) {
      if (result.state !== 'found') continue
      const { maps, scores } = result.result.record
      if (Object.keys(maps).length + Object.keys(scores).length === 0) {
        broken.push('an empty result was placed')
      }
    }
  }
}

/** Waits take no time, but let go of the thread: the service computes on it, too. */
function clockOf(random: Random) {
  let time = Date.now()
  return {
    now: () => time,
    random,
    timeoutMs: TIMEOUT_MS,
    pollIntervalMs: 3_000,
    sleep: async (ms: number, signal?: AbortSignal) => {
      time += ms
      await new Promise((resolve) => setTimeout(resolve, 1))
      signal?.throwIfAborted()
    }
  }
}

/** Nothing goes on: all have ended, or the rest waits for the designer after a pause. */
function atRest({ runs }: TestPanel): boolean {
  const { paused } = runs.batch.value
  const active = runs.items.value.some(({ state }) => state === 'running')
  return !active && (paused !== null || !runs.running.value)
}

/** No request is open, and none has begun for a while: texts come after their runs. */
async function untilQuiet(panel: TestPanel, open: () => number): Promise<void> {
  const begun = Date.now()
  for (let quiet = 0, before = -1; quiet < 3 && Date.now() - begun < 20_000;) {
    await settle()
    const now = panel.requests.length
    quiet = now === before && open() === 0 ? quiet + 1 : 0
    before = now
    if (open() > 0) await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS / 3))
  }
}

function failedForGood({ runs }: TestPanel): number {
  return runs.items.value.filter(
    ({ state, run }) => state === 'failed' && run?.final === true && run.serviceId !== null
  ).length
}

function endsOf({ runs, main }: TestPanel): string[] {
  const ends = runs.items.value.map(({ state, run }) =>
    state === 'failed' ? (run?.error?.code ?? 'failed') : state
  )
  return [
    ...ends,
    ...[...main.journal.values()].map(({ serviceId }) =>
      serviceId === null ? 'asked about' : 'kept'
    )
  ]
}
