import type { Brief } from '../../bridge'
import type { Errors } from '../state/errors'
import type { LayerStore } from '../state/layer-store'
import type { ResultStore } from '../state/result-store'
import type { TextStore } from '../state/text-store'
import type { RunTools } from './run-tools'

/** What analysing frames needs from the rest of the panel. */
export interface FrameTools extends Omit<RunTools, 'provider'> {
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  results: ResultStore
  texts: TextStore
  layers: Pick<LayerStore, 'placed'>
  errors: Errors
  /** Places when it is a run's turn; `written` is done when its texts are in the file. */
  inTurn: <T>(
    place: () => Promise<T>,
    written: () => Promise<unknown>,
    signal: AbortSignal
  ) => Promise<T>
}
