import { sleep } from '../../waiting'
import type { PanelTools } from '../tools/panel-tools'
import { compareWithThumbnail } from '../tools/thumbnail'
import type { FrameEntry } from './frame-entry'
import { resultIn } from './frame-known'

/** Pause in editing before an edited frame is compared, ms: an export blocks the editor. */
const PAUSE_MS = 3_000
/** Shorter pause while the panel has the focus, so that the designer is not working on the canvas. */
const FOCUSED_PAUSE_MS = 600

export type CheckTools = Pick<PanelTools, 'bridge' | 'focus' | 'measure' | 'now'>

/** Exports a frame and notes whether it still looks as it was analysed. Returns the picture; null when there is none. */
export async function comparePicture(
  tools: CheckTools,
  entry: FrameEntry
): Promise<Uint8Array | null> {
  const result = resultIn(entry.now)
  if (result === null) return null
  const { nodeId } = entry
  const { runId, picture } = result.record
  await untilPaused(tools, entry)
  const { editedAt } = entry
  const compared = await compareWithThumbnail(
    tools,
    nodeId,
    picture.thumbnail,
    picture.scale
  ).catch(() => null)
  if (entry.runId !== runId) return null
  if (compared === null) {
    entry.unseen = runId
    return null
  }
  if (entry.editedAt !== editedAt) return comparePicture(tools, entry)
  const { png, same } = compared
  if (!entry.now.checked) entry.finding = { runId, same, sure: true }
  return png
}

async function untilPaused({ focus, now }: CheckTools, entry: FrameEntry): Promise<void> {
  for (;;) {
    const pause = focus.has() ? FOCUSED_PAUSE_MS : PAUSE_MS
    const left = entry.editedAt + pause - now()
    if (left <= 0) return
    const stop = new AbortController()
    await Promise.race([sleep(left, stop.signal), focus.gained(stop.signal)])
    stop.abort()
  }
}
