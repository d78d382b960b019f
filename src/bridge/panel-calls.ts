import * as v from 'valibot'
import { type CallsOf, tells } from './channel'
import type { FrameDocument } from './result'
import { selectionSchema } from './selection'

const nodeId = v.string()
const document = v.custom<FrameDocument>((it) => typeof it === 'object')

/** The main thread's calls to the panel. Nothing is awaited. */
export const PANEL_CALLS = {
  selectionChanged: tells(selectionSchema),
  /**
   * The file has another document of a frame that was read before: by a write, by undo, by hand, or by a teammate. null where
   * it has to be read to tell why there is none.
   */
  frameChanged: tells(nodeId, v.nullable(document)),
  /** A frame with a result was edited, by this user or a teammate: it may look different from its analysis. */
  frameEdited: tells(nodeId),
  /** How many overlays of the page lie elsewhere than over their frame. */
  overlaysMisplaced: tells(v.number()),
  /** Layers of the page came or went, or it is another page. */
  layersChanged: tells()
}

export type PanelCalls = CallsOf<typeof PANEL_CALLS>
