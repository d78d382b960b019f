import type { OfRun, ResultRef } from '../../bridge'
import { GlanceError } from '../../errors'
import type { MainAction, MainActionOutcome } from '../../file'
import { fitsEntry, KEYS } from '../figma/storage/entries'
import { dataOf, setData } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'
import { historyWith } from '../frame-data/history'
import { type Kept, readKept } from './kept'
import { changeResult } from './record'
import { describeFrame } from './relaunch'
import { words } from './words'

/**
 * Marks a layer as the main action of an analysed frame, null unmarks, as one undo step; `outcome` is
 * how it fares in that run. Throws view_only, no_result, primary_newer or primary_too_long.
 */
export function saveMainAction(
  of: ResultRef,
  mainAction: MainAction | null,
  outcome: MainActionOutcome | null,
  verdict?: string
): Promise<OfRun> {
  return changeResult(of, (frame, record) => {
    const kept = readKept(frame)
    const text = serialiseMainAction(kept, mainAction)
    const history = historyWith(kept.history, record, (entry) => ({ ...entry, primary: outcome }))
    beginUndoStep()
    writeMainAction(frame, text)
    if (history !== null) setData(frame, KEYS.history, history)
    if (verdict !== undefined) describeFrame(frame, verdict)
    return 'done'
  })
}

export function mainActionText(node: BaseNode): string {
  return dataOf(node, KEYS.mainAction)
}

/** The serialised mark; empty for null. Throws primary_newer or primary_too_long. */
export function serialiseMainAction(kept: Kept, mainAction: MainAction | null): string {
  if (kept.mainAction.state === 'newer') {
    throw new GlanceError({ code: 'primary_newer', ...words().actionNewer, sent: 'no' })
  }
  const text = mainAction === null ? '' : JSON.stringify(mainAction)
  if (fitsEntry(KEYS.mainAction, text)) return text
  throw new GlanceError({ code: 'primary_too_long', ...words().actionTooLong, sent: 'no' })
}

export function writeMainAction(node: SceneNode, text: string): void {
  setData(node, KEYS.mainAction, text)
}
