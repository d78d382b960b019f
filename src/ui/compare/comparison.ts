import type {
  LayerKind,
  LayerShare,
  LayerShares,
  MainAction,
  MainActionOutcome,
  ResultRecord
} from '../../file'
import type { FrameList } from '../analyse/frame-list'
import type { BriefStore } from '../brief/brief-store'
import type { FrameTools } from '../frames/frame-cache'
import type { FrameRuns } from '../run/frame-runs'

/** The panel's tools that comparing uses. */
export interface CompareTools extends FrameTools {
  runs: Pick<FrameRuns, 'startAll' | 'cancel' | 'items'>
  frames: Pick<FrameList, 'frames' | 'read'>
  brief: Pick<BriefStore, 'briefFor' | 'goalOf'>
}

/** A frame as the file has it, before it is compared. */
export interface ReadFrame {
  nodeId: string
  name: string
  record: ResultRecord
  /** null without attention by layer; `why` then gives the reason in a sentence. */
  shares: LayerShares | null
  why: (() => string) | null
  /** Its own mark; null when it has none. */
  mark: MainAction | null
  /** The main action that is likely without a mark. */
  suggested: MainAction | null
}

/** One analysed frame in a comparison. */
export interface ComparedFrame extends Omit<ReadFrame, 'mark' | 'suggested' | 'why'> {
  why: string | null
  /** True where its main action may be another than the base's: the designer decides. */
  unsure: boolean
  /** Outcome of the main action here, what sentences call it, and its layer; null when none is known or it was not found. */
  mainAction: (MainActionOutcome & { said: string; layer: LayerShare }) | null
}

/** A frame left out of the comparison. */
export interface LeftOutFrame {
  nodeId: string
  name: string
  /** In a sentence. */
  reason: string
}

/** A layer of one variant, surely found again in as many others as have it. Shares are parts of the whole (0–1). */
export interface MatchedLayer {
  /** By itself, in a row. */
  name: string
  /** Its name in sentences, its words in quotation marks. */
  said: string
  type: string
  kind: LayerKind
  /** By frame, in the comparison's order: what it is there; null where the layer is missing. */
  places: readonly (LayerShare | null)[]
}

/** The outcome in plain words. */
export interface Verdict {
  /** The frame that wins; null when none does. */
  winnerId: string | null
  /** Who wins, and what moved; every view of a comparison begins with them. */
  sentences: string[]
  /** How sure that is, in sentences: what else differs, what is not known. */
  details: string[]
}

/** Two or more analysed frames side by side. */
export interface Comparison {
  frames: ComparedFrame[]
  /** The frame that differences are counted from. */
  baseId: string
  /** What sentences call the main action that was compared; null when none is known. */
  mainActionName: string | null
  /** True if that main action is a suggestion, not a mark. */
  suggested: boolean
  layers: MatchedLayer[]
  verdict: Verdict
}

type Compared = Pick<Comparison, 'frames' | 'baseId'>

/** The frame that differences are counted from. */
export function baseOf({ frames, baseId }: Compared): ComparedFrame {
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  if (base === undefined) throw new Error('The base is not among the compared frames.')
  return base
}

/** The frames of the base's medium: each is measured against its own kind, so only these are ranked against each other. */
export function rankable(compared: Compared): ComparedFrame[] {
  const { medium } = baseOf(compared).record
  return compared.frames.filter(({ record }) => record.medium === medium)
}

/** Whether a frame's numbers can be counted from the base's. */
export function isVariant(compared: Compared, frame: ComparedFrame): boolean {
  return frame.nodeId !== compared.baseId && rankable(compared).includes(frame)
}
