import { signal, type ReadonlySignal } from '@preact/signals'
import type {
  ErrorData,
  MainCalls,
  MapName,
  OverlayChange,
  ReadResult,
  Remote,
  StoredResult
} from '../../bridge'
import { MAP_NAMES } from '../../bridge'
import { describeError } from '../describe-error'
import type { Finished } from '../job/finish-analysis'
import { withText } from '../texts/with-text'
import type { Errors } from './errors'
import type { ImageUrls } from './image-urls'
import { latestOnly } from './latest-only'
import type { OnSaved } from './text-store'

/** What is known of the frame that is looked at. */
export type Shown =
  | { state: 'nothing' }
  | { state: 'reading'; nodeId: string }
  | { state: 'unreadable'; nodeId: string; error: ErrorData }
  | { state: 'read'; nodeId: string; read: ReadResult }

export interface View {
  map: MapName
  opacity: number
  visible: boolean
}

export interface ResultStore {
  shown: ReadonlySignal<Shown>
  /** Object URLs of the shown frame's map pictures, as far as they are loaded. */
  maps: ReadonlySignal<Partial<Record<MapName, string>>>
  /** Object URL of the shown frame itself; null until it is exported. */
  picture: ReadonlySignal<string | null>
  /** Map, opacity and visibility as the panel shows them; the overlays on the canvas follow. */
  view: ReadonlySignal<View>
  show: (nodeId: string | null) => Promise<void>
  /** Reads the file again, for a change that came from elsewhere. */
  refresh: (nodeId: string) => void
  isEmpty: (nodeId: string) => boolean
  /** Takes over what a run has just placed. */
  placed: (finished: Finished) => void
  keepPicture: (nodeId: string, hash: string, png: Uint8Array) => void
  keepText: OnSaved
  look: (change: OverlayChange) => void
  restore: () => Promise<void>
  remove: () => Promise<void>
}

export interface ResultStoreTools {
  bridge: Remote<MainCalls>
  errors: Errors
  urls: ImageUrls
  hash: (bytes: Uint8Array) => Promise<string>
  /** Resolves when the panel has nothing better to do. */
  idle: () => Promise<void>
  canEdit: boolean
  firstView: () => Pick<View, 'map' | 'opacity'>
}

export function createResultStore(tools: ResultStoreTools): ResultStore {
  const { bridge, errors, urls, canEdit } = tools
  const shown = signal<Shown>({ state: 'nothing' })
  const maps = signal<Partial<Record<MapName, string>>>({})
  const picture = signal<string | null>(null)
  const view = signal<View>({ ...tools.firstView(), visible: true })
  /** Runs whose frame has been compared with its picture since the panel opened. */
  const checked = new Set<string>()

  const sendChange = latestOnly(
    async ({ nodeId, change }: { nodeId: string; change: OverlayChange }) => {
      await bridge.setOverlay(nodeId, change)
    }
  )

  async function show(nodeId: string | null): Promise<void> {
    if (nodeId === null) {
      shown.value = { state: 'nothing' }
      return
    }
    if (shownId() !== nodeId) {
      shown.value = { state: 'reading', nodeId }
      maps.value = {}
      picture.value = null
    }
    await read(nodeId)
  }

  async function read(nodeId: string): Promise<void> {
    try {
      const answer = await bridge.readResult(nodeId)
      if (shownId() !== nodeId) return
      shown.value = { state: 'read', nodeId, read: answer }
      if (answer.state === 'found') errors.guard(() => open(answer.result))
    } catch (error) {
      if (shownId() === nodeId)
        shown.value = { state: 'unreadable', nodeId, error: describeError(error) }
    }
  }

  async function open(result: StoredResult): Promise<void> {
    const { nodeId, record, overlay } = result
    view.value = {
      map: firstMap(result, overlay?.map ?? tools.firstView().map),
      opacity: overlay?.opacity ?? tools.firstView().opacity,
      visible: overlay?.visible ?? false
    }
    for (const [map, image] of ordered(record.maps, view.value.map)) {
      const url = await urls.get(image.hash, () => bridge.readImage(image.hash))
      if (shownId() !== nodeId) return
      maps.value = { ...maps.value, [map]: url }
    }
    await tools.idle()
    if (shownId() === nodeId) await compare(result)
  }

  /** Exports the frame as it was exported for the run: for the thumbnail, and to see whether it changed. */
  async function compare({ nodeId, record }: StoredResult): Promise<void> {
    if (checked.has(record.runId) && picture.value !== null) return
    // A frame that can no longer be exported has no thumbnail; its result is still there to read.
    const exported = await bridge.exportPicture(nodeId, record.picture.scale).catch(() => null)
    if (exported === null || shownId() !== nodeId) return
    const { png } = exported
    picture.value = urls.put(`${nodeId} ${record.runId}`, png)
    if (checked.has(record.runId)) return
    checked.add(record.runId)
    const hash = await tools.hash(png)
    if (hash === record.picture.hash || record.outOfDate) return
    update(nodeId, (result) => ({ ...result, record: { ...result.record, outOfDate: true } }))
    if (canEdit) await bridge.markOutOfDate(nodeId)
  }

  function update(nodeId: string, change: (result: StoredResult) => StoredResult): void {
    const now = shown.value
    if (now.state !== 'read' || now.nodeId !== nodeId || now.read.state !== 'found') return
    shown.value = { ...now, read: { state: 'found', result: change(now.read.result) } }
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
      const { nodeId, record } = result
      checked.add(record.runId)
      // Those of a frame that nobody looks at would push out the ones that are shown.
      if (shownId() !== nodeId) return
      for (const map of Object.values(collected)) urls.put(map.kept.hash, map.bytes)
      shown.value = { state: 'read', nodeId, read: { state: 'found', result } }
      maps.value = {}
      errors.guard(() => open(result))
    },
    keepPicture: (nodeId, hash, png) => {
      if (shownId() === nodeId) picture.value = urls.put(hash, png)
    },
    keepText: (nodeId, ...text) => update(nodeId, (result) => withText(result, ...text)),
    look: (change) => {
      view.value = { ...view.value, ...change }
      const nodeId = shownId()
      const overlay = currentOverlay(shown.value)
      if (nodeId === null || overlay === null || !canEdit) return
      errors.guard(() => sendChange({ nodeId, change: { ...view.value } }))
    },
    restore: async () => {
      const nodeId = shownId()
      if (nodeId === null) return
      const { map, opacity } = view.value
      const overlay = await bridge.restoreOverlays(nodeId, { map, opacity })
      update(nodeId, (result) => ({ ...result, overlay }))
      view.value = { ...view.value, visible: overlay.visible }
    },
    remove: async () => {
      const nodeId = shownId()
      if (nodeId === null) return
      await bridge.removeResult(nodeId)
      if (shownId() === nodeId) shown.value = { state: 'read', nodeId, read: { state: 'none' } }
    }
  }
}

function currentOverlay(shown: Shown): StoredResult['overlay'] {
  return shown.state === 'read' && shown.read.state === 'found' ? shown.read.result.overlay : null
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
