import type { StoredResult } from '../../bridge'
import type { BriefStore } from '../brief/brief-store'
import type { Comparison } from '../compare/comparison'
import type { FrameCache } from '../frames/frame-cache'
import type { Judged } from '../result/verdict/judge-result'
import type { PanelTools } from '../tools/panel-tools'
import type { AdviceStore } from '../what-if/advice-store'
import type { TryStore } from '../what-if/try-store'

export interface ReportTools extends Pick<
  PanelTools,
  'bridge' | 'copyText' | 'now' | 'saveFile' | 'styleSheetOf'
> {
  cache: Pick<FrameCache, 'known'>
  brief: Pick<BriefStore, 'briefFor'>
  advice: Pick<AdviceStore, 'of'>
  tries: Pick<TryStore, 'known'>
}

/** One analysed frame, or several compared ones. Names are as typed, so they may be hostile. */
export interface Report {
  title: string
  /** Milliseconds since 1970. */
  madeAt: number
  frames: ReportFrame[]
  comparison: Comparison | null
  fixes: ReportFixes | null
}

export interface ReportFrame {
  nodeId: string
  name: string
  result: StoredResult
  judged: Judged
  /** Missing parts and faults, in sentences. */
  notes: string[]
  /** null in formats without pictures. */
  pictures: FramePictures | null
}

/** How a report comes along, and how it is ended. */
export interface Making {
  signal: AbortSignal
  /** How many of how many steps are done. */
  onProgress: (done: number, of: number) => void
}

/** Changes that would help a frame's main action. */
export interface ReportFixes {
  list: Fix[]
  /** Said beside them, or in their place. */
  sentences: string[]
}

/** A change, in words that are ready to be read. */
export interface Fix {
  change: string
  /** Sentences that are known: the estimated gain, the outcome on a copy, the headline's loss. */
  facts: string[]
}

/** Pictures as data: URLs, in Blobs so that the browser may keep them out of memory. */
export interface FramePictures {
  /** The frame itself, and its attention map; null when they were not available. */
  frame: Blob | null
  map: Blob | null
}
