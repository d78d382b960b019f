import { computed, signal } from '@preact/signals'
import type { Command, MainCalls, PanelCalls, Startup } from '../../bridge'
import { createAdStore, useAds } from '../ad/ad-store'
import { createFrameList, useFrames } from '../analyse/frame-list'
import { createOverviewStore, useOverview } from '../analyse/overview/overview-store'
import { createBriefStore, useBrief } from '../brief/brief-store'
import { createCompareStore, useCompare } from '../compare/compare-store'
import { createEraseStore, useErase } from '../erase/erase-store'
import { createFrameCache, type FrameTools, useFrameCache } from '../frames/frame-cache'
import { createErrors } from '../kit/errors'
import { Stores } from '../kit/store-hook'
import { createLayerStore, useLayers } from '../layers/layer-store'
import { createLiveStore, useLive } from '../live/live-store'
import { createPageStore, usePages } from '../page/page-store'
import { chooseProvider, providerOf } from '../provider/choose-provider'
import { createReportStore, useReports } from '../report/report-store'
import { createMissingMaps, useMissingMaps } from '../result/maps/missing-maps'
import { createResultStore, useResults } from '../result/result-store'
import { createTextStore, useTexts } from '../result/texts/text-store'
import { verdictWords } from '../result/verdict/judge-result'
import { createFramePlan, createFrameRuns, useRuns } from '../run/frame-runs'
import type { RunTools } from '../run/run-tools'
import { createRuns } from '../run/runs'
import type { PanelTools, Tab } from '../tools/panel-tools'
import { createSettingsStore } from '../tools/settings-store'
import { useTools } from '../tools/use-tools'
import { createVideoStore, useVideos } from '../video/video-store'
import { createAdviceStore, useAdvice } from '../what-if/advice-store'
import { createTryStore, useTries } from '../what-if/try-store'
import { judgeByBrief } from './judge-by-brief'
import type { Platform } from './platform'

const FIRST_TAB: Record<Command, Tab> = {
  open: 'analyse',
  'analyse-selection': 'analyse',
  'compare-selection': 'compare',
  'quick-analyse': 'analyse',
  'quick-compare': 'compare',
  settings: 'settings'
}

export interface Panel {
  tools: PanelTools
  stores: Stores
  /** Answers the main thread's calls. */
  calls: PanelCalls
}

/** Composes the panel from what the main thread knows at the start. */
export function createPanel(bridge: MainCalls, startup: Startup, platform: Platform): Panel {
  const { createProvider, ...browser } = platform
  const selection = signal(startup.selection)
  const settings = createSettingsStore(bridge, startup)
  const tools: PanelTools = {
    ...browser,
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
  const stores = storesFor(tools)
  const { changed, edited, layersChanged } = stores.of(useFrameCache)
  return {
    tools,
    stores,
    calls: {
      selectionChanged: (next) => (selection.value = next),
      frameChanged: changed,
      frameEdited: (nodeId) => {
        edited(nodeId)
        stores.of(useLive).edited(nodeId)
      },
      overlaysMisplaced: (count) => (tools.misplaced.value = count),
      layersChanged
    }
  }
}

/** Every store of the panel, with the parts that its feature may not import itself. */
function storesFor(tools: PanelTools): Stores {
  const stores = new Stores()
  const { of } = stores
  const known = (): FrameTools => ({ ...tools, cache: of(useFrameCache) })
  const analysing = computed(() => of(useRuns).running.value || of(useTries).busy.value)
  const elsewhere = computed(() =>
    [of(usePages), of(useVideos), of(useAds)].some(({ runs }) => runs.running.value)
  )
  const runTools = (): RunTools => ({
    ...known(),
    texts: of(useTexts),
    results: {
      ...of(useResults),
      placed: (finished) => {
        of(useMissingMaps).placed(finished)
        of(useResults).placed(finished)
      }
    },
    briefFor: of(useBrief).briefFor
  })
  return stores
    .add(useTools, () => tools)
    .add(useBrief, () => createBriefStore(tools))
    .add(useFrameCache, () =>
      createFrameCache(tools, async (result, layers) => {
        const judged = await judgeByBrief(of(useBrief), result, layers).catch(() => null)
        return judged?.state === 'judged' ? verdictWords(judged) : ''
      })
    )
    .add(useResults, () => createResultStore(known()))
    .add(useMissingMaps, () => createMissingMaps(known()))
    .add(useTexts, () => createTextStore({ ...known(), briefFor: of(useBrief).briefFor }))
    .add(useLive, () => createLiveStore({ ...known(), results: of(useResults), busy: analysing }))
    .add(useLayers, () =>
      createLayerStore({ ...known(), results: of(useResults), live: of(useLive) })
    )
    .add(useFrames, () => createFrameList(known()))
    .add(useOverview, () => createOverviewStore(known()))
    .add(useRuns, () => createFrameRuns(runTools()))
    .add(useTries, () => {
      const copies = createFramePlan(runTools())
      const runs = createRuns(tools, copies)
      return createTryStore({
        ...known(),
        runs: { ...runs, start: (copy) => runs.start(copies.ask(copy)) }
      })
    })
    .add(useAdvice, () => createAdviceStore({ ...known(), busy: analysing }))
    .add(useCompare, () =>
      createCompareStore({
        ...known(),
        runs: of(useRuns),
        frames: of(useFrames),
        brief: of(useBrief)
      })
    )
    .add(useReports, () =>
      createReportStore({
        ...known(),
        advice: of(useAdvice),
        brief: of(useBrief),
        tries: of(useTries)
      })
    )
    .add(usePages, () => createPageStore(runTools()))
    .add(useVideos, () => createVideoStore(runTools()))
    .add(useAds, () => createAdStore(runTools()))
    .add(useErase, () =>
      createEraseStore(
        tools,
        computed(() => analysing.value || elsewhere.value)
      )
    )
}
