import type { StoredResult, TextKind } from '../../bridge'
import type { Brief } from '../../file'
import type { AtHand } from '../frames/measure-frame'
import type { KnownLayers, Provider } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'
import type { Collected } from './collect-maps'

/** A run's result with the maps it has placed. */
export interface Finished extends Collected {
  result: StoredResult
}

export type Texts = Record<TextKind, string | null>

export interface TextRequest {
  provider: Provider
  runId: string
  nodeId: string
  analysisId: string
  kinds: readonly TextKind[]
  /** The texts that are there already. */
  earlier: Texts
  /** The brief that holds when the texts are written; they are written without it too. */
  brief: Promise<Brief | null>
  /** The frame's layers, for a provider that keeps them on this computer. Never rejects. */
  layers: () => Promise<KnownLayers | null>
  /** True when the service was given an earlier brief, which the new one takes the place of. */
  replaces: boolean
  /** Texts are kept once this says that the result is in the file. */
  placed: Promise<boolean>
  signal?: AbortSignal
}

/** Where a run's result is shown. */
export interface RunResults {
  /** True when the frame is looked at and has no result. */
  isEmpty: (nodeId: string) => boolean
  /** Takes over what a run has just placed. */
  placed: (finished: Finished) => void
  keepPicture: (nodeId: string, hash: string, png: Uint8Array) => void
  /** Reads the file again, for a change that came from elsewhere. */
  refresh: (nodeId: string) => void
}

/** Where its layers are measured. */
export interface RunLayers {
  /** Measures what a run has just placed; null where that cannot be done. Never rejects. */
  placed: (result: StoredResult, atHand: AtHand) => Promise<KnownLayers | null>
}

/** Where its texts are written. */
export interface RunTexts {
  /** Sends the brief, waits for the layers where they are of use, then asks for texts and keeps each in the file. */
  write: (request: TextRequest) => Promise<void>
}

/** The panel's tools with the stores that an analysis fills. */
export interface RunTools extends PanelTools {
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  results: RunResults
  texts: RunTexts
  layers: RunLayers
}
