import * as v from 'valibot'
import { call, type CallsOf } from './channel'
import type { FrameDocument } from './result'
import { type Selection, selectionSchema } from './selection'

const node = v.tuple([v.string()])

/** The main thread's calls to the panel. Nothing is awaited. */
export const PANEL_CALLS = {
  selectionChanged: call<(selection: Selection) => void>(v.tuple([selectionSchema])),
  /**
   * The file has another document of a frame that was read before: by a write, by undo, by hand, or by a teammate. null where
   * it has to be read to tell why there is none.
   */
  frameChanged: call<(nodeId: string, document: FrameDocument | null) => void>(
    v.tuple([v.string(), v.nullable(v.custom<FrameDocument>((it) => typeof it === 'object'))])
  ),
  /** A frame with a result was edited, by this user or a teammate: it may look different from its analysis. */
  frameEdited: call<(nodeId: string) => void>(node),
  /** How many overlays of the page lie elsewhere than over their frame. */
  overlaysMisplaced: call<(count: number) => void>(v.tuple([v.number()])),
  /** Layers of the page came or went, or it is another page. */
  layersChanged: call<() => void>(v.tuple([]))
}

export type PanelCalls = CallsOf<typeof PANEL_CALLS>
