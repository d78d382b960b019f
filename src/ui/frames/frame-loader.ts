import type { FrameDocument } from '../../bridge'
import { toErrorData } from '../../errors'
import { Turns } from '../../waiting/turns'
import type { PanelTools } from '../tools/panel-tools'
import { type CheckTools, comparePicture } from './compare-picture'
import type { FrameEntry } from './frame-entry'
import { resultIn } from './frame-known'
import { measureResult } from './measure-frame'

export type LoaderTools = CheckTools & Pick<PanelTools, 'errors'>

/** Most frames kept without a view. */
const REMEMBERED = 30

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
