import { effect, type Signal, signal } from '@preact/signals'
import { createHash } from 'node:crypto'
import type { Selection, Startup, StoredResult } from '../../../src/bridge'
import { createClient, type FetchFunction } from '../../../src/client'
import { parseSettings, type Settings } from '../../../src/file'
import { runToEnd } from '../../../src/perception'
import { createService } from '../../../src/service'
import type { CapturePage } from '../../../src/service/pages/page-capture'
import { type BriefStore, createBriefStore } from '../../../src/ui/brief/brief-store'
import { createErrors } from '../../../src/ui/kit/errors'
import { createImageUrls } from '../../../src/ui/kit/image-urls'
import type { ChosenProvider } from '../../../src/ui/provider/choose-provider'
import type { Provider } from '../../../src/ui/provider/provider'
import { createPictureCheck, type PictureCheck } from '../../../src/ui/result/picture-check'
import { createResultStore, type ResultStore } from '../../../src/ui/result/result-store'
import { createTextStore, type TextStore } from '../../../src/ui/result/texts/text-store'
import { type BatchStore, createBatchStore } from '../../../src/ui/run/batch/batch-store'
import type { FrameTools, KnownLayers } from '../../../src/ui/run/handover'
import { createFramePlan } from '../../../src/ui/run/frame-plan'
import { createRunStore } from '../../../src/ui/run/run-store'
import type { Runs } from '../../../src/ui/run/use-runs'
import type { PanelTools } from '../../../src/ui/tools/panel-tools'
import { createSettingsStore } from '../../../src/ui/tools/settings-store'
import { createDesignNotes } from '../../../src/workers/engine/design-notes'
import type { Note, Notes } from '../../../src/workers/engine/notes'
import { measureHere } from '../../../src/workers/measure/measure-here'
import { type FakeMain, fakeMain } from './fake-main'
import { samplePng } from './sample-png'

const codec = { decodeJpeg: () => Promise.reject(new Error('not used')) }
const BASE_URL = 'https://api.example.com/v2'
export const TARGET = { id: '1:2', name: 'Landing', medium: 'desktopWeb' } as const

type StoreTools = PanelTools & Pick<TestPanel, 'results' | 'texts'> & { pictures: PictureCheck }

export interface TestPanel {
  main: FakeMain
  frame: Runs['frame']
  batch: BatchStore
  /** Frames whose layers were given to be measured, in order. */
  measured: string[]
  results: ResultStore
  errors: ReturnType<typeof createErrors>
  texts: TextStore
  brief: BriefStore
  provider: Provider
  selection: Signal<Selection>
  /** What the features' stores are made of, with the More tab open. */
  tools: StoreTools
  /** Requests that reached the service, as `METHOD /path`. */
  requests: string[]
  /** Resolves when the frame's run has ended in a state, rejects when it ends in another. */
  reach: (state: string) => Promise<void>
  /** Resolves when a condition over signals holds. */
  until: (condition: () => boolean) => Promise<void>
}

interface Options {
  /** Stands before the real service. */
  intercept?: (request: Request, next: FetchFunction) => Promise<Response>
  /** Captures web pages for the service; without it, it cannot. */
  capturePage?: CapturePage
  charges?: boolean
  /** Measures the layers of what was placed; without it, they cannot be. */
  layersOf?: (result: StoredResult) => Promise<KnownLayers | null>
  /** Makes the provider one on this machine, and is told of every note that it takes. */
  onNote?: (note: Note) => void
  connected?: boolean
  now?: () => number
  canEdit?: boolean
  settings?: Partial<Settings>
  /** Px of the frame's picture, 64 × 48 where it is not given. */
  size?: [width: number, height: number]
  /** Shares what an earlier panel left in the file and in the service. */
  after?: TestPanel
}

const services = new WeakMap<TestPanel, FetchFunction>()

