import { computed } from '@preact/signals'
import { createHash } from 'node:crypto'
import type { SelectedNode, StoredResult } from '../../../src/bridge'
import { type ClientOptions, createClient, type FetchFunction } from '../../../src/client'
import { type JournalEntry, parseSettings, type Settings } from '../../../src/file'
import { engineHere } from '../../../src/engine/engine-here'
import { createService } from '../../../src/service'
import type { CapturePage } from '../../../src/service/pages/page-capture'
import { recover } from '../../../src/ui/app/begin'
import { createPanel, type Panel } from '../../../src/ui/app/panel'
import type { Platform } from '../../../src/ui/app/platform'
import type { Stores } from '../../../src/ui/kit/store-hook'
import { type PanelFocus, whenFalse } from '../../../src/ui/kit/timing'
import { byService } from '../../../src/ui/provider/by-service'
import type { Provider } from '../../../src/ui/provider/provider'
import { onThisDevice } from '../../../src/ui/provider/device'
import type { RunStore } from '../../../src/ui/run/runs'
import { measureHere } from '../../../src/engine/measure/measure-here'
import type { EngineElsewhere } from '../../../src/workers/engine/call-engine'
import { useAds } from '../../../src/ui/ad/ad-store'
import { useAdvice } from '../../../src/ui/what-if/advice-store'
import { useBrief } from '../../../src/ui/brief/brief-store'
import { useFrameCache } from '../../../src/ui/frames/frame-cache'
import { useCompare } from '../../../src/ui/compare/compare-store'
import { useErase } from '../../../src/ui/erase/erase-store'
import { useFrames } from '../../../src/ui/analyse/frame-list'
import { useLayers } from '../../../src/ui/layers/layer-store'
import { useLive } from '../../../src/ui/live/live-store'
import { useMissingMaps } from '../../../src/ui/result/maps/missing-maps'
import { useOverview } from '../../../src/ui/analyse/overview/overview-store'
import { usePages } from '../../../src/ui/page/page-store'
import { useReports } from '../../../src/ui/report/report-store'
import { useResults } from '../../../src/ui/result/result-store'
import { useRuns } from '../../../src/ui/run/frame-runs'
import { useTexts } from '../../../src/ui/result/texts/text-store'
import { useTries } from '../../../src/ui/what-if/try-store'
import { useVideos } from '../../../src/ui/video/video-store'
import type { PanelTools } from '../../../src/ui/tools/panel-tools'
import { type FakeMain, fakeMain } from './fake-main'
import { samplePng } from './sample-png'

const codec = { decodeJpeg: () => Promise.reject(new Error('not used')) }
const local = engineHere({ codec })
const BASE_URL = 'https://api.example.com/v2'
/** What the panel shows the service alone. */
export const KEY = 'sk-test-Zx9-7f3a'
export const TARGET = { id: '1:2', name: 'Landing', medium: 'desktopWeb' } as const

/** A frame that is selected. */
export function selectedNode(change: Partial<SelectedNode> = {}): SelectedNode {
  return {
    id: TARGET.id,
    name: TARGET.name,
    type: 'FRAME',
    width: 64,
    height: 48,
    refusal: null,
    alternative: null,
    layer: null,
    analysed: false,
    ...change
  }
}

/** The result of the frame, which the file has. */
export function stored({ main }: Pick<TestPanel, 'main'>): StoredResult {
  const read = main.results.get(TARGET.id)
  if (read?.state !== 'found') throw new Error('There is no result in the file.')
  return read.result
}

type Named = ReturnType<typeof namedStores>

export interface TestPanel extends PanelTools, Panel, Named {
  main: FakeMain
  /** Goes on with what an earlier session has left. */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  /** Frames whose layers were given to be measured, in order. */
  measured: string[]
  /** Who analyses. */
  service: Provider
  /** Requests that reached the service, as `METHOD /path`. */
  requests: string[]
  /** Resolves when the frame's run has ended in a state, rejects when it ends in another. */
  reach: (state: string) => Promise<void>
  /** Resolves when a condition over signals holds. */
  until: (condition: () => boolean) => Promise<void>
}

/** The panel has the focus, and keeps it. */
export const FOCUSED: PanelFocus = { has: () => true, gained: () => new Promise(() => undefined) }

interface Options {
  /** Stands before the real service. */
  intercept?: (request: Request, next: FetchFunction) => Promise<Response>
  /** The service itself; a new one where it is not given. */
  service?: FetchFunction
  /** The main thread; a new one in memory where it is not given. */
  main?: FakeMain
  /** Captures web pages for the service; without it, it cannot. */
  capturePage?: CapturePage
  /** In the place of real time, and how long a silent service is waited for. */
  clock?: Partial<Pick<ClientOptions, 'now' | 'sleep' | 'random' | 'timeoutMs' | 'pollIntervalMs'>>
  sends?: boolean
  /** Analyses on this machine; there is no service then. */
  onDevice?: EngineElsewhere
  connected?: boolean
  now?: () => number
  canEdit?: boolean
  settings?: Partial<Settings>
  /** Stands in for what the browser does. */
  platform?: Partial<Platform>
  /** Px of the frame's picture, 64 × 48 where it is not given. */
  size?: [width: number, height: number]
  /** Shares what an earlier panel left in the file and in the service. */
  after?: TestPanel
}

