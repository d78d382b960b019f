import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import {
  type Command,
  GlanceError,
  type MainCalls,
  type PanelCalls,
  type Remote,
  type SelectedNode,
  type Selection,
  type Startup
} from '../../bridge'
import type { JournalEntry } from '../../file'
import { lexInWorker } from '../../workers/markdown/lex-in-worker'
import { measureInWorker } from '../../workers/measure/measure-in-worker'
import { sha256Hex } from '../../workers/sha256-hex'
import { inspectInWorker } from '../../workers/video/inspect-in-worker'
import { createFrameList, type FrameList } from '../analyse/frame-list'
import { type BriefStore, createBriefStore } from '../brief/brief-store'
import { type CompareStore, createCompareStore } from '../compare/compare-store'
import { createErrors, type Errors } from '../kit/errors'
import { createImageUrls } from '../kit/image-urls'
import { idle } from '../kit/timing/idle'
import { createLayerStore, type LayerStore } from '../layers/layer-store'
import {
  chooseProvider,
  type ChosenProvider,
  type Owned,
  providerOf
} from '../provider/choose-provider'
import type { Provider } from '../provider/provider'
import { copyText, saveFile } from '../report/hand-over'
import { createReportStore, type ReportStore } from '../report/report-store'
import { createPictureCheck } from '../result/picture-check'
import { createResultStore, type ResultStore } from '../result/result-store'
import { createTextStore, type TextStore } from '../result/texts/text-store'
import { createBatchStore } from '../run/batch/batch-store'
import { createJobStore } from '../run/job-store'
import type { JobStoreTools } from '../run/job-store-types'
import { recoverFrames } from '../run/recover-frames'
import { toFigmaImage } from '../run/to-figma-image'
import type { Runs } from '../run/use-runs'
import type { PanelTools, Tab } from '../tools/panel-tools'
import { createSettingsStore, type SettingsStore } from '../tools/settings-store'
import { pickMedium } from '../words/pick-medium'
import { createMoreStores, type MoreStores } from './more-stores'
import { randomId } from './random-id'

const FIRST_TAB: Record<Command, Tab> = {
  open: 'analyse',
  'analyse-selection': 'analyse',
  'compare-selection': 'compare',
  settings: 'settings'
}

/** Everything the panel is made of; its views find their part by `storesOf`. */
export interface Panel extends Runs {
  bridge: Remote<MainCalls>
  canEdit: boolean
  tab: Signal<Tab>
  selection: ReadonlySignal<Selection>
  provider: ReadonlySignal<ChosenProvider>
  settings: SettingsStore
  results: ResultStore
  texts: TextStore
  layers: LayerStore
  /** The selected layers, when they are several. */
  frames: FrameList
  compare: CompareStore
  reports: ReportStore
  brief: BriefStore
  more: MoreStores
  errors: Errors
  /** Goes on with the frames that an earlier session has left. */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  /** What the main thread tells. */
  calls: PanelCalls
}

/** Wires the stores together from what the main thread knows at the start. */
export function createPanel(bridge: Remote<MainCalls>, startup: Startup): Panel {
  const { canEdit } = startup
  const errors = createErrors()
  const tab = signal<Tab>(FIRST_TAB[startup.command])
  const selection = signal(startup.selection)
  const settings = createSettingsStore(bridge, startup)
  const provider = computed(() => chooseProvider(settings.settings.value, settings.key.value))
  const pictures = createPictureCheck({ bridge, hash: sha256Hex, canEdit })
  const results = createResultStore({
    bridge,
    errors,
    canEdit,
    idle,
    pictures,
    urls: createImageUrls(),
    firstView: () => settings.settings.value
  })
  const texts = createTextStore({ bridge, hash: sha256Hex, onSaved: results.keepText })
  const ownerOf = (entry: Owned): Provider | null =>
    providerOf(entry, settings.settings.value, settings.key.value)
  const tools: PanelTools = {
    bridge,
    errors,
    startup,
    canEdit,
    fileId: startup.fileId ?? '',
    tab,
    selection,
    settings,
    provider,
    providerOf: ownerOf,
    newId: randomId,
    now: Date.now,
    hash: sha256Hex,
    convert: toFigmaImage,
    measure: measureInWorker
  }
  const layers = createLayerStore({ ...tools, results })
  const brief = createBriefStore(tools)
  const frames = createFrameList(tools)
  const jobTools: Omit<JobStoreTools, 'blocked'> = {
    ...tools,
    texts,
    layers,
    results: {
      ...results,
      placed: (finished) => {
        results.placed(finished)
        frames.placed(finished.result)
        compare.changed(finished.result.nodeId)
      }
    },
    briefFor: brief.briefFor,
    settings: () => settings.settings.value,
    provider: () => {
      if (provider.value.ok) return provider.value.provider
      throw new GlanceError(provider.value.error)
    }
  }
  const jobs = createJobStore({ ...jobTools, blocked: () => batch.running.value })
  const batch = createBatchStore({ ...jobTools, blocked: () => jobs.running.value })
  const compare = createCompareStore({ ...tools, results, pictures, layers, batch, frames })
  const reports = createReportStore({
    ...tools,
    frames: layers.frames,
    lex: lexInWorker,
    copyText,
    saveFile
  })
  const more = createMoreStores({
    ...tools,
    results,
    texts,
    idle,
    inspectVideo: inspectInWorker,
    briefFor: brief.briefFor
  })

  function analyse(node: SelectedNode): void {
    const medium = pickMedium(settings.settings.value.medium, node.width, node.height)
    jobs.start({ id: node.id, name: node.name, medium })
  }

  return {
    bridge,
    canEdit,
    tab,
    selection,
    provider,
    settings,
    results,
    texts,
    jobs,
    layers,
    frames,
    batch,
    busy: computed(() => jobs.running.value || batch.running.value),
    compare,
    reports,
    brief,
    more,
    errors,
    analyse,
    recover: (entries) => recoverFrames({ jobs, batch, providerOf: ownerOf }, entries),
    calls: {
      selectionChanged: (next) => (selection.value = next),
      resultChanged: (nodeId) => {
        layers.changed(nodeId)
        results.refresh(nodeId)
        compare.changed(nodeId)
        errors.guard(() => frames.refresh(nodeId))
      },
      editedByOther: (nodeId) => {
        pictures.forget(nodeId)
        results.refresh(nodeId)
        compare.changed(nodeId)
      }
    }
  }
}
