import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { StoredResult } from '../../bridge'
import type { Tried } from '../../engine/candidates/try-candidates'
import { type ErrorData, toErrorData } from '../../errors'
import { until } from '../../waiting'
import type { FrameCache } from '../frames/frame-cache'
import { designOf } from '../frames/measure-frame'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'

export interface AdviceStore {
  /** Advice for a layer of a result, looked for while a view reads it and nothing else is computed; null before. */
  of: (result: StoredResult, layerId: string) => ReadonlySignal<Advice | null>
  /** Looks again after a failure. */
  retry: (result: StoredResult, layerId: string) => void
}

interface AdviceTools extends Pick<PanelTools, 'bridge' | 'idle' | 'engine' | 'measure'> {
  cache: Pick<FrameCache, 'prefetched'>
  /** True while a frame is analysed: advice waits for it. */
  busy: ReadonlySignal<boolean>
}

/** Results whose advice is remembered: some 100 kB each, with what the changes would look like. */
const MOST_REMEMBERED = 50

export const useAdvice = storeHook<AdviceStore>('advice')

/** Looks for changes that help a layer: tried in the picture of a result, in the engine's Worker. */
export function createAdviceStore(tools: AdviceTools): AdviceStore {
  const remembered = new Map<string, Looked>()

  function adviceOn(result: StoredResult, layerId: string): Looked {
    const key = [result.nodeId, result.record.runId, layerId].join(' ')
    const known = remembered.get(key) ?? lookFor(result, layerId)
    remembered.delete(key)
    remembered.set(key, known)
    const [oldest] = remembered.keys()
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return known
  }

  async function seek(
    advice: Signal<Advice | null>,
    result: StoredResult,
    targetId: string,
    abort: AbortSignal
  ): Promise<void> {
    try {
      await until(abort, tools.idle())
      const design = tools.cache.prefetched(result) ?? (await until(abort, designOf(tools, result)))
      if (design === null) {
        advice.value = { state: 'changed' }
        return
      }
      const { medium } = result.record
      const task = { file: design.png, nodes: design.tree.nodes, medium, targetId }
      const tried = await tools.engine.tryCandidates(task, {
        signal: abort,
        onProgress: (done, of) => {
          if (!abort.aborted) advice.value = { state: 'looking', done, of }
        }
      })
      if (!abort.aborted) advice.value = { state: 'known', tried }
    } catch (error) {
      if (!abort.aborted) advice.value = { state: 'failed', error: toErrorData(error) }
    }
  }

  /** Looks once for what would help a layer, while any view reads it. */
  function lookFor(result: StoredResult, layerId: string): Looked {
    const known = signal<Advice | null>(null)
    const isRead = signal(false)
    const isOpen = computed(() => known.value === null || known.value.state === 'looking')
    effect(() => {
      if (!isRead.value || tools.busy.value || !isOpen.value) return
      const seeking = new AbortController()
      known.value = { state: 'looking', done: 0, of: 0 }
      void seek(known, result, layerId, seeking.signal)
      return () => {
        seeking.abort()
        if (isOpen.peek()) known.value = null
      }
    })
    // Deferred: a component that begins to read may be in the middle of rendering.
    const read = (is: boolean) => (): void => queueMicrotask(() => (isRead.value = is))
    const view = computed(() => known.value, { watched: read(true), unwatched: read(false) })
    return { known, view }
  }

  return {
    of: (result, layerId) => adviceOn(result, layerId).view,
    retry: (result, layerId) => {
      adviceOn(result, layerId).known.value = null
    }
  }
}

interface Looked {
  known: Signal<Advice | null>
  view: ReadonlySignal<Advice | null>
}

/** State of looking for advice on a layer. */
export type Advice =
  | { state: 'looking'; done: number; of: number }
  | { state: 'known'; tried: Tried }
  /** The frame looks different from what was analysed. */
  | { state: 'changed' }
  | { state: 'failed'; error: ErrorData }
