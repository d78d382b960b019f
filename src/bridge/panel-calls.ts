import * as v from 'valibot'
import { call, type CallsOf } from './channel'
import { type Selection, selectionSchema } from './selection'

const node = v.tuple([v.string()])

/** The main thread's calls to the panel. Nothing is awaited. */
export const PANEL_CALLS = {
  selectionChanged: call<(selection: Selection) => void>(v.tuple([selectionSchema])),
  /** The record, the marked layer or the overlays of a node changed: by undo, by an edit, by hand, or by someone else. */
  resultChanged: call<(nodeId: string) => void>(node),
  /** A frame with a result was edited, by this user or by somebody else: it may look different from its analysis. */
  frameEdited: call<(nodeId: string) => void>(node),
  /** How many overlays of the page lie elsewhere than over their frame. */
  overlaysMisplaced: call<(count: number) => void>(v.tuple([v.number()])),
  /** Layers of the page came or went, or it is another page. */
  layersChanged: call<() => void>(v.tuple([]))
}

export type PanelCalls = CallsOf<typeof PANEL_CALLS>
