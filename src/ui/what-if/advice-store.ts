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
  /** Advice for a layer of a result; null before it is looked for. */
  of: (result: StoredResult, layerId: string) => Advice | null
  /**
   * Looks for what would help a layer, as long as nothing else is computed and until what is returned is called. What is
   * known already is not looked for again.
   */
  look: (result: StoredResult, layerId: string) => () => void
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
  const remembered = new Map<string, Signal<Advice | null>>()
  /** By how many each is looked for, and what ends that. */
  const watched = new Map<Signal<Advice | null>, { by: number; stop: () => void }>()

  function adviceOn({ nodeId, record }: StoredResult, layerId: string): Signal<Advice | null> {
    const key = [nodeId, record.runId, layerId].join(' ')
    const known = remembered.get(key) ?? signal<Advice | null>(null)
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

  /** Looks for it once while any view needs it. */
  function follow(advice: Signal<Advice | null>, result: StoredResult, layerId: string) {
    const isOpen = computed(() => advice.value === null || advice.value.state === 'looking')
    return effect(() => {
      if (tools.busy.value || !isOpen.value) return
      const seeking = new AbortController()
      advice.value = { state: 'looking', done: 0, of: 0 }
      void seek(advice, result, layerId, seeking.signal)
      return () => {
        seeking.abort()
        if (isOpen.peek()) advice.value = null
      }
    })
  }

  return {
    of: (result, layerId) => adviceOn(result, layerId).value,
    look: (result, layerId) => {
      const advice = adviceOn(result, layerId)
      const now = watched.get(advice) ?? { by: 0, stop: follow(advice, result, layerId) }
      now.by++
      watched.set(advice, now)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        now.by--
        if (now.by > 0) return
        watched.delete(advice)
        now.stop()
      }
    },
    retry: (result, layerId) => {
      adviceOn(result, layerId).value = null
    }
  }
}

/** State of looking for advice on a layer. */
export type Advice =
  | { state: 'looking'; done: number; of: number }
  | { state: 'known'; tried: Tried }
  /** The frame looks different from what was analysed. */
  | { state: 'changed' }
  | { state: 'failed'; error: ErrorData }
