import { type ReadonlySignal, signal } from '@preact/signals'
import type { OfRun, PlacedResult, ResultRef, RunLayers, StoredResult } from '../../bridge'
import type { MainAction, MainActionOutcome } from '../../file'
import { latestOnly } from '../../waiting/latest-only'
import { requireRun } from '../kit/errors'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'
import {
  type Describe,
  findMainAction,
  measureRun,
  type Prefetched,
  type Run,
  type RunData
} from './measure-frame'
import { FrameEntry, type Need } from './frame-entry'
import { type FrameKnown, layersIn } from './frame-known'
import { createFrameLoader, type LoaderTools } from './frame-loader'

/**
 * The panel's knowledge of the file's frames, one signal by node id. It is read when somebody watches or waits for it, and
 * stays true: main tells what the user and others change, and what the panel writes goes through here.
 */
export interface FrameCache {
  /** A frame as far as it is known, kept up to date while somebody watches. */
  of: (nodeId: string, need: Need) => ReadonlySignal<FrameKnown>
  /** The same once all of it is known, or why it cannot be is. */
  known: (nodeId: string, need: Need) => Promise<FrameKnown>
  /** The same, read once more: what changes on another page is told by nobody. */
  again: (nodeId: string, need: Need) => Promise<FrameKnown>
  /** Reads the frame that is looked at once more, and before all others. */
  visit: (nodeId: string) => Promise<void>
  /** Exports a frame to see whether its result still holds. Returns the picture; null when there is none. */
  look: (nodeId: string) => Promise<Uint8Array | null>
  /** Counts changes of the page and its frames since the panel opened. */
  changes: ReadonlySignal<number>
  /** Main tells: the file has another record, mark or overlay of a frame. */
  changed: (nodeId: string) => void
  /** Main tells: a frame may look different now. */
  edited: (nodeId: string) => void
  /** Main tells: layers came or went, or it is another page. What nobody asks for is read anew when somebody does. */
  layersChanged: () => void
  /** What a run keeps of its layers, measured before it is placed; null where that fails. Never rejects. */
  measureRun: (run: Run, data: RunData) => Promise<RunLayers | null>
  /** Takes over what a run has placed. */
  placed: (placed: PlacedResult, prefetched: Prefetched | null) => void
  /** Layers and picture of the last run; null for another result, and where the frame may look different by now. */
  prefetched: (result: StoredResult) => Prefetched | null
  /** Measures again what failed. */
  measureAgain: (nodeId: string) => void
  /** Has a run's result written to, and takes over what comes of it; null where another run has replaced it. */
  write: <T>(
    of: ResultRef,
    call: () => Promise<OfRun<T>>,
    change: (result: StoredResult, answer: T) => StoredResult
  ) => Promise<T | null>
  /** The panel has written what only reading the frame again can tell. */
  wrote: (nodeId: string) => void
  /** Marks a frame's main action at once, then in the file; null unmarks. */
  mark: (nodeId: string, mainAction: MainAction | null) => Promise<void>
}

/** The panel's tools, and what it knows of frames. */
export interface FrameTools extends PanelTools {
  cache: FrameCache
}

export const useFrameCache = storeHook<FrameCache>('cache of frames')

