import { computed, signal, type ReadonlySignal } from '@preact/signals'
import type { OfRun, OverlayChange, ReadResult, ResultRef, StoredResult } from '../../bridge'
import { MAP_NAMES, type MapName } from '../../file'
import { createImageUrls } from '../kit/image-urls'
import { storeHook } from '../kit/store-hook'
import { latestOnly } from '../../waiting/latest-only'
import type { RunResults } from '../run/run-tools'
import type { PanelTools } from '../tools/panel-tools'
import type { PictureCheck } from '../tools/picture-check'
import { resultOf, type Shown } from '../tools/shown'
import { toErrorData } from '../../errors'
import type { OnSaved } from './texts/text-store'
import { withText } from './texts/with-text'

export interface View {
  map: MapName
  opacity: number
  visible: boolean
}

export interface ResultStore extends RunResults {
  shown: ReadonlySignal<Shown>
  /** Object URLs of the shown frame's map pictures, as far as they are loaded. */
  maps: ReadonlySignal<Partial<Record<MapName, string>>>
  /** Object URL of the shown frame itself; null until it is exported. */
  picture: ReadonlySignal<string | null>
  /** Map, opacity and visibility as the panel shows them; the overlays on the canvas follow. */
  view: ReadonlySignal<View>
  show: (nodeId: string | null) => Promise<void>
  keepText: OnSaved
  /** Shows maps otherwise, in the panel at once and then on the canvas. */
  changeView: (change: OverlayChange) => void
  /** Takes the overlays off the canvas; the result stays, and can be placed again. */
  takeOff: () => Promise<void>
  restore: () => Promise<void>
  /** Deletes the result whole. */
  remove: () => Promise<void>
}

interface ResultTools extends Pick<
  PanelTools,
  'bridge' | 'canEdit' | 'errors' | 'idle' | 'settings'
> {
  /** The one check of pictures, for the shown result and for comparisons. */
  pictures: PictureCheck
}

export const useResults = storeHook<ResultStore>('results')

