import type { Token } from 'marked'
import type { TextKind } from '../../bridge'
import type { HistoryEntry, LayerShares, MapName, ResultRecord } from '../../file'
import type { Comparison } from '../compare/comparison'
import type { MainActionVerdict } from '../main-action/main-action-verdict'
import type { FrameCache } from '../frames/frame-cache'
import type { PanelTools } from '../tools/panel-tools'

export interface ReportTools extends Pick<PanelTools, 'bridge' | 'copyText' | 'now' | 'saveFile'> {
  cache: Pick<FrameCache, 'known'>
}

/** One analysed frame, or several compared ones. Names are as typed, so they may be hostile. */
export interface Report {
  title: string
  /** Milliseconds since 1970. */
  madeAt: number
  frames: ReportFrame[]
  comparison: Comparison | null
}

export interface ReportFrame {
  nodeId: string
  name: string
  record: ResultRecord
  texts: Record<TextKind, ReportText | null>
  /** null when attention by layer cannot be had; `why` then says why, in a sentence. */
  shares: LayerShares | null
  why: string | null
  /** The marked layer; null when none is marked. Without a verdict it was not found, or not measured. */
  mainAction: { name: string; verdict: MainActionVerdict | null } | null
  /** Oldest first. */
  history: HistoryEntry[]
  /** Parts of the file that could not be read, in sentences. */
  faults: string[]
  /** null in formats without pictures. */
  pictures: FramePictures | null
}

/** A text from outside. `tokens` is null when it could not be taken apart: it is then shown as it came. */
export interface ReportText {
  markdown: string
  tokens: Token[] | null
}

export interface FramePictures {
  /** The frame itself; null when it could not be exported. */
  frame: ReportPicture | null
  maps: Partial<Record<MapName, ReportPicture>>
  /** Pictures that are left out and why, in sentences. */
  leftOut: string[]
}

/** A picture as a data: URL, in a Blob so that the browser may keep it out of memory. */
export interface ReportPicture {
  url: Blob
}
