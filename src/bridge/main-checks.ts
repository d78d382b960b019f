import * as v from 'valibot'
import {
  adRecordSchema,
  briefSchema,
  historyLayerSchema,
  journalEntrySchema,
  layerSharesSchema,
  panelSchema,
  pictureFrameSchema,
  primaryOutcomeSchema,
  primarySchema,
  serviceKeySchema,
  settingsSchema
} from '../file'
import { LANGUAGES } from '../language'
import { newBoardSchema } from './board'
import { bytesSchema } from './bytes'
import type { Answers, Requests } from './channel'
import type { MainCalls, PanelCalls } from './contract'
import { newPageFrameSchema, newStripSchema } from './pictures'
import {
  addedMapsSchema,
  mapSchema,
  newDifferenceSchema,
  overlayChangeSchema,
  overlayLookSchema,
  placeRequestSchema,
  resultRefSchema,
  textKindSchema
} from './result'
import { newTrySchema } from './what-if'

const text = v.string()
const none = v.tuple([])
const node = v.tuple([text])
const maybeNode = v.nullable(text)
const nodes = v.tuple([v.array(text)])
const result = v.tuple([resultRefSchema])

/** What comes with each call to the main thread. The main thread checks what arrives there by these. The panel, which must stay small, is built without them. */
export const MAIN_REQUESTS: Requests<MainCalls> = {
  start: v.tuple([v.optional(v.picklist(LANGUAGES))]),
  exportPicture: v.tuple([text, v.optional(v.number())]),
  keepMap: v.tuple([text, mapSchema, bytesSchema]),
  place: v.tuple([placeRequestSchema]),
  keepImage: v.tuple([text, text, bytesSchema]),
  placePage: v.tuple([newPageFrameSchema]),
  placeStrip: v.tuple([newStripSchema]),
  readBriefs: v.tuple([maybeNode]),
  saveBrief: v.tuple([maybeNode, v.nullable(briefSchema)]),
  readAd: node,
  saveAd: v.tuple([text, adRecordSchema]),
  readLayers: v.tuple([text, pictureFrameSchema]),
  selectLayer: v.tuple([text, text]),
  readLayerData: node,
  saveShares: v.tuple([
    text,
    layerSharesSchema,
    v.nullable(primaryOutcomeSchema),
    v.array(historyLayerSchema)
  ]),
  savePrimary: v.tuple([
    resultRefSchema,
    v.nullable(primarySchema),
    v.nullable(primaryOutcomeSchema)
  ]),
  placeDifference: v.tuple([newDifferenceSchema]),
  addMaps: v.tuple([addedMapsSchema]),
  placeBoard: v.tuple([newBoardSchema]),
  findBoard: nodes,
  removeBoard: node,
  tryChange: v.tuple([newTrySchema]),
  discardTry: node,
  saveText: v.tuple([resultRefSchema, textKindSchema, text, v.optional(v.nullable(text))]),
  readResult: node,
  readImage: node,
  setOverlay: v.tuple([resultRefSchema, overlayChangeSchema]),
  removeOverlays: result,
  restoreOverlays: v.tuple([resultRefSchema, overlayLookSchema]),
  removeResult: v.tuple([v.object({ nodeId: text, runId: v.nullable(text) })]),
  forgetEdit: result,
  tidyOverlays: none,
  saveSettings: v.tuple([settingsSchema]),
  keptInFile: none,
  eraseFile: none,
  eraseComputer: none,
  saveKey: v.tuple([v.nullable(serviceKeySchema)]),
  writeJournal: v.tuple([journalEntrySchema]),
  dropJournal: node,
  selectNode: node,
  selectNodes: nodes,
  readOverview: none,
  undo: none,
  openUrl: node,
  resizePanel: v.tuple([panelSchema]),
  notify: v.tuple([text, v.optional(v.boolean())]),
  showPanel: none,
  finish: node
}

const nothing = v.undefined()

/** Calls to the panel are told, not answered. */
export const PANEL_ANSWERS: Answers<PanelCalls> = {
  selectionChanged: nothing,
  resultChanged: nothing,
  frameEdited: nothing,
  overlaysAstray: nothing,
  layersChanged: nothing
}
