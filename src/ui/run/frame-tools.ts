import type { Brief } from '../../file'
import type { Errors } from '../kit/errors'
import type { RunLayers, RunResults, RunTexts } from './handover'
import type { RunTools } from './run-tools'

/** What analysing frames needs from the rest of the panel. */
export interface FrameTools extends Omit<RunTools, 'provider'> {
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  results: RunResults
  texts: RunTexts
  layers: RunLayers
  errors: Errors
  /** Places when it is a run's turn; `written` is done when its texts are in the file. */
  inTurn: <T>(
    place: () => Promise<T>,
    written: () => Promise<unknown>,
    signal: AbortSignal
  ) => Promise<T>
}
