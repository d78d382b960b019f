import type { ReadonlySignal, Signal } from '@preact/signals'
import type { MainCalls, Remote, Selection, Startup } from '../../bridge'
import type { DownloadedImage } from '../../client'
import type { VideoFacts } from '../../client/video/inspect-source'
import type { Brief } from '../../file'
import type { Measure } from '../../workers/measure/measure'
import type { Tab } from '../app/panel'
import type { Errors } from '../kit/errors'
import type { ChosenProvider, Owned } from '../provider/choose-provider'
import type { Provider } from '../provider/provider'
import type { PictureCheck } from '../result/picture-check'
import type { ResultStore } from '../result/result-store'
import type { TextStore } from '../result/texts/text-store'
import type { SettingsStore } from './settings-store'

/** What the stores behind Brief and More are made of; tests bring their own. */
export interface PanelTools {
  bridge: Remote<MainCalls>
  errors: Errors
  startup: Startup
  canEdit: boolean
  fileId: string
  selection: ReadonlySignal<Selection>
  settings: SettingsStore
  provider: ReadonlySignal<ChosenProvider>
  /** The provider an unfinished task belongs to, null when it is not connected. */
  providerOf: (entry: Owned) => Provider | null
  results: ResultStore
  pictures: PictureCheck
  texts: TextStore
  newId: () => string
  now: () => number
  hash: (bytes: Uint8Array) => Promise<string>
  /** Makes a picture fit for Figma: PNG or JPEG, at most 4096 px a side. */
  convert: (image: DownloadedImage) => Promise<Uint8Array>
  /** Reads map pictures, away from the panel's thread. */
  measure: Measure
}

/** What the stores behind More need besides. */
export interface MoreTools extends PanelTools {
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  tab: Signal<Tab>
  /** Length and size of a .webm file. Rejects with what is wrong with it. */
  inspectVideo: (file: Blob) => Promise<VideoFacts>
  /** Resolves when the panel has nothing better to do. */
  idle: () => Promise<void>
}
