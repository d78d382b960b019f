import { effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals'
import type { LayerData, StoredResult } from '../../bridge'
import { type ErrorData, toErrorData } from '../../errors'
import type { LayerShare, LayerShares, Primary } from '../../file'
import type { Screen } from '../../engine/share-order'
import { requireRun } from '../kit/require-run'
import { storeHook } from '../kit/store-hook'
import { latestOnly } from '../../waiting/latest-only'
import type { KnownLayers } from '../provider/texts'
import type { RunLayers } from '../run/run-tools'
import { resultOf, type Shown } from '../tools/shown'
import { createFrameLayers } from './create-frame-layers'
import { findPrimary } from './find-primary'
import type { FrameLayers, LayerTools } from './frame-layers'
import { awaitLayers, knownLayers } from './known-layers'

/** Attention by layer of the shown result. */
export type LayersNow =
  | { state: 'nothing' }
  | { state: 'measuring'; nodeId: string }
  | { state: 'measured'; nodeId: string; shares: LayerShares; data: LayerData }
  | { state: 'outOfDate'; nodeId: string; data: LayerData }
  | { state: 'failed'; nodeId: string; error: ErrorData }

export interface LayerStore extends RunLayers {
  frames: FrameLayers
  now: ReadonlySignal<LayersNow>
  /** Id of the layer that the pointer or the focus is on; the preview shows where it lies. */
  pointed: Signal<string | null>
  /** Selects a layer on the canvas and zooms to it. */
  select: (layer: LayerShare) => void
  /** Marks the main action of the shown frame; null unmarks. */
  mark: (layer: LayerShare | null) => void
  /** What texts about a result may be told of its layers; null where they cannot be measured. Never rejects. */
  known: (result: StoredResult) => Promise<KnownLayers | null>
  /** Tries again what failed. */
  retry: () => void
  /** Reads a frame's layers anew when its result is read next, because the file changed. */
  changed: (nodeId: string) => void
}

interface Marking extends Pick<
  Extract<LayersNow, { state: 'measured' }>,
  'nodeId' | 'shares' | 'data'
> {
  screen: Screen
}

export const useLayers = storeHook<LayerStore>('layers')

export function createLayerStore(
  tools: LayerTools & { results: { shown: ReadonlySignal<Shown> } }
): LayerStore {
  const { bridge, canEdit, errors, results } = tools
  const frames = createFrameLayers(tools)
  const now = signal<LayersNow>({ state: 'nothing' })
  const pointed = signal<string | null>(null)
  const stale = new Set<string>()
  /** The result that `now` is about. */
  let followed: StoredResult | null = null
  let question = 0

  effect(() => {
    const result = resultOf(results.shown.value)
    untracked(() => follow(result))
  })

  function follow(result: StoredResult | null): void {
    const before = followed
    followed = result
    if (result === null) {
      question += 1
      now.value = { state: 'nothing' }
      return
    }
    const same = before !== null && sameRun(before, result)
    if (same && !stale.has(result.nodeId)) return
    stale.delete(result.nodeId)
    pointed.value = null
    if (before?.record.runId !== result.record.runId || before.nodeId !== result.nodeId) {
      now.value = { state: 'measuring', nodeId: result.nodeId }
    }
    errors.guard(() => load(result))
  }

  async function load(result: StoredResult): Promise<void> {
    const asked = ++question
    const { nodeId } = result
    let next: LayersNow
    try {
      next = { nodeId, ...(await frames.of(result)) }
    } catch (error) {
      next = { state: 'failed', nodeId, error: toErrorData(error) }
    }
    if (asked === question) now.value = next
  }

  const save = latestOnly(
    async ({ nodeId, shares, data, screen }: Marking) => {
      const of = { nodeId, runId: shares.runId }
      requireRun(await bridge.savePrimary(of, data.primary, findPrimary(shares, data, screen)))
    },
    ({ nodeId }) => nodeId
  )

  /** Shows the mark at once, then what the file made of it. */
  async function keep(marking: Marking): Promise<void> {
    try {
      await save(marking)
    } finally {
      if (followed?.nodeId === marking.nodeId) await load(followed)
    }
  }

  /** Whoever clicks looks at the canvas: it says there when the layer is gone. */
  async function selectOnCanvas(nodeId: string, layerId: string): Promise<void> {
    try {
      await bridge.selectLayer(nodeId, layerId)
    } catch (error) {
      await bridge.notify(toErrorData(error).message, true)
    }
  }

  return {
    frames,
    now,
    pointed,
    select: ({ id }) => {
      const nodeId = followed?.nodeId
      if (nodeId !== undefined) errors.guard(() => selectOnCanvas(nodeId, id))
    },
    mark: (layer) => {
      const before = now.value
      if (before.state !== 'measured' || followed === null || !canEdit) return
      const marked = { ...before, data: { ...before.data, primary: layer && toPrimary(layer) } }
      now.value = marked
      const { record: screen } = followed
      errors.guard(() => keep({ ...marked, screen }))
    },
    // Where it is shown, what goes wrong is told there; elsewhere looking at the frame measures again.
    placed: (result, atHand) => awaitLayers(frames.of(result, atHand)),
    known: (result) => {
      const shown = now.value
      const isShown =
        shown.state === 'measured' &&
        shown.nodeId === result.nodeId &&
        shown.shares.runId === result.record.runId
      // What is shown has a mark that the file may not have yet.
      return isShown ? Promise.resolve(knownLayers(shown)) : awaitLayers(frames.of(result))
    },
    retry: () => {
      const result = followed
      if (result === null) return
      now.value = { state: 'measuring', nodeId: result.nodeId }
      errors.guard(() => load(result))
    },
    changed: (nodeId) => void stale.add(nodeId)
  }
}

function sameRun(one: StoredResult, other: StoredResult): boolean {
  return (
    one.nodeId === other.nodeId &&
    one.record.runId === other.record.runId &&
    one.record.outOfDate === other.record.outOfDate
  )
}

function toPrimary({ id, name, type }: LayerShare): Primary {
  return { version: 1, id, name, type }
}