const services = new WeakMap<TestPanel, FetchFunction>()

/** The panel as it ships, over a main thread in memory and the real service in process. */
export function testPanel(options: Options = {}): TestPanel {
  const {
    sends = true,
    connected = true,
    canEdit = true,
    now = Date.now,
    after,
    size = [64, 48]
  } = options
  const requests: string[] = []
  const service =
    options.service ??
    (after && services.get(after)) ??
    createService({
      baseUrl: BASE_URL,
      key: KEY,
      engine: local,
      ...(options.capturePage && { capturePage: options.capturePage })
    })
  const counted: FetchFunction = (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return options.intercept ? options.intercept(request, service) : service(request)
  }
  const client = createClient({
    baseUrl: BASE_URL,
    key: KEY,
    fetch: counted,
    pollIntervalMs: 1,
    ...options.clock
  })
  const choice = { baseUrl: BASE_URL, audienceKey: 'audience', brandKey: 'brand_guidelines' }
  const provider: Provider = options.onDevice
    ? onThisDevice(options.onDevice)
    : {
        ...byService({ ...choice, adScoreMax: null }, client),
        sends,
        words: { privacy: () => '', cancelled: 'The service goes on.' }
      }
  const bridge = options.main ?? after?.main ?? fakeMain(samplePng(...size), ...size)
  let count = 0
  const platform: Platform = {
    createProvider: () => provider,
    newId: () => `${after === undefined ? 'job' : 'later'}-${++count}`,
    now,
    hash: (bytes) => Promise.resolve(createHash('sha256').update(bytes).digest('hex')),
    convert: ({ bytes }) => Promise.resolve(bytes),
    measure: measureHere(codec),
    engine: {
      analyse: (task, { signal, onProgress }) => local.analyse(task, signal, onProgress),
      tryCandidates: (task, { signal, onProgress }) => local.tryCandidates(task, signal, onProgress)
    },
    visible: () => Promise.resolve(),
    focus: FOCUSED,
    idle: () => Promise.resolve(),
    inspectVideo: () => Promise.resolve({ seconds: 1, width: 16, height: 9 }),
    copyText: () => true,
    styleSheetOf: () => '',
    saveFile: () => undefined,
    ...options.platform
  }
  const settings = { baseUrl: connected ? BASE_URL : '', ...options.settings }
  const panel = createPanel(
    bridge,
    {
      command: 'open',
      selection: { nodes: [], leftOut: 0 },
      settings: { ...parseSettings({}), ...settings },
      key: null,
      canEdit,
      misplaced: 0,
      fileId: 'file',
      fileName: 'Shop',
      journal: []
    },
    platform
  )
  bridge.push = panel.calls.frameChanged
  const measured: string[] = []
  const named = namedStores(panel.stores)
  if (options.platform?.measure === undefined) {
    named.cache.measureRun = ({ nodeId }) => {
      measured.push(nodeId)
      return Promise.resolve(null)
    }
  }

  const shipped: TestPanel = {
    ...panel,
    ...panel.tools,
    ...named,
    main: bridge,
    recover: (entries) => recover(panel, entries),
    measured,
    service: provider,
    requests,
    reach: (state) => reachRun(shipped, named.runs, state),
    until: (condition) => whenFalse(computed(() => !condition()))
  }
  services.set(shipped, service)
  return shipped
}

function namedStores({ of }: Stores) {
  return {
    ads: of(useAds),
    advice: of(useAdvice),
    brief: of(useBrief),
    cache: of(useFrameCache),
    compare: of(useCompare),
    erase: of(useErase),
    frames: of(useFrames),
    layers: of(useLayers),
    live: of(useLive),
    missingMaps: of(useMissingMaps),
    overview: of(useOverview),
    pages: of(usePages),
    reports: of(useReports),
    results: of(useResults),
    runs: of(useRuns),
    texts: of(useTexts),
    tries: of(useTries),
    videos: of(useVideos)
  }
}

/** How many create calls left the panel. */
export function creates({ requests }: Pick<TestPanel, 'requests'>): number {
  return requests.filter((request) => request === 'POST /v2/analyses').length
}

/** Resolves when a store's run has ended in a state, rejects when it ends in another. */
export async function reachRun(
  { until }: Pick<TestPanel, 'until'>,
  { run }: Pick<RunStore, 'run'>,
  state: string
): Promise<void> {
  await until(() => run.value !== null && run.value.state !== 'running')
  const { state: now, error } = run.value ?? {}
  if (now !== state) throw new Error(`The run is ${now}: ${JSON.stringify(error)}`)
}

/** Lets everything that is ready run. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}
