import type { MeasuredLayer } from '../../engine/texts/measured-layer'
import type { Brief } from '../../file'
import type { Metadata, TextKind } from '../../interface'

/** What texts may be told of a frame: exactly the numbers that the list of layers shows. */
export interface KnownLayers {
  /** Strongest first. */
  layers: MeasuredLayer[]
  /** Id of the marked main action; null when none is marked, or it is not among the layers. */
  mainActionId: string | null
}

/** What a text is written with. */
export interface TextMaterial {
  analysisId: string
  /** null where the texts are written without one. */
  brief: Brief | null
  /** null where nothing is known of layers, or the provider is not told. */
  layers: KnownLayers | null
}

/** Writes texts about an analysis. */
export interface TextAnalyser {
  /** What it writes. On this device advice is tried instead of written. */
  kinds: readonly TextKind[]
  /** True where texts are told of layers: nothing of them may leave this computer. */
  knowsLayers: boolean
  /** True where the same question, asked again, may be answered in other words. */
  varies: boolean
  /** Takes a brief, before texts are asked for; tells which of its keys it ignores. */
  takeBrief: (
    analysisId: string,
    metadata: Metadata,
    options: { deadlineMs?: number; signal?: AbortSignal }
  ) => Promise<{ ignored_keys: readonly string[] }>
  /** A text as Markdown. Rejects with `result_expired` where the analysis is no longer known. */
  write: (kind: TextKind, material: TextMaterial, signal: AbortSignal) => Promise<string>
}
