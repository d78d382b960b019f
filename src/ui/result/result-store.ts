import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { OfRun, OverlayChange, ResultRef, StoredResult } from '../../bridge'
import { MAP_NAMES, type MapName } from '../../file'
import { latestOnly } from '../../waiting/latest-only'
import type { FrameTools } from '../frames/frame-cache'
import { resultOf, type Shown } from '../frames/frame-known'
import { createImageUrls } from '../kit/image-urls'
import { storeHook } from '../kit/store-hook'
import type { Finished } from '../run/run-tools'
import { words } from './words'

export interface View {
  map: MapName
  opacity: number
  visible: boolean
}

export const useResults = storeHook<ReturnType<typeof createResultStore>>('results')

export function createResultStore(tools: FrameTools) {
  const { bridge, cache, errors, settings, canEdit } = tools
  const urls = createImageUrls()
  const shownId = signal<string | null>(null)
  const known = computed(() =>
    shownId.value === null ? null : cache.of(shownId.value, 'result').value
  )
  const read = computed(() => known.value?.read ?? null)
  const error = computed(() => known.value?.error ?? null)
  const shown = computed<Shown>(() => {
    const nodeId = shownId.value
    if (nodeId === null) return { state: 'nothing' }
    if (error.value) return { state: 'unreadable', nodeId, error: error.value }
    return read.value ? { state: 'read', nodeId, read: read.value } : { state: 'reading', nodeId }
  })
  const isCompared = computed(() => known.value?.pending === false)
  /** Object URLs of loaded maps with their run, so that those of a run other than the shown one are never displayed. */
  const loaded = signal<LoadedMaps>({ of: null, urls: {} })
  const maps = computed(() => (isShown(loaded.value.of) ? loaded.value.urls : {}))
  /** Object URL of the shown frame itself; null until it is exported. */
  const picture = signal<string | null>(null)
  /** Map, opacity and visibility as the panel shows them; the overlays on the canvas follow. */
  const view = signal<View>({ ...firstView(), visible: true })
  /** The overlay that the view was last read from or written to. */
  let viewed = ''
  let writing = 0

  effect(() => {
    const result = resultOf(shown.value)
    // An edited frame is compared again.
    const isDone = isCompared.value
    if (result !== null) untracked(() => errors.guard(() => open(result, isDone)))
  })

  const sendChange = latestOnly(
    ({ of, change }: { of: ResultRef; change: OverlayChange }) =>
      write(of, () => bridge.setOverlay(of, change)),
    ({ of }) => `${of.nodeId} ${of.runId}`
  )

  /** How maps are shown where the file does not say. */
  function firstView(): Pick<View, 'map' | 'opacity'> {
    const { map, opacity } = settings.settings.value
    return { map, opacity }
  }

  async function open(result: StoredResult, isDone: boolean): Promise<void> {
    const of = refOf(result)
    if (writing === 0 && viewed !== overlayOf(result)) view.value = viewOf(result)
    viewed = overlayOf(result)
    // The map that is shown comes first.
    for (const map of new Set([view.value.map, ...MAP_NAMES])) {
      const image = result.record.maps[map]
      if (image === undefined) continue
      const url = await urls.get(image.hash, () => bridge.readImage(image.hash))
      if (!isShown(of)) return
      if (maps.value[map] !== url) loaded.value = { of, urls: { ...maps.value, [map]: url } }
    }
    await tools.idle()
    if (!isShown(of) || (isDone && picture.value !== null)) return
    const png = await cache.look(of.nodeId)
    if (png !== null && isShown(of)) picture.value = urls.put(`${of.nodeId} ${of.runId}`, png)
  }

  /** Writes a change that came from the panel's view, which therefore does not follow it. */
  async function write(of: ResultRef, call: () => Promise<OfRun>): Promise<void> {
    writing += 1
    try {
      await cache.write(of, call)
    } finally {
      writing -= 1
    }
  }

  function viewOf({ record, overlay }: StoredResult): View {
    const wanted = overlay?.map ?? firstView().map
    const first = MAP_NAMES.find((map) => map in record.maps) ?? wanted
    return {
      map: wanted in record.maps ? wanted : first,
      opacity: overlay?.opacity ?? firstView().opacity,
      visible: overlay?.visible ?? false
    }
  }

  function isShown(of: ResultRef | null): boolean {
    const result = resultOf(shown.value)
    return result?.nodeId === of?.nodeId && result?.record.runId === of?.runId
  }

  return {
    shown,
    maps,
    picture: picture as ReadonlySignal<string | null>,
    view: view as ReadonlySignal<View>,
    show: async (nodeId: string | null): Promise<void> => {
      if (shownId.value !== nodeId) picture.value = null
      shownId.value = nodeId
      if (nodeId !== null) await cache.visit(nodeId)
    },
    placed: ({ placed, prefetched, maps: collected }: Finished): void => {
      // Those of a hidden frame would push out the ones that are shown.
      if (shownId.value === placed.nodeId) {
        for (const map of Object.values(collected)) urls.put(map.kept.hash, map.bytes)
      }
      cache.placed(placed, prefetched)
    },
    keepPicture: (nodeId: string, hash: string, png: Uint8Array): void => {
      if (shownId.value === nodeId) picture.value = urls.put(hash, png)
    },
    /** Changes how maps are shown, in the panel at once and then on the canvas. */
    changeView: (change: OverlayChange): void => {
      view.value = { ...view.value, ...change }
      const result = resultOf(shown.value)
      if (!result?.overlay || !canEdit) return
      const of = refOf(result)
      errors.guard(() => sendChange({ of, change: { ...view.value } }))
    },
    /** Removes the overlays from the canvas; the result stays, and they can be placed again. */
    takeOff: async (): Promise<void> => {
      const result = resultOf(shown.value)
      if (result === null) return
      const of = refOf(result)
      await write(of, () => bridge.removeOverlays(of))
      await bridge.notifyDone(words().overlaysRemoved)
    },
    restore: async (): Promise<void> => {
      const result = resultOf(shown.value)
      if (result === null) return
      const of = refOf(result)
      const { map, opacity } = view.value
      await cache.write(of, () => bridge.restoreOverlays(of, { map, opacity }))
    },
    /** Deletes the result whole. */
    remove: async (): Promise<void> => {
      const nodeId = shownId.value
      if (nodeId === null) return
      const runId = resultOf(shown.value)?.record.runId ?? null
      const removed = await bridge.removeResult({ nodeId, runId })
      if (removed === 'done') await bridge.notifyDone(words().resultRemoved)
      await cache.again(nodeId, 'result')
    }
  }
}

interface LoadedMaps {
  of: ResultRef | null
  urls: Partial<Record<MapName, string>>
}

function refOf({ nodeId, record }: StoredResult): ResultRef {
  return { nodeId, runId: record.runId }
}

/** Key that identifies a result's overlay. */
function overlayOf({ nodeId, record, overlay }: StoredResult): string {
  return JSON.stringify([nodeId, record.runId, overlay])
}
