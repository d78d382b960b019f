import type { ReadResult, StoredResult } from '../../bridge'
import type { ErrorData } from '../../errors'

/** What is known of the frame that is looked at. */
export type Shown =
  | { state: 'nothing' }
  | { state: 'reading'; nodeId: string }
  | { state: 'unreadable'; nodeId: string; error: ErrorData }
  | { state: 'read'; nodeId: string; read: ReadResult }

/** The result that is shown; null where there is none that can be read. */
export function resultOf(shown: Shown): StoredResult | null {
  return shown.state === 'read' && shown.read.state === 'found' ? shown.read.result : null
}