export function createFrameCache(
  tools: LoaderTools,
  describe: Describe = () => Promise.resolve('')
): FrameCache {
  const { bridge } = tools
  const { look, prefer, serve } = createFrameLoader(tools)
  const entries = new Map<string, FrameEntry>()
  const changes = signal(0)
  let visited = ''
  let last: { of: ResultRef; prefetched: Prefetched } | null = null

  function entryOf(nodeId: string): FrameEntry {
    const entry = entries.get(nodeId) ?? new FrameEntry(nodeId, onWatch)
    entries.set(nodeId, entry)
    return entry
  }

  /** Deferred: a component that begins to watch may be in the middle of rendering. */
  function onWatch(entry: FrameEntry): void {
    queueMicrotask(() => serve(entry))
  }

  const sendMark = latestOnly(
    async ({ of, mainAction, outcome, verdict }: Marking) =>
      void requireRun(await bridge.saveMainAction(of, mainAction, outcome, await verdict)),
    ({ of }) => of.nodeId
  )

  async function mark(nodeId: string, mainAction: MainAction | null): Promise<void> {
    const entry = entryOf(nodeId)
    const { now, result } = entry
    if (result === null || now.data === null) return
    entry.learn({ data: { ...now.data, mainAction } })
    const layers = layersIn(entry.now)
    const verdict = describe(result, layers)
    const outcome =
      layers.state === 'measured'
        ? findMainAction(layers.shares, { mainAction }, result.record)
        : null
    entry.marks += 1
    try {
      await sendMark({ of: { nodeId, runId: result.record.runId }, mainAction, outcome, verdict })
    } catch (error) {
      entry.due.result += 1
      throw error
    } finally {
      entry.marks -= 1
      entry.writes += 1
      entry.due.data += 1
      await whenKnown(nodeId, 'data')
    }
  }

  function whenKnown(nodeId: string, need: Need): Promise<FrameKnown> {
    const entry = entryOf(nodeId)
    return new Promise((known) => {
      entry.waiting.add({ need, due: { ...entry.due }, known })
      serve(entry)
    })
  }

  /** The file has something else of a frame, so that what could not be done before is tried again. */
  function expire(entry: FrameEntry): void {
    changes.value += 1
    entry.due.result += 1
    const { measured } = entry.now
    entry.learn({ unseen: null, measured: measured?.state === 'measured' ? measured : null })
    serve(entry)
  }

  function changed(nodeId: string): void {
    const entry = entryOf(nodeId)
    entry.due.data += 1
    expire(entry)
  }

  function wrote(nodeId: string): void {
    entryOf(nodeId).writes += 1
    changed(nodeId)
  }

  return {
    of: (nodeId, need) => entryOf(nodeId).view(need),
    known: whenKnown,
    again: (nodeId, need) => {
      const { due } = entryOf(nodeId)
      due.result += 1
      due.data += 1
      return whenKnown(nodeId, need)
    },
    visit: async (nodeId) => {
      const entry = entryOf(nodeId)
      entry.due.result += 1
      if (visited !== nodeId) entry.due.data += 1
      visited = nodeId
      prefer(entry)
      await whenKnown(nodeId, 'result')
    },
    look: (nodeId) => look(entryOf(nodeId)),
    changes,
    changed,
    edited: (nodeId) => {
      const entry = entryOf(nodeId)
      entry.editedAt = tools.now()
      if (entry.runId !== null) {
        entry.learn({ finding: { runId: entry.runId, same: false, sure: false } })
      }
      if (last?.of.nodeId === nodeId) last = null
      expire(entry)
    },
    layersChanged: () => {
      changes.value += 1
      for (const entry of entries.values()) if (entry.isIdle) entry.forget()
    },
    measureRun: (run, data) => measureRun(tools, describe, run, data),
    placed: ({ result, data }, prefetched) => {
      const { nodeId } = result
      const entry = entryOf(nodeId)
      entry.writes += 1
      for (const what of ['result', 'data'] as const) {
        entry.due[what] += 1
        entry.done[what] = entry.due[what]
      }
      const { runId, startedAt } = result.record
      // The frame may have been edited while the run was made.
      const edited = entry.editedAt > startedAt
      last = edited || prefetched === null ? null : { of: { nodeId, runId }, prefetched }
      const finding = { runId, same: !edited, sure: !edited }
      entry.learn({
        answer: { state: 'found', result },
        error: null,
        data,
        finding,
        measured: null
      })
      changes.value += 1
      serve(entry)
    },
    prefetched: ({ nodeId, record: { runId } }) =>
      last?.of.nodeId === nodeId && last.of.runId === runId ? last.prefetched : null,
    measureAgain: (nodeId) => {
      const entry = entryOf(nodeId)
      entry.due.data += 1
      entry.learn({ measured: null, data: null })
      serve(entry)
    },
    write: async (of, call, change) => {
      const entry = entryOf(of.nodeId)
      try {
        const written = await call()
        if (written === 'replaced') {
          wrote(of.nodeId)
          return null
        }
        entry.writes += 1
        const { answer } = entry
        if (answer?.state === 'found' && entry.runId === of.runId) {
          entry.learn({ answer: { ...answer, result: change(answer.result, written) } })
        }
        return written
      } catch (error) {
        wrote(of.nodeId)
        throw error
      }
    },
    wrote,
    mark
  }
}

interface Marking {
  of: ResultRef
  mainAction: MainAction | null
  outcome: MainActionOutcome | null
  verdict: Promise<string>
}
