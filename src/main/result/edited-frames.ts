import { readRecord, serialiseRecord, writeRecord } from './record'

/** Frames that the user edited since their analysis, with its run. */
const edited = new Map<string, { frame: SceneNode; runId: string }>()

/**
 * Notes that a frame with a result was edited. In memory alone: a write would be a step of its own for the user to
 * undo, one that shows nothing. The next act of Glance writes it.
 */
export function noteEdit(frame: SceneNode): void {
  const parsed = readRecord(frame)
  if (parsed.state !== 'found' || parsed.record.outOfDate) return
  edited.set(frame.id, { frame, runId: parsed.record.runId })
}

export function isEdited(nodeId: string, runId: string): boolean {
  return edited.get(nodeId)?.runId === runId
}

/** The frame looks as it did when it was analysed: what was edited has been undone. */
export function forgetEdit(nodeId: string, runId: string): void {
  if (isEdited(nodeId, runId)) edited.delete(nodeId)
}

/** Writes into the records what was noted, as part of the undo step that is open. Returns the frames written to. */
export function writeEdits(): string[] {
  const noted = [...edited.values()]
  edited.clear()
  return noted.flatMap(({ frame, runId }) => {
    if (frame.removed) return []
    const parsed = readRecord(frame)
    if (parsed.state !== 'found' || parsed.record.runId !== runId) return []
    writeRecord(frame, serialiseRecord({ ...parsed.record, outOfDate: true }))
    return [frame.id]
  })
}
