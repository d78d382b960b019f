import type { MainCalls, Remote } from '../../bridge'
import type { DownloadedImage } from '../../client'
import type { Brief, MapName, Medium, PredictionChoice } from '../../file'
import type { Provider } from '../provider/provider'
import type { JobEvent } from './job'

/** What a run needs from outside; tests bring their own. */
export interface RunTools {
  bridge: Remote<MainCalls>
  provider: Provider
  /** The document the run belongs to. */
  fileId: string
  now: () => number
  hash: (bytes: Uint8Array) => Promise<string>
  /** Makes a picture fit for Figma: PNG or JPEG, at most 4096 px a side. */
  convert: (image: DownloadedImage) => Promise<Uint8Array>
}

export interface RunPlan {
  medium: Medium
  predictions: readonly PredictionChoice[]
  /** Pays again for a picture that was analysed within the hour. */
  repeat: boolean
  /** Asks a busy service again when it wants to be asked; without it, that is a failure. */
  patient: boolean
  overlay: Overlay
}

export interface Overlay {
  map: MapName
  opacity: number
}

export interface Run {
  tools: RunTools
  signal: AbortSignal
  /** The brief that holds for the frame, read when it is first asked for. Rejects when it cannot be read. */
  brief: () => Promise<Brief | null>
  emit: (event: JobEvent) => void
  /** Places when it is this run's turn. */
  inTurn: Turn
}

export type Turn = <T>(place: () => Promise<T>) => Promise<T>
