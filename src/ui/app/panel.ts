import { computed, signal } from '@preact/signals'
import type { Command, MainCalls, PanelCalls, Startup } from '../../bridge'
import type { JournalEntry } from '../../file'
import { createFrameList, type FrameList } from '../analyse/frame-list'
import { createOverviewStore, type OverviewStore } from '../analyse/overview/overview-store'
import { type BriefStore, createBriefStore } from '../brief/brief-store'
import { type CompareStore, createCompareStore } from '../compare/compare-store'
import { createEraseStore, type EraseStore } from '../erase/erase-store'
import { createFrameCache, type FrameCache } from '../frames/frame-cache'
import { createErrors } from '../kit/errors'
import { createLayerStore, type LayerStore } from '../layers/layer-store'
import { createLiveStore, type LiveStore } from '../live/live-store'
import { chooseProvider, providerOf } from '../provider/choose-provider'
import { createReportStore, type ReportStore } from '../report/report-store'
import { verdictWords } from '../result/verdict/judge-result'
import { createMissingMaps, type MissingMaps } from '../result/maps/missing-maps'
import { createResultStore, type ResultStore } from '../result/result-store'
import { createTextStore, type TextStore } from '../result/texts/text-store'
import { createFramePlan, createFrameRuns, type FrameRuns } from '../run/frame-runs'
import type { RunTools } from '../run/run-tools'
import { createRuns } from '../run/runs'
import type { PanelTools, Tab } from '../tools/panel-tools'
import { createSettingsStore } from '../tools/settings-store'
import { type AdviceStore, createAdviceStore } from '../what-if/advice-store'
import type { TryStore } from '../what-if/try'
import { createTryStore } from '../what-if/try-store'
import { judgeByBrief } from './judge-by-brief'
import { createMoreStores, type MoreStores } from './more-stores'
import type { Platform } from './platform'

const FIRST_TAB: Record<Command, Tab> = {
  open: 'analyse',
  'analyse-selection': 'analyse',
  'compare-selection': 'compare',
  'quick-analyse': 'analyse',
  'quick-compare': 'compare',
  settings: 'settings'
}

/** Everything the panel is made of; its views find their part by `storesOf`. */
export interface Panel extends RunTools {
  /** The one cache of frames. */
  cache: FrameCache
  /** Frames on their way, one or many. */
  runs: FrameRuns
  results: ResultStore
  missingMaps: MissingMaps
  texts: TextStore
  layers: LayerStore
  /** The shown frame while it is edited. */
  live: LiveStore
  /** Advice for a result's main action. */
  advice: AdviceStore
  /** Changes that are tried on copies. */
  tries: TryStore
  /** The selected layers, when they are several. */
  frames: FrameList
  /** The page's frames and results. */
  overview: OverviewStore
  compare: CompareStore
  reports: ReportStore
  brief: BriefStore
  erase: EraseStore
  more: MoreStores
  /** Goes on with runs that an earlier session has left. */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  /** Answers the main thread's calls. */
  calls: PanelCalls
}

/** Wires the stores together from what the main thread knows at the start. */
export function createPanel(
  bridge: MainCalls,
  startup: Startup,
  { createProvider, ...platform }: Platform
): Panel {
  const selection = signal(startup.selection)
  const settings = createSettingsStore(bridge, startup)
  const tools: PanelTools = {
    ...platform,
    bridge,
    errors: createErrors(),
    startup,
    canEdit: startup.canEdit,
    fileId: startup.fileId ?? '',
    tab: signal<Tab>(FIRST_TAB[startup.command]),
    misplaced: signal(startup.misplaced),
    selection,
    select: async (nodeIds) => {
      selection.value = await bridge.selectNodes(nodeIds)
    },
    settings,
    provider: computed(() =>
      chooseProvider(createProvider, settings.settings.value, settings.key.value)
    ),
    providerOf: (entry) =>
      providerOf(createProvider, entry, settings.settings.value, settings.key.value)
  }
  const brief = createBriefStore(tools)
  const cache = createFrameCache(tools, async (result, layers) => {
    const judged = await judgeByBrief(brief, result, layers).catch(() => null)
    return judged?.state === 'judged' ? verdictWords(judged) : ''
  })
  const known = { ...tools, cache }
  const results = createResultStore(known)
  const texts = createTextStore(known)
  const busy = computed(() => runs.running.value || tries.busy.value)
  const live = createLiveStore({ ...known, results, busy })
  const layers = createLayerStore({ ...known, results, live })
  const frames = createFrameList(known)
  const overview = createOverviewStore(known)
  const missingMaps = createMissingMaps(known)
  const runTools: RunTools = {
    ...tools,
    texts,
    layers,
    results: {
      ...results,
      placed: (finished) => {
        missingMaps.placed(finished)
        results.placed(finished)
      }
    },
    briefFor: brief.briefFor
  }
  const runs = createFrameRuns(runTools)
  const copies = createFramePlan(runTools, () => true)
  const copyRuns = createRuns(tools, copies)
  const tries = createTryStore({
    ...known,
    runs: { ...copyRuns, start: (copy) => copyRuns.start(copies.ask(copy)) }
  })
  const compare = createCompareStore({ ...known, runs, frames, brief })
  const more = createMoreStores(runTools)
  const advice = createAdviceStore({ ...known, busy })
  const reports = createReportStore({ ...known, advice, brief, tries })
  const erase = createEraseStore(
    tools,
    computed(() => runs.running.value || tries.busy.value || more.running.value)
  )

  return {
    ...runTools,
    results,
    cache,
    missingMaps,
    texts,
    runs,
    layers,
    live,
    advice,
    tries,
    frames,
    overview,
    compare,
    reports,
    brief,
    erase,
    more,
    recover: (entries) => {
      more.recover(entries)
      return runs.recover(entries)
    },
    calls: {
      selectionChanged: (next) => (selection.value = next),
      resultChanged: cache.changed,
      frameEdited: (nodeId) => {
        cache.edited(nodeId)
        live.edited(nodeId)
      },
      overlaysMisplaced: (count) => (tools.misplaced.value = count),
      layersChanged: cache.layersChanged
    }
  }
}
