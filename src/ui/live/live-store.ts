import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { type StoredResult, unpackLayers } from '../../bridge'
import { type ErrorData, toErrorData } from '../../errors'
import type { LayerShares, RingNumber } from '../../file'
import { sleep } from '../../waiting'
import type { FrameCache } from '../frames/frame-cache'
import { layersIn, resultOf, type Shown } from '../frames/frame-known'
import { createImageUrls } from '../kit/image-urls'
import { storeHook } from '../kit/store-hook'
import { whenFalse } from '../kit/timing'
import type { PanelTools } from '../tools/panel-tools'

/** The engine's measurements of the shown frame as it is now. Nothing of it is in the document. */
interface LiveLook {
  shares: LayerShares
  /** Attention by layer as it was analysed; null where that is not known. */
  before: LayerShares | null
  /** Object URLs of the frame, and of the maps that are computed live. */
  picture: string
  maps: Record<'attention' | 'perception' | 'hotspots', string>
  numbers: readonly RingNumber[]
  /** How long it took, ms. */
  took: number
}

/** `slow`: as `waiting`, for a frame whose edits are debounced longer because it takes long. */
export interface LiveState {
  doing: 'waiting' | 'computing' | 'slow'
  look: LiveLook | null
  /** Why the last edit could not be measured; null when it could. */
  error: ErrorData | null
}

interface LiveTools extends Pick<PanelTools, 'bridge' | 'engine' | 'now' | 'provider' | 'visible'> {
  cache: FrameCache
  results: { shown: ReadonlySignal<Shown> }
  /** True while a frame is analysed: edits wait for it. */
  busy: ReadonlySignal<boolean>
}

/** Debounce after the last edit, ms. */
const PAUSE_MS = 400
/** An answer that takes longer, ms, is slow. */
const SLOW_MS = 3000

export type LiveStore = ReturnType<typeof createLiveStore>

export const useLive = storeHook<LiveStore>('live')

/** Follows the shown frame while it is edited: the engine measures it about a second after each change. */
export function createLiveStore(tools: LiveTools) {
  const { bridge, cache, engine, provider, results } = tools
  const urls = createImageUrls()
  const turned = signal(false)
  /** Only where the provider sends nothing: no edit may leave this computer. */
  const possible = computed(() => provider.value.ok && !provider.value.provider.sends)
  const on = computed(() => turned.value && possible.value)
  const followed = computed(() => (on.value ? resultOf(results.shown.value) : null))
  /** The followed run and frame; other news about them changes nothing here. */
  const which = computed(
    () => followed.value && `${followed.value.nodeId} ${followed.value.record.runId}`
  )
  /** null while it is off, and where no result is shown. */
  const state = signal<LiveState | null>(null)
  let running: AbortController | null = null
  let count = 0

  effect(() => {
    const isWanted = which.value !== null
    running?.abort()
    state.value = isWanted ? { doing: 'waiting', look: null, error: null } : null
    const result = followed.peek()
    if (result?.record.outOfDate) follow(result)
  })

  function follow(result: StoredResult): void {
    running?.abort()
    running = new AbortController()
    void lookAt(result, running.signal)
  }

  async function lookAt(result: StoredResult, abort: AbortSignal): Promise<void> {
    const last = state.peek()
    try {
      await sleep(PAUSE_MS + (last?.doing === 'slow' ? (last.look?.took ?? 0) : 0), abort)
      await tools.visible()
      await whenFalse(tools.busy)
      abort.throwIfAborted()
      learn({ doing: 'computing', error: null })
      const look = await compute(result, abort)
      abort.throwIfAborted()
      learn({ doing: look.took > SLOW_MS ? 'slow' : 'waiting', look, error: null })
    } catch (error) {
      if (!abort.aborted) learn({ doing: 'waiting', error: toErrorData(error) })
    }
  }

  function learn(change: Partial<LiveState>): void {
    if (state.value !== null) state.value = { ...state.value, ...change }
  }

  /** At the scale of the analysis: its numbers are those that another run would give. */
  async function compute({ nodeId, record }: StoredResult, abort: AbortSignal): Promise<LiveLook> {
    const begun = tools.now()
    const { width, height, scale, png } = await bridge.lookAt(nodeId, record.picture.scale)
    abort.throwIfAborted()
    const tree = unpackLayers(await bridge.readLayers(nodeId, { width, height, scale }))
    abort.throwIfAborted()
    const { facts, outputs, layers } = await engine.analyse(
      {
        file: png,
        nodes: tree.nodes,
        medium: record.medium,
        predictions: ['attention'],
        veil: record.facts?.veil
      },
      { signal: abort }
    )
    const { attention } = outputs
    if (attention === undefined || layers === null) throw new Error('The engine gave no map.')
    const known = layersIn(await cache.known(nodeId, 'result'))
    count += 1
    const url = (name: string, bytes: Uint8Array): string => urls.put(`${count} ${name}`, bytes)
    return {
      shares: { version: 1, runId: `live ${count}`, nodeId, ...layers },
      before: known.state === 'measured' ? known.shares : null,
      picture: url('picture', png),
      maps: {
        attention: url('attention', attention.attentionMap),
        perception: url('perception', attention.perceptionMap),
        hotspots: url('hotspots', attention.hotspotsMap)
      },
      numbers: facts.numbers ?? [],
      took: tools.now() - begun
    }
  }

  return {
    possible,
    on,
    turn: (to: boolean): void => void (turned.value = to),
    now: state,
    /** Main reports an edit of a frame. */
    edited: (nodeId: string): void => {
      const result = followed.peek()
      if (result?.nodeId === nodeId) follow(result)
    }
  }
}
