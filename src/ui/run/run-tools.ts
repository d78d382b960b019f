import type { PlacedDocument } from '../../bridge'
import type { TextKind } from '../../interface'
import type { Brief } from '../../file'
import type { FrameTools } from '../frames/frame-cache'
import type { Prefetched } from '../frames/measure-frame'
import type { Provider } from '../provider/provider'
import type { Collected } from './collect-maps'

/** A run's result with the maps it has placed. */
export interface Finished extends Collected {
  placed: PlacedDocument
  /** Layers and picture that the run holds already; null where it holds none. */
  prefetched: Prefetched | null
}

export interface TextRequest {
  provider: Provider
  runId: string
  nodeId: string
  analysisId: string
  /** Both where left out. */
  kinds?: readonly TextKind[]
  /** Texts that exist already. */
  earlier?: Record<TextKind, string | null>
  /** True when the brief replaces one that the service has. */
  replaces?: boolean
}

/** Shows a run's result. */
export interface RunResults {
  /** Shows what a run has just placed. */
  placed: (finished: Finished) => void
  keepPicture: (nodeId: string, hash: string, png: Uint8Array) => void
}

/** Requests a service's texts. */
export interface RunTexts {
  /** Sends the brief, then asks for texts and keeps each in the file; nothing where texts are computed. Never rejects. */
  write: (request: TextRequest) => Promise<void>
}

/** The panel's tools with the stores that an analysis fills. */
export interface RunTools extends FrameTools {
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  results: RunResults
  texts: RunTexts
}
