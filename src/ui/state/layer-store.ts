import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { ErrorData, LayerData, LayerShare, LayerShares, StoredResult } from '../../bridge'
import type { AtHand, FrameLayers } from '../layers/frame-layers'
import type { PanelTools } from './panel-tools'

/** Attention by layer of the shown result. */
export type LayersNow =
  | { state: 'nothing' }
  | { state: 'measuring'; nodeId: string }
  | { state: 'measured'; nodeId: string; shares: LayerShares; data: LayerData }
  | { state: 'outOfDate'; nodeId: string; data: LayerData }
  | { state: 'failed'; nodeId: string; error: ErrorData }

export interface LayerStore {
  frames: FrameLayers
  now: ReadonlySignal<LayersNow>
  /** Id of the layer that the pointer or the focus is on; the preview shows where it lies. */
  pointed: Signal<string | null>
  /** Selects a layer on the canvas and zooms to it. */
  select: (layer: LayerShare) => void
  /** Marks the primary element of the shown frame; null unmarks. */
  mark: (layer: LayerShare | null) => void
  /** Measures what a run has just placed. */
  placed: (result: StoredResult, atHand: AtHand) => void
}

export function createLayerStore(tools: PanelTools): LayerStore {
  void tools
  return {
    frames: { of: () => Promise.reject(new Error('not there')), forget: () => undefined },
    now: signal<LayersNow>({ state: 'nothing' }),
    pointed: signal(null),
    select: () => undefined,
    mark: () => undefined,
    placed: () => undefined
  }
}