/** The panel's stores over a main thread in memory and the real service in process. */
export function testPanel(options: Options = {}): TestPanel {
  const {
    charges = true,
    connected = true,
    canEdit = true,
    now = Date.now,
    after,
    size = [64, 48]
  } = options
  const requests: string[] = []
  const designs = createDesignNotes()
  const tell = (note: Note): void => {
    options.onNote?.(note)
    designs.take(note)
  }
  const notes: Notes = {
    picture: (...args) => tell({ about: 'picture', args }),
    layers: (...args) => tell({ about: 'layers', args })
  }
  const service =
    (after && services.get(after)) ??
    createService({
      baseUrl: BASE_URL,
      key: 'key',
      codec,
      drive: (steps) => Promise.resolve(runToEnd(steps)),
      designs: designs.known,
      ...(options.capturePage && { capturePage: options.capturePage })
    })
  const counted: FetchFunction = (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return options.intercept ? options.intercept(request, service) : service(request)
  }
  const provider: Provider = {
    info: { kind: 'service', name: 'Analysis service', host: 'api.example.com' },
    baseUrl: BASE_URL,
    client: createClient({ baseUrl: BASE_URL, key: 'key', fetch: counted, pollIntervalMs: 1 }),
    charges,
    outlivesPanel: charges,
    warmUp: () => Promise.resolve(),
    metadataKeys: { audience: 'audience', brand: 'brand_guidelines' },
    videoPollMs: 1,
    adScoreMax: null,
    notes: options.onNote ? notes : null,
    capturesPages: true,
    words: { privacy: () => '', cancelled: 'The service goes on.', tags: '' }
  }
  const bridge = after?.main ?? fakeMain(samplePng(...size), ...size)
  const selection = signal<Selection>({ nodes: [], leftOut: 0 })
  const startup: Startup = {
    command: 'open',
    selection: selection.value,
    settings: { ...parseSettings({}), ...options.settings },
    key: null,
    canEdit,
    fileId: 'file',
    journal: []
  }
  const settings = createSettingsStore(bridge, startup)
  const errors = createErrors()
  const hash = (bytes: Uint8Array): Promise<string> =>
    Promise.resolve(createHash('sha256').update(bytes).digest('hex'))
  const pictures = createPictureCheck({ bridge, hash, canEdit })
  const results = createResultStore({
    bridge,
    errors,
    pictures,
    urls: createImageUrls(),
    idle: () => Promise.resolve(),
    canEdit,
    firstView: () => settings.settings.value
  })
  const texts = createTextStore({ bridge, hash, onSaved: results.keepText })
  let count = 0
  const newId = (): string => `${after === undefined ? 'job' : 'later'}-${++count}`
  const convert: PanelTools['convert'] = ({ bytes }) => Promise.resolve(bytes)
  const tools: StoreTools = {
    bridge,
    errors,
    startup,
    canEdit,
    fileId: 'file',
    tab: signal('more'),
    selection,
    settings,
    provider: signal<ChosenProvider>({ ok: true, provider }),
    providerOf: () => (connected ? provider : null),
    results,
    pictures,
    texts,
    newId,
    now,
    hash,
    convert,
    measure: measureHere(codec)
  }
  const brief = createBriefStore(tools)
  const measured: string[] = []
  const frameTools: FrameTools = {
    ...tools,
    briefFor: brief.briefFor,
    layers: {
      placed: async (result) => {
        measured.push(result.nodeId)
        return options.layersOf?.(result) ?? null
      }
    }
  }
  const plan = createFramePlan(frameTools, {
    settings: () => settings.settings.value,
    patient: false,
    inTurn: (place) => place()
  })
  const frame = createRunStore(tools, plan, () => batch.running.value)
  const batch = createBatchStore(frameTools, () => frame.running.value)

  function until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      let stop = (): void => undefined
      stop = effect(() => {
        if (!condition()) return
        queueMicrotask(() => {
          stop()
          resolve()
        })
      })
    })
  }

  async function reach(state: string): Promise<void> {
    await until(() => {
      const run = frame.run.value
      return run !== null && run.state !== 'running'
    })
    const { state: now, error } = frame.run.value ?? {}
    if (now !== state) throw new Error(`The run is ${now}: ${JSON.stringify(error)}`)
  }

  const panel: TestPanel = {
    main: bridge,
    frame,
    batch,
    measured,
    results,
    errors,
    texts,
    brief,
    provider,
    selection,
    tools,
    requests,
    reach,
    until
  }
  services.set(panel, service)
  return panel
}

/** Lets everything that is ready run. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}
