import type { LayerData, ReadResult, StoredResult } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { LayerShares } from '../../file'

/** Everything the panel knows of one frame. */
export interface FrameKnown {
  nodeId: string
  /** The file's result, out of date where the frame was found to look different; null until it is read. */
  read: ReadResult | null
  /** Why it could not be read; null when it could. */
  error: ErrorData | null
  /** True until comparing the frame has shown whether its result still holds, or that it cannot be exported. */
  pending: boolean
  /** Layers, main action and history as the file keeps them; null until they are read. */
  data: LayerData | null
  /** How measuring the layers of a run ended; null before that. */
  measured: Measured | null
}

export type Measured = { runId: string } & (
  | { state: 'measured'; shares: LayerShares }
  /** The frame looks different from what was analysed, so its layers no longer lie where the maps show them. */
  | { state: 'changed' }
  | { state: 'failed'; error: ErrorData }
)

/** The frame's result; null where there is none that can be read, or it is not read yet. */
export function resultIn({ read }: Pick<FrameKnown, 'read'>): StoredResult | null {
  return read?.state === 'found' ? read.result : null
}

/** Attention by layer of a frame's result. */
export type LayersNow =
  | { state: 'nothing' }
  | { state: 'measuring'; nodeId: string }
  | { state: 'measured'; nodeId: string; shares: LayerShares; data: LayerData }
  /** The frame changed after the run. */
  | { state: 'outOfDate'; nodeId: string; data: LayerData }
  | { state: 'failed'; nodeId: string; error: ErrorData }

/** The layers as the file keeps them, or as they were measured. */
export function layersIn(known: FrameKnown): LayersNow {
  const { data, nodeId } = known
  const result = resultIn(known)
  if (result === null) return { state: 'nothing' }
  const { outOfDate, runId } = result.record
  const measured = known.measured?.runId === runId ? known.measured : null
  if (data === null) {
    return measured?.state === 'failed'
      ? { state: 'failed', nodeId, error: measured.error }
      : { state: 'measuring', nodeId }
  }
  const shares = keptShares(data, result) ?? (measured?.state === 'measured' && measured.shares)
  if (shares) return { state: 'measured', nodeId, shares, data }
  if (outOfDate || measured?.state === 'changed') return { state: 'outOfDate', nodeId, data }
  if (measured?.state === 'failed') return { state: 'failed', nodeId, error: measured.error }
  return { state: 'measuring', nodeId }
}

/** A copied frame carries the shares of its original, and a frame those of an earlier run. */
function keptShares({ shares }: LayerData, { nodeId, record }: StoredResult): LayerShares | null {
  return shares?.runId === record.runId && shares.nodeId === nodeId ? shares : null
}

/** State of the selected frame. */
export type Shown =
  | { state: 'nothing' }
  | { state: 'reading'; nodeId: string }
  | { state: 'unreadable'; nodeId: string; error: ErrorData }
  | { state: 'read'; nodeId: string; read: ReadResult }

/** The result that is shown; null where there is none that can be read. */
export function resultOf(shown: Shown): StoredResult | null {
  return shown.state === 'read' && shown.read.state === 'found' ? shown.read.result : null
}
