import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { StoredResult } from '../../bridge'
import type { Tried } from '../../engine/candidates/tried'
import { type ErrorData, toErrorData } from '../../errors'
import { until } from '../../waiting'
import type { FrameCache } from '../frames/frame-cache'
import { designOf } from '../frames/measure-frame'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'

interface AdviceTools extends Pick<PanelTools, 'bridge' | 'idle' | 'engine' | 'measure'> {
  cache: Pick<FrameCache, 'prefetched'>
  /** True while a frame is analysed: advice waits for it. */
  busy: ReadonlySignal<boolean>
}

/** Results whose advice is remembered: some 100 kB each, with what the changes would look like. */
const MOST_REMEMBERED = 50

export type AdviceStore = ReturnType<typeof createAdviceStore>

export const useAdvice = storeHook<AdviceStore>('advice')

/** Looks for changes that help a layer: tried in the picture of a result, in the engine's Worker. */
export function createAdviceStore(tools: AdviceTools) {
  const remembered = new Map<string, ReturnType<typeof lookFor>>()

  function adviceOn(result: StoredResult, layerId: string): ReturnType<typeof lookFor> {
    const key = [result.nodeId, result.record.runId, layerId].join(' ')
    const known = remembered.get(key) ?? lookFor(result, layerId)
    remembered.delete(key)
    remembered.set(key, known)
    const [oldest] = remembered.keys()
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return known
  }

  /** Looks once for what would help a layer, while any view reads it. */
  function lookFor(result: StoredResult, targetId: string) {
    const known = signal<Advice | null>(null)
    const isRead = signal(false)
    const isOpen = computed(() => known.value === null || known.value.state === 'looking')
    effect(() => {
      if (!isRead.value || tools.busy.value || !isOpen.value) return
      const seeking = new AbortController()
      const tell = (advice: Advice): void => {
        if (!seeking.signal.aborted) known.value = advice
      }
      tell({ state: 'looking', done: 0, of: 0 })
      seek(result, targetId, seeking.signal, tell).catch((error: unknown) =>
        tell({ state: 'failed', error: toErrorData(error) })
      )
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

  async function seek(
    result: StoredResult,
    targetId: string,
    abort: AbortSignal,
    tell: (advice: Advice) => void
  ): Promise<void> {
    await until(abort, tools.idle())
    const design = tools.cache.prefetched(result) ?? (await until(abort, designOf(tools, result)))
    if (design === null) {
      tell({ state: 'changed' })
      return
    }
    const { medium } = result.record
    const task = { file: design.png, nodes: design.tree.nodes, medium, targetId }
    const onProgress = (done: number, of: number): void => tell({ state: 'looking', done, of })
    const tried = await tools.engine.tryCandidates(task, { signal: abort, onProgress })
    tell({ state: 'known', tried })
  }

  return {
    /** Advice for a layer of a result, looked for while a view reads it and nothing else is computed; null before. */
    of: (result: StoredResult, layerId: string): ReadonlySignal<Advice | null> =>
      adviceOn(result, layerId).view,
    /** Looks again after a failure. */
    retry: (result: StoredResult, layerId: string): void =>
      void (adviceOn(result, layerId).known.value = null)
  }
}

/** State of looking for advice on a layer. */
export type Advice =
  | { state: 'looking'; done: number; of: number }
  | { state: 'known'; tried: Tried }
  /** The frame looks different from what was analysed. */
  | { state: 'changed' }
  | { state: 'failed'; error: ErrorData }
