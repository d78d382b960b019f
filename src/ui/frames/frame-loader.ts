import type { StoredResult } from '../../bridge'
import { toErrorData } from '../../errors'
import { sleep } from '../../waiting'
import { Turns } from '../../waiting/turns'
import type { PanelTools } from '../tools/panel-tools'
import { compareWithThumbnail } from '../tools/thumbnail'
import type { FrameEntry } from './frame-entry'
import type { Measured } from './frame-known'
import { measureFrame } from './measure-frame'

/** Reads, looks at and measures frames as far as somebody asks for it. */
export interface FrameLoader {
  /** Begins whatever is missing of what is asked for, and answers those for whom nothing is. */
  serve: (entry: FrameEntry) => void
  /** Reads this frame without waiting for others, now and later. */
  prefer: (entry: FrameEntry) => void
  /** Exports a frame to see whether its result still holds. Whoever asks meanwhile gets the same. */
  look: (entry: FrameEntry) => Promise<Uint8Array | null>
}

/** Frames that nobody asks for and that are still remembered. */
const REMEMBERED = 30

/** An export holds up the editor: a frame that is being edited is looked at once its designer pauses for so long. */
const PAUSE_MS = 3_000
/** The same while the panel has the focus, and nobody types on the canvas. */
const FOCUSED_PAUSE_MS = 600

export type LoaderTools = Pick<PanelTools, 'bridge' | 'errors' | 'focus' | 'measure' | 'now'>

export function createFrameLoader(tools: LoaderTools): FrameLoader {
  const { bridge, errors, focus } = tools
  /** Those that nobody asks for, oldest first. */
  const remembered = new Set<FrameEntry>()
  /** One message at a time leaves the main thread room for the canvas. */
  const readingTurns = new Turns()
  /** Each measurement holds two pictures in memory. */
  const measuringTurns = new Turns()
  let preferred: FrameEntry | null = null

  function serve(entry: FrameEntry): void {
    if (entry.isLacking) read(entry)
    if (entry.asksFor('checked') && entry.now.pending) errors.guard(() => look(entry))
    if (entry.mustMeasure) void measure(entry)
    for (const one of entry.waiting) {
      if (!entry.satisfies(one)) continue
      entry.waiting.delete(one)
      one.known(entry.now)
    }
    remembered.delete(entry)
    if (!entry.asksFor('result')) remember(entry)
  }

  /** Forgets at once a frame whose result has changed in the file, the oldest others later. */
  function remember(entry: FrameEntry): void {
    if (entry.isStale('result') && entry.isIdle) entry.forget()
    remembered.add(entry)
    const [oldest] = remembered
    if (remembered.size <= REMEMBERED || oldest === undefined) return
    remembered.delete(oldest)
    oldest.forget()
    oldest.learn({ measured: null })
  }

  function read(entry: FrameEntry): void {
    if (entry.reading !== null) return
    if (entry === preferred) {
      void readNow(entry)
    } else if (!entry.queued) {
      entry.queued = true
      void readingTurns.take(() => {
        entry.queued = false
        return readNow(entry)
      })
    }
  }

  /** One reading of a frame at a time, which goes on for as long as something changes meanwhile. */
  function readNow(entry: FrameEntry): Promise<void> {
    const all = async (): Promise<void> => {
      while (entry.isLacking) {
        if (entry.isStale('result')) await readResult(entry)
        if (entry.lacksData) await readData(entry)
      }
    }
    entry.reading ??= all().finally(() => {
      entry.reading = null
      serve(entry)
    })
    return entry.reading
  }

  async function readResult(entry: FrameEntry): Promise<void> {
    const { writes } = entry
    const { result: due } = entry.due
    const read = await bridge.readResult(entry.nodeId).then(
      (answer) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error: toErrorData(error) })
    )
    // What the panel has written meanwhile is newer.
    if (writes !== entry.writes) return
    entry.done.result = due
    entry.learn(read)
    serve(entry)
  }

  async function readData(entry: FrameEntry): Promise<void> {
    const { runId, writes } = entry
    const { data: due } = entry.due
    try {
      const data = await bridge.readLayerData(entry.nodeId)
      const before = entry.now.data
      // A mark on its way is newer than the file.
      const mainAction = before && entry.marks > 0 ? before.mainAction : data.mainAction
      if (writes !== entry.writes) return
      entry.done.data = due
      entry.learn({ data: { ...data, mainAction } })
    } catch (error) {
      entry.done.data = due
      const failed = { state: 'failed', error: toErrorData(error) } as const
      entry.learn({ data: null, measured: runId === null ? null : { runId, ...failed } })
    }
  }

  function look(entry: FrameEntry): Promise<Uint8Array | null> {
    entry.looking ??= lookNow(entry).finally(() => {
      entry.looking = null
      serve(entry)
    })
    return entry.looking
  }

  async function lookNow(entry: FrameEntry): Promise<Uint8Array | null> {
    const { nodeId, result } = entry
    if (result === null) return null
    const { runId, picture } = result.record
    await untilPaused(entry)
    const { editedAt } = entry
    const looked = await compareWithThumbnail(
      tools,
      nodeId,
      picture.thumbnail,
      picture.scale
    ).catch(() => null)
    if (entry.runId !== runId) return null
    if (looked === null) {
      entry.learn({ unseen: runId })
      return null
    }
    if (entry.editedAt !== editedAt) return lookNow(entry)
    const { png, same } = looked
    if (!entry.now.checked) {
      entry.learn({ finding: { runId, same, sure: true } })
    }
    return png
  }

  async function untilPaused(entry: FrameEntry): Promise<void> {
    for (;;) {
      const pause = focus.has() ? FOCUSED_PAUSE_MS : PAUSE_MS
      const left = entry.editedAt + pause - tools.now()
      if (left <= 0) return
      const stop = new AbortController()
      await Promise.race([sleep(left, stop.signal), focus.gained(stop.signal)])
      stop.abort()
    }
  }

  async function measure(entry: FrameEntry): Promise<void> {
    const { result } = entry
    if (result === null) return
    const { result: due } = entry.due
    entry.measuring = true
    const measured = await measuringTurns.take(() => measureNow(entry, result))
    entry.measuring = false
    // What failed may go well after an edit, and what had changed may be as it was.
    const holds = measured?.state === 'measured' || due === entry.due.result
    if (holds && measured?.runId === entry.runId) entry.learn({ measured })
    serve(entry)
  }

  /** null where nobody asks any more by the time its turn comes. */
  async function measureNow(entry: FrameEntry, result: StoredResult): Promise<Measured | null> {
    const { runId } = result.record
    if (!entry.asksFor('layers')) return null
    try {
      const shares = await measureFrame(tools, result)
      return shares === null ? { runId, state: 'changed' } : { runId, state: 'measured', shares }
    } catch (error) {
      return { runId, state: 'failed', error: toErrorData(error) }
    }
  }

  return {
    serve,
    look,
    prefer: (entry) => {
      preferred = entry
    }
  }
}
