import type { FetchFunction } from '../../src/client'
import { runToEnd } from '../../src/perception'
import { createService, engineHere } from '../../src/service'
import { until } from '../../src/waiting'
import type { Measure } from '../../src/workers/measure/measure'
import { measureHere } from '../../src/workers/measure/measure-here'
import { type FakeMain, fakeMain } from '../ui/support/fake-main'
import { layerTree } from '../ui/support/layer-tree'
import { samplePng } from '../ui/support/sample-png'
import { KEY, testPanel, type TestPanel } from '../ui/support/test-panel'
import { allFaults } from './faults'
import { faulty, type Injected } from './faulty'
import { filmBackend } from './film-backend'
import { keepLedger, type Ledger } from './ledger'
import { type Phase, phaseOf } from './phases'
import { type Plan, planOf } from './plan'
import { seeded } from './random'
import { storiesOf, type Story } from './stories'
import { unreliableMain } from './unreliable-main'
import type { VirtualTime } from './virtual-time'

/** A panel of this soak. Closed, it is not heard any more and hears nothing. */
export interface OpenPanel {
  panel: TestPanel
  stories: readonly Story[]
  isClosed: () => boolean
}

/** Everything that a panel meets, failing as the seed decides, and what was seen of it. */
export interface Stage {
  plan: Plan
  time: VirtualTime
  main: FakeMain
  ledger: Ledger
  injected: Injected[]
  /** What did not hold. */
  broken: string[]
  /** Create calls by title. */
  creates: Map<string, number>
  /** How many requests have been made, and how many are without an answer. */
  requests: number
  open: number
  openPanel: (name: string) => OpenPanel
}

const BASE_URL = 'https://api.example.com/v2'
const POLL_MS = 3_000
const codec = { decodeJpeg: () => Promise.reject(new Error('not used')) }

export async function setStage(seed: number, time: VirtualTime): Promise<Stage> {
  await THUMBNAIL
  const plan = planOf(seed)
  const service = newService()
  const ledger = keepLedger((request) => time.during(() => service(request)), 'Film')
  const tell = (one: Injected): void => void stage.injected.push(one)
  const faults = allFaults((ms) => time.skip(ms))
  const answer = faulty(seed, plan.rate, faults, ledger, tell)
  const stage: Stage = {
    ...{ plan, time, ledger, main: newMain(), injected: [], broken: [] },
    ...{ creates: new Map(), requests: 0, open: 0 },
    openPanel
  }

  function openPanel(name: string): OpenPanel {
    let closed = false
    let ids = 0
    const isClosed = (): boolean => closed
    const intercept: FetchFunction = async (request) => {
      // What was on its way when the panel closed never comes back to it.
      if (closed) return new Promise(() => undefined)
      stage.open += 1
      const states = new Map(
        stories.flatMap((story) => story.subjects()).map(({ title, state }) => [title, state])
      )
      try {
        watch(request, await ledger.subjectOf(request), states)
        closed = ++stage.requests === plan.closesAt
        if (stage.requests === plan.cancelsAt) stories.forEach((story) => story.cancel())
        return await until(request.signal, answer(request))
      } finally {
        stage.open -= 1
      }
    }
    const panel = testPanel({
      main: unreliableMain(stage.main, { seed, rate: plan.canvasRate, isClosed }, tell),
      intercept,
      clock: { random: seeded(seed), pollIntervalMs: POLL_MS },
      platform: { newId: () => `${name}-${++ids}`, measure: measuredIn(time) }
    })
    const stories = storiesOf(panel, plan)
    return { panel, stories, isClosed }
  }

  /** What must hold of every request. */
  function watch(request: Request, subject: string, states: Map<string, string>): void {
    const { url, headers } = request
    const isOurs = url.startsWith(`${BASE_URL}/`)
    if (headers.has('authorization') !== isOurs) stage.broken.push(`the key, or none, at ${url}`)
    if (url.includes(KEY)) stage.broken.push(`the key in the address ${url}`)
    const phase = phaseOf(request)
    if (phase === 'create') stage.creates.set(subject, (stage.creates.get(subject) ?? 0) + 1)
    const state = states.get(subject) ?? 'unknown'
    if (!mayAsk(state, phase)) stage.broken.push(`${phase} of ${subject}, which is ${state}`)
  }

  return stage
}

/** Texts follow what was placed; nothing else is asked once something has ended. */
function mayAsk(state: string, phase: Phase): boolean {
  if (state === 'done') return phase === 'texts' || phase === 'brief'
  return state !== 'failed' && state !== 'cancelled'
}

function newService(): FetchFunction {
  return createService({
    baseUrl: BASE_URL,
    key: KEY,
    engine: engineHere({ codec, drive: (steps) => Promise.resolve(runToEnd(steps)) }),
    capturePage: () => Promise.resolve(new Uint8Array(samplePng(200, 120))),
    videos: filmBackend
  })
}

/**
 * Every frame is exported as the same picture. Its thumbnail is compressed on another thread, which would let chance
 * decide what comes first: so it is made once.
 */
const PICTURE = samplePng(64, 48)
const THUMBNAIL = measureHere(codec).thumbnail(PICTURE)

function measuredIn(time: VirtualTime): Measure {
  const { looksSame, layers, difference } = measureHere(codec)
  return {
    thumbnail: () => THUMBNAIL,
    looksSame: (kept, png) => time.during(() => looksSame(kept, png)),
    layers: (question) => time.during(() => layers(question)),
    difference: (question) => time.during(() => difference(question))
  }
}

/** With a brief, and with a name of its own for every frame. */
function newMain(): FakeMain {
  const main = fakeMain(PICTURE, 64, 48)
  main.briefs.set(null, { description: '', goal: 'Sell', audience: 'People', brand: '' })
  for (let i = 0; i < 4; i++) main.trees.set(`1:${i}`, layerTree('Headline', 'Buy now'))
  const { exportPicture } = main
  main.exportPicture = async (nodeId, scale) => {
    const title = nodeId === '2:1' ? 'Advert' : `Frame ${nodeId.slice(2)}`
    return { ...(await exportPicture(nodeId, scale)), title }
  }
  return main
}
