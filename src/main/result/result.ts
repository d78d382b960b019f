import type { MainCalls, OfRun, ResultRef, TextKind } from '../../bridge'
import { withBriefHash } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { beginUndoStep, endUndoStep, joinsStep, placingStep } from '../figma/undo'
import { overlaysOf, takeOff } from '../overlays/overlay-group'
import { readKept, readRecord } from './kept'
import { changeResult, clearResult, serialiseRecord, writeRecord, writeText } from './record'
import { tidyPageButton } from './relaunch'

/**
 * Stores a service's text beside the record of its frame, in the undo step of its result if the file has not changed
 * since. `briefHash`: hash of the brief the texts were written with, null for none; undefined keeps the record's.
 */
export function saveText(
  of: ResultRef,
  kind: TextKind,
  markdown: string,
  briefHash?: string | null
): Promise<OfRun> {
  return changeResult(of, (frame, record) => {
    const written =
      briefHash === undefined ? null : serialiseRecord(withBriefHash(record, briefHash))
    if (!joinsStep(placingStep(of.runId))) beginUndoStep(`text ${of.runId}`)
    writeText(frame, kind, markdown)
    if (written !== null) writeRecord(frame, written)
    if (Object.values(readKept(frame).texts).every((text) => text !== null)) endUndoStep()
    return 'done'
  })
}

/**
 * Removes a whole result as one undo step: overlays, record, texts, ad visibility and relaunch button.
 */
export async function removeResult({
  nodeId,
  runId
}: Parameters<MainCalls['removeResult']>[0]): Promise<OfRun> {
  const frame = await findNode(nodeId)
  requireEditing()
  const parsed = readRecord(frame)
  // Without a record there may still be an overlay or an ad visibility.
  const found = parsed.state === 'found' ? parsed.record.runId : null
  if (parsed.state !== 'none' && found !== runId) return 'replaced'
  beginUndoStep()
  takeOff(overlaysOf(frame))
  clearResult(frame)
  tidyPageButton(pageOf(frame))
  return 'done'
}
