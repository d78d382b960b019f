import type { Tried } from '../../engine/candidates/try-candidates'
import type { ErrorData } from '../../errors'

/** What would help a result's main action, as far as it has been looked for. */
export type Advice =
  | { state: 'looking'; done: number; of: number }
  | { state: 'known'; tried: Tried }
  /** The frame looks different from what was analysed. */
  | { state: 'changed' }
  | { state: 'failed'; error: ErrorData }
