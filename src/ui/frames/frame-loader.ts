import type { FrameDocument } from '../../bridge'
import { toErrorData } from '../../errors'
import { sleep } from '../../waiting'
import { Turns } from '../../waiting/turns'
import type { PanelTools } from '../tools/panel-tools'
import { compareWithThumbnail } from '../tools/thumbnail'
import type { FrameEntry } from './frame-entry'
import { resultIn } from './frame-known'
import { measureResult } from './measure-frame'

export type LoaderTools = Pick<PanelTools, 'bridge' | 'errors' | 'focus' | 'measure' | 'now'>

/** Most frames kept without a view. */
const REMEMBERED = 30

/** Pause in editing before an edited frame is compared, ms: an export blocks the editor. */
const PAUSE_MS = 3_000
/** Shorter pause while the panel has the focus, so that the designer is not working on the canvas. */
const FOCUSED_PAUSE_MS = 600

/** Reads, compares and measures frames as views need it. */
export function createFrameLoader(tools: LoaderTools) {
  const { bridge, errors } = tools
  /** Frames without a view, oldest first. */
  const remembered = new Set<FrameEntry>()
  /** One message at a time leaves the main thread room for the canvas. */
  const readingTurns = new Turns()
  /** Each measurement holds two pictures in memory. */
  const measuringTurns = new Turns()
  let preferred = ''

  /** Starts missing loads and resolves satisfied requests. */
  function serve(entry: FrameEntry): void {
    entry.publish()
    if (entry.stale && !entry.reading && entry.asksFor('result')) read(entry)
    if (entry.asksFor('checked') && entry.now.pending) errors.guard(() => look(entry))
    if (entry.mustMeasure) void measure(entry)
    for (const one of entry.waiting) {
      if (!entry.satisfies(one.need)) continue
      entry.waiting.delete(one)
      one.known(entry.now)
    }
    remembered.delete(entry)
    if (!entry.asksFor('result') && entry.marks === 0) remember(entry)
  }

  function remember(entry: FrameEntry): void {
    if (entry.stale && !entry.reading && entry.document !== null) entry.forget()
    remembered.add(entry)
    const [oldest] = remembered
    if (remembered.size <= REMEMBERED || oldest === undefined) return
    remembered.delete(oldest)
    oldest.measured = null
    oldest.forget()
  }

  function read(entry: FrameEntry): void {
    const { nodeId } = entry
    entry.reading = true
    const readNow = async (): Promise<void> => {
      entry.stale = false
      try {
        take(entry, await bridge.readFrame(nodeId))
      } catch (error) {
        entry.document = null
        entry.error = toErrorData(error)
      }
      entry.reading = false
      serve(entry)
    }
    void (nodeId === preferred ? readNow() : readingTurns.take(readNow))
  }

  /** Adopts a document unless a newer one is already there. */
  function take(entry: FrameEntry, document: FrameDocument): void {
    if (entry.document !== null && document.revision <= entry.document.revision) return
    entry.document = document
    entry.error = null
    entry.tryAnew()
  }

  /** Exports a frame to see whether its result still holds; one export at a time. */
  function look(entry: FrameEntry): Promise<Uint8Array | null> {
    entry.looking ??= comparePicture(tools, entry).finally(() => {
      entry.looking = null
      serve(entry)
    })
    return entry.looking
  }

  async function measure(entry: FrameEntry): Promise<void> {
    const result = resultIn(entry.now)
    if (result === null) return
    const { document, editedAt } = entry
    entry.measuring = true
    const measured = await measuringTurns.take(() =>
      entry.asksFor('layers') ? measureResult(tools, result) : Promise.resolve(null)
    )
    entry.measuring = false
    // What failed may go well after a change, and what had changed may be as it was.
    const isUnchanged = document === entry.document && editedAt === entry.editedAt
    const holds = measured?.state === 'measured' || isUnchanged
    if (holds && measured?.runId === entry.runId) entry.measured = measured
    serve(entry)
  }

  return {
    serve,
    take,
    look,
    /** Reads this frame before all others from now on. */
    prefer: (nodeId: string): void => void (preferred = nodeId)
  }
}

/** Exports a frame and notes whether it still looks as it was analysed. Returns the picture; null when there is none. */
async function comparePicture(tools: LoaderTools, entry: FrameEntry): Promise<Uint8Array | null> {
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
  // A run that was just made is sure to show what is on the canvas.
  const isSure = entry.finding?.runId === runId && entry.finding.sure
  if (!isSure) entry.finding = { runId, same, sure: true }
  return png
}

async function untilPaused({ focus, now }: LoaderTools, entry: FrameEntry): Promise<void> {
  for (;;) {
    const pause = focus.has() ? FOCUSED_PAUSE_MS : PAUSE_MS
    const left = entry.editedAt + pause - now()
    if (left <= 0) return
    const stop = new AbortController()
    await Promise.race([sleep(left, stop.signal), focus.gained(stop.signal)])
    stop.abort()
  }
}
