import type { ReadonlySignal, Signal } from '@preact/signals'
import type { MainCalls, Selection, Startup } from '../../bridge'
import type { DownloadedImage } from '../../client'
import type { VideoFacts } from '../../client/video/read-video'
import type { Measure } from '../../engine/measure/measure'
import type { EngineElsewhere } from '../../workers/engine/call-engine'
import type { Errors } from '../kit/errors'
import type { PanelFocus } from '../kit/timing'
import type { ChosenProvider, Owned } from '../provider/choose-provider'
import type { Provider } from '../provider/provider'
import type { SettingsStore } from './settings-store'

/** The screens of the panel: tabs of their own, and those in the menu beside them. */
export type Tab = 'analyse' | 'compare' | 'brief' | 'page' | 'video' | 'settings'

/** What the browser, its Workers and the network give; tests bring their own. */
export interface Surroundings {
  newId: () => string
  now: () => number
  hash: (bytes: Uint8Array) => Promise<string>
  /** Makes a picture fit for Figma: PNG or JPEG, at most 4096 px a side. */
  convert: (image: DownloadedImage) => Promise<Uint8Array>
  /** Reads map pictures, off the panel's thread. */
  measure: Measure
  /** Glance's own engine on this device, whichever provider is chosen. */
  engine: Pick<EngineElsewhere, 'analyse' | 'tryCandidates'>
  /** Length and size of a .webm file. Rejects with what is wrong with it. */
  inspectVideo: (file: Blob) => Promise<VideoFacts>
  /** Resolves when the panel is idle. */
  idle: () => Promise<void>
  /** Resolves when the panel can be seen. */
  visible: () => Promise<void>
  focus: PanelFocus
  /** Puts a text on the clipboard; false when the browser refuses. */
  copyText: (text: string) => boolean
  saveFile: (file: Blob, name: string) => void
  /** The style sheets of the classes in a text of HTML. */
  styleSheetOf: (html: string) => string
}

/** What stores share. */
export interface PanelTools extends Surroundings {
  bridge: MainCalls
  errors: Errors
  startup: Startup
  canEdit: boolean
  fileId: string
  tab: Signal<Tab>
  /** How many overlays of the page do not lie over their frame. */
  misplaced: Signal<number>
  selection: ReadonlySignal<Selection>
  /** Selects layers on the canvas and shows them; updates `selection` at once. */
  select: (nodeIds: readonly string[]) => Promise<void>
  settings: SettingsStore
  provider: ReadonlySignal<ChosenProvider>
  /** The provider an unfinished task belongs to, null when it is not connected. */
  providerOf: (entry: Owned) => Provider | null
}