export function createResultStore(tools: ResultTools): ResultStore {
  const { bridge, errors, pictures, settings, canEdit } = tools
  const urls = createImageUrls()
  const shown = signal<Shown>({ state: 'nothing' })
  /** Maps know whose they are: those of another run than the shown one are never seen. */
  const loaded = signal<LoadedMaps>({ of: null, urls: {} })
  const maps = computed(() => (isShown(loaded.value.of) ? loaded.value.urls : {}))
  const picture = signal<string | null>(null)
  const view = signal<View>({ ...firstView(), visible: true })

  const sendChange = latestOnly(
    async ({ of, change }: { of: ResultRef; change: OverlayChange }) => {
      await settle(of, await bridge.setOverlay(of, change))
    },
    ({ of }) => `${of.nodeId} ${of.runId}`
  )

  /** How maps are shown where the file does not say. */
  function firstView(): Pick<View, 'map' | 'opacity'> {
    const { map, opacity } = settings.settings.value
    return { map, opacity }
  }

  async function show(nodeId: string | null): Promise<void> {
    if (nodeId === null) {
      shown.value = { state: 'nothing' }
      return
    }
    if (shownId() !== nodeId) {
      shown.value = { state: 'reading', nodeId }
      picture.value = null
    }
    await read(nodeId)
  }

  async function read(nodeId: string): Promise<void> {
    try {
      const answer = await bridge.readResult(nodeId)
      if (shownId() !== nodeId) return
      shown.value = { state: 'read', nodeId, read: withFindings(answer) }
      if (answer.state === 'found') errors.guard(() => open(answer.result))
    } catch (error) {
      if (shownId() === nodeId)
        shown.value = { state: 'unreadable', nodeId, error: toErrorData(error) }
    }
  }

  async function open(result: StoredResult): Promise<void> {
    const { record, overlay } = result
    const of = refOf(result)
    view.value = {
      map: firstMap(result, overlay?.map ?? firstView().map),
      opacity: overlay?.opacity ?? firstView().opacity,
      visible: overlay?.visible ?? false
    }
    for (const [map, image] of ordered(record.maps, view.value.map)) {
      const url = await urls.get(image.hash, () => bridge.readImage(image.hash))
      if (!isShown(of)) return
      loaded.value = { of, urls: { ...maps.value, [map]: url } }
    }
    await tools.idle()
    if (isShown(of)) await compare(result)
  }

  function withFindings(read: ReadResult): ReadResult {
    return read.state === 'found' ? { ...read, result: pictures.asKnown(read.result) } : read
  }

  /** Exports the frame as its thumbnail was: to show it, and to see whether it changed. */
  async function compare(result: StoredResult): Promise<void> {
    if (pictures.isKnown(result) && picture.value !== null) return
    const of = refOf(result)
    const { result: compared, png } = await pictures.look(result)
    if (!isShown(of)) return
    if (png !== null) picture.value = urls.put(`${of.nodeId} ${of.runId}`, png)
    const { outOfDate } = compared.record
    update(of, (now) =>
      now.record.outOfDate === outOfDate ? now : { ...now, record: { ...now.record, outOfDate } }
    )
  }

  function update(of: ResultRef, change: (result: StoredResult) => StoredResult): void {
    const result = resultOf(shown.value)
    if (result === null || !isShown(of)) return
    const read: ReadResult = { state: 'found', result: change(result) }
    shown.value = { state: 'read', nodeId: of.nodeId, read }
  }

  function isShown(of: ResultRef | null): boolean {
    const result = resultOf(shown.value)
    return result?.nodeId === of?.nodeId && result?.record.runId === of?.runId
  }

  /** Reads the file again where another run has placed its result, which nobody has told of yet. */
  async function settle<T>(of: ResultRef, answer: OfRun<T>): Promise<T | null> {
    if (answer !== 'replaced') return answer
    if (shownId() === of.nodeId) await read(of.nodeId)
    return null
  }

  function shownId(): string | null {
    return shown.value.state === 'nothing' ? null : shown.value.nodeId
  }

  return {
    shown,
    maps,
    picture,
    view,
    show,
    refresh: (nodeId) => {
      if (shownId() === nodeId) errors.guard(() => read(nodeId))
    },
    isEmpty: (nodeId) =>
      shown.value.state === 'read' &&
      shown.value.nodeId === nodeId &&
      shown.value.read.state === 'none',
    placed: ({ result, maps: collected }) => {
      const { nodeId } = result
      pictures.trust(result)
      // Those of a frame that nobody looks at would push out the ones that are shown.
      if (shownId() !== nodeId) return
      for (const map of Object.values(collected)) urls.put(map.kept.hash, map.bytes)
      shown.value = { state: 'read', nodeId, read: { state: 'found', result } }
      errors.guard(() => open(result))
    },
    keepPicture: (nodeId, hash, png) => {
      if (shownId() === nodeId) picture.value = urls.put(hash, png)
    },
    keepText: (of, ...text) => update(of, (result) => withText(result, ...text)),
    changeView: (change) => {
      view.value = { ...view.value, ...change }
      const result = resultOf(shown.value)
      if (!result?.overlay || !canEdit) return
      const of = refOf(result)
      errors.guard(() => sendChange({ of, change: { ...view.value } }))
    },
    takeOff: async () => {
      const result = resultOf(shown.value)
      if (result === null) return
      const of = refOf(result)
      if ((await settle(of, await bridge.removeOverlays(of))) === null) return
      update(of, (now) => ({ ...now, overlay: null }))
    },
    restore: async () => {
      const result = resultOf(shown.value)
      if (result === null) return
      const of = refOf(result)
      const { map, opacity } = view.value
      const overlay = await settle(of, await bridge.restoreOverlays(of, { map, opacity }))
      if (overlay === null) return
      update(of, (now) => ({ ...now, overlay }))
      view.value = { ...view.value, visible: overlay.visible }
    },
    remove: async () => {
      const nodeId = shownId()
      if (nodeId === null) return
      const runId = resultOf(shown.value)?.record.runId ?? null
      await bridge.removeResult({ nodeId, runId })
      if (shownId() === nodeId) await read(nodeId)
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

function firstMap({ record }: StoredResult, wanted: MapName): MapName {
  return wanted in record.maps ? wanted : (MAP_NAMES.find((map) => map in record.maps) ?? wanted)
}

/** The map that is looked at first, so that it is loaded first. */
function ordered(
  maps: StoredResult['record']['maps'],
  first: MapName
): [MapName, { hash: string }][] {
  const names = [first, ...MAP_NAMES.filter((map) => map !== first)]
  return names.flatMap((map) => {
    const image = maps[map]
    return image === undefined ? [] : [[map, image]]
  })
}
