import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { toErrorData } from '../../errors'
import { layerOf, type LayerShare, toMainAction } from '../../file'
import type { FrameTools } from '../frames/frame-cache'
import { layersIn, type LayersNow, resultOf, type Shown } from '../frames/frame-known'
import { storeHook } from '../kit/store-hook'
import type { LiveStore } from '../live/live-store'

export type LayerStore = ReturnType<typeof createLayerStore>

interface LayerTools extends FrameTools {
  results: { shown: ReadonlySignal<Shown>; picture: ReadonlySignal<string | null> }
  live: Pick<LiveStore, 'now'>
}

export const useLayers = storeHook<LayerStore>('layers')

export function createLayerStore(tools: LayerTools) {
  const { bridge, cache, canEdit, errors, live, results } = tools
  /** Id of the layer that the pointer or the focus is on; the preview shows where it lies. */
  const pointed = signal<string | null>(null)
  /** Id of the layer whose row is open; null where none is. */
  const opened = signal<string | null>(null)
  const nodeId = computed(() => resultOf(results.shown.value)?.nodeId ?? null)
  const runId = computed(() => resultOf(results.shown.value)?.record.runId ?? null)
  let last: LayersNow = { state: 'nothing' }
  /** Attention by layer of the shown result. */
  const now = computed<LayersNow>(() => {
    const id = nodeId.value
    const next = id === null ? NOTHING : asItIs(layersIn(cache.of(id, 'layers').value))
    return (last = isSame(last, next) ? last : next)
  })

  /** While a frame is followed, its layers are those of the last edit. */
  function asItIs(known: LayersNow): LayersNow {
    const shares = live.now.value?.look?.shares
    if (shares === undefined || !('data' in known) || shares.nodeId !== known.nodeId) return known
    return { state: 'measured', nodeId: known.nodeId, shares, data: known.data }
  }

  effect(() => {
    if (nodeId.value !== null && runId.value !== null) pointed.value = null
  })

  /** Shows failures as a notification, because the designer looks at the canvas. */
  async function selectOnCanvas(frame: string, layer: string): Promise<void> {
    try {
      await bridge.selectLayer(frame, layer)
    } catch (error) {
      await bridge.notify(toErrorData(error).message, true)
    }
  }

  return {
    now,
    pointed,
    opened,
    /** The frame's picture, to cut parts from; null until it is there. */
    picture: computed(() => live.now.value?.look?.picture ?? results.picture.value),
    /** Selects a layer on the canvas, for a part of a picture the picture, and brings it into view. */
    select: ({ id }: Pick<LayerShare, 'id'>): void => {
      const frame = nodeId.value
      if (frame !== null) errors.guard(() => selectOnCanvas(frame, layerOf(id)))
    },
    /** Marks the main action of the shown frame; null unmarks. */
    mark: (layer: LayerShare | null): void => {
      const { value } = now
      if (value.state !== 'measured' || !canEdit) return
      const marking = cache.mark(value.nodeId, layer && toMainAction(layer))
      errors.guard(() => marking)
    },
    /** Tries again what failed. */
    retry: (): void => {
      if (nodeId.value !== null) cache.measureAgain(nodeId.value)
    }
  }
}

const NOTHING: LayersNow = { state: 'nothing' }

/** True when nothing about the layers differs, whatever else of the frame does. */
function isSame(one: LayersNow, other: LayersNow): boolean {
  return Object.entries(other).every(([key, value]) => one[key as keyof LayersNow] === value)
}

/** Handlers of an element that is about a layer: the preview shows the layer while pointer or focus are on it. */
export function pointing({ pointed }: Pick<LayerStore, 'pointed'>, id: string) {
  const point = (): void => void (pointed.value = id)
  const leave = (): void => void (pointed.value = null)
  return { onPointerEnter: point, onPointerLeave: leave, onFocusIn: point, onFocusOut: leave }
}
