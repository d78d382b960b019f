import { type ReadonlySignal, signal } from '@preact/signals'
import type {
  FrameDocument,
  OfRun,
  PlacedDocument,
  ResultRef,
  RunLayers,
  StoredResult
} from '../../bridge'
import type { LayerShare, MainAction, MainActionOutcome } from '../../file'
import { latestOnly } from '../../waiting/latest-only'
import { requireRun } from '../kit/errors'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'
import { FrameEntry, type Need } from './frame-entry'
import { createFrameLoader, type LoaderTools } from './frame-loader'
import { type FrameKnown, layersIn, resultIn } from './frame-known'
import {
  type Describe,
  findMainAction,
  measureRegion,
  measureRun,
  type Prefetched,
  type Run,
  type RunData
} from './measure-frame'

/** The panel's tools, and what it knows of frames. */
export interface FrameTools extends PanelTools {
  cache: FrameCache
}

export type FrameCache = ReturnType<typeof createFrameCache>

export const useFrameCache = storeHook<FrameCache>('cache of frames')

/**
 * The panel's knowledge of the file's frames, one signal by node id. Main pushes a frame's document when it changes, also
 * after each write of the panel's own; the rest is measured or compared as views need it.
 */
export function createFrameCache(
  tools: LoaderTools,
  describe: Describe = () => Promise.resolve('')
) {
  const { bridge, now } = tools
  const entries = new Map<string, FrameEntry>()
  /** Counts changes of the page and its frames since the panel opened. */
  const changes = signal(0)
  const { look, prefer, serve, take } = createFrameLoader(tools)
  let last: { of: ResultRef; prefetched: Prefetched } | null = null

  function entryOf(nodeId: string): FrameEntry {
    // Deferred: a component that begins to watch may be in the middle of rendering.
    const onWatch = (one: FrameEntry): void => queueMicrotask(() => serve(one))
    const entry = entries.get(nodeId) ?? new FrameEntry(nodeId, onWatch)
    entries.set(nodeId, entry)
    return entry
  }

  function whenKnown(nodeId: string, need: Need): Promise<FrameKnown> {
    const entry = entryOf(nodeId)
    return new Promise((known) => {
      entry.waiting.add({ need, known })
      serve(entry)
    })
  }

  /** Reads a frame once more, then resolves as `known`: Figma reports no changes of other pages. */
  function again(nodeId: string, need: Need): Promise<FrameKnown> {
    entryOf(nodeId).stale = true
    return whenKnown(nodeId, need)
  }

  /** Called by main when a frame's document changes; null where reading it has to show why there is none. */
  function changed(nodeId: string, document: FrameDocument | null): void {
    const entry = entryOf(nodeId)
    changes.value += 1
    entry.stale = document === null
    if (document === null) entry.tryAnew()
    else take(entry, document)
    serve(entry)
  }

  const sendMark = latestOnly(
    async ({ of, mainAction, outcome, verdict }: MarkTask) =>
      void requireRun(await bridge.saveMainAction(of, mainAction, outcome, await verdict)),
    ({ of }) => of.nodeId
  )

  /** Marks a frame's main action at once, then in the file; null unmarks. */
  async function mark(nodeId: string, mainAction: MainAction | null): Promise<void> {
    const entry = entryOf(nodeId)
    const result = resultIn(entry.now)
    if (result === null) return
    entry.mark = mainAction
    entry.marks += 1
    serve(entry)
    const layers = layersIn(entry.now)
    const verdict = describe(result, layers)
    const outcome =
      layers.state === 'measured'
        ? findMainAction(layers.shares, { mainAction }, result.record)
        : null
    try {
      await sendMark({ of: { nodeId, runId: result.record.runId }, mainAction, outcome, verdict })
    } catch (error) {
      changed(nodeId, null)
      throw error
    } finally {
      entry.marks -= 1
      serve(entry)
    }
  }

  return {
    /** What is known of a frame, kept up to date while a view watches. */
    of: (nodeId: string, need: Need) => entryOf(nodeId).view(need),
    /** Resolves once all that `need` names is known, or why it cannot be. */
    known: whenKnown,
    again,
    /** Reads the shown frame once more, before all others. */
    visit: async (nodeId: string): Promise<void> => {
      prefer(nodeId)
      await again(nodeId, 'result')
    },
    /** Exports a frame to see whether its result still holds. Returns the picture; null when there is none. */
    look: (nodeId: string) => look(entryOf(nodeId)),
    /** Whether a frame was found to look different; false while unknown. Starts no request. */
    isOutOfDate: (nodeId: string): boolean =>
      resultIn(entryOf(nodeId).current)?.record.outOfDate === true,
    changes: changes as ReadonlySignal<number>,
    changed,
    /** Called by main when a frame may look different. */
    edited: (nodeId: string): void => {
      const entry = entryOf(nodeId)
      changes.value += 1
      entry.editedAt = now()
      const { runId } = entry
      if (runId !== null) entry.finding = { runId, same: false, sure: false }
      if (last?.of.nodeId === nodeId) last = null
      entry.tryAnew()
      serve(entry)
    },
    /** Called by main when layers come or go or the page changes. Frames without a view are read again on demand. */
    layersChanged: (): void => {
      changes.value += 1
      for (const entry of entries.values()) {
        if (!entry.asksFor('result') && entry.marks === 0) entry.forget()
      }
    },
    /** Measures the layers that a run stores, before it is placed; null where that fails. Never rejects. */
    measureRun: (run: Run, data: RunData): Promise<RunLayers | null> =>
      measureRun(tools, describe, run, data),
    /** What lies in a box of an analysed picture, in parts of it; null where attention is not known. */
    region: (result: StoredResult, box: LayerShare['box']) => measureRegion(tools, result, box),
    /** Adopts the document of a placed run. */
    placed: ({ heardAll, ...document }: PlacedDocument, prefetched: Prefetched | null): void => {
      const { nodeId } = document
      const entry = entryOf(nodeId)
      const { record } = resultIn(document)!
      const { runId, startedAt } = record
      // The frame may have been edited while the run was made.
      const edited = entry.editedAt >= startedAt
      const isSame = heardAll && !edited
      last = isSame && prefetched !== null ? { of: { nodeId, runId }, prefetched } : null
      entry.finding = isSame || edited ? { runId, same: isSame, sure: isSame } : null
      changed(nodeId, document)
    },
    /** Layers and picture of the last run; null for another result, and where the frame may look different by now. */
    prefetched: ({ nodeId, record: { runId } }: StoredResult): Prefetched | null =>
      last?.of.nodeId === nodeId && last.of.runId === runId ? last.prefetched : null,
    /** Measures again what failed. */
    measureAgain: (nodeId: string): void => {
      const entry = entryOf(nodeId)
      entry.measured = null
      serve(entry)
    },
    /** Writes to a result in the file. Where another run has replaced it, the frame is read. */
    write: async (of: ResultRef, call: () => Promise<OfRun>): Promise<OfRun> => {
      try {
        const answer = await call()
        if (answer === 'replaced') changed(of.nodeId, null)
        return answer
      } catch (error) {
        changed(of.nodeId, null)
        throw error
      }
    },
    mark
  }
}

interface MarkTask {
  of: ResultRef
  mainAction: MainAction | null
  outcome: MainActionOutcome | null
  verdict: Promise<string>
}
