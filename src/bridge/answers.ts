import * as v from 'valibot'
import { adRecordSchema, briefSchema, imageSchema } from '../file'
import { bytesSchema } from './bytes'
import type { Answers } from './channel'
import type { MainCalls, PanelCalls } from './contract'
import { packedLayersSchema } from './layers'
import { pageOverviewSchema } from './overview'
import { exportedPictureSchema } from './pictures'
import {
  keptInFileSchema,
  layerDataSchema,
  overlayStateSchema,
  readResultSchema,
  storedResultSchema
} from './result'
import { selectionSchema } from './selection'
import { startupSchema } from './startup'
import { triedCopySchema } from './what-if'

/** Whatever comes, it is no answer. */
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined)
)
const replaced = v.literal('replaced')
const done = v.picklist(['done', 'replaced'])

/** What each call to the main thread is answered with. The panel checks them as they arrive. */
export const MAIN_ANSWERS: Answers<MainCalls> = {
  start: startupSchema,
  exportPicture: exportedPictureSchema,
  keepMap: imageSchema,
  place: storedResultSchema,
  keepImage: imageSchema,
  placePage: v.string(),
  placeStrip: v.string(),
  readBriefs: v.object({ file: v.nullable(briefSchema), frame: v.nullable(briefSchema) }),
  saveBrief: nothing,
  readAd: v.nullable(adRecordSchema),
  saveAd: nothing,
  readLayers: packedLayersSchema,
  selectLayer: nothing,
  readLayerData: layerDataSchema,
  saveShares: done,
  savePrimary: done,
  placeDifference: v.union([replaced, storedResultSchema]),
  addMaps: v.union([replaced, storedResultSchema]),
  placeBoard: v.string(),
  findBoard: v.nullable(v.string()),
  removeBoard: nothing,
  tryChange: v.union([replaced, triedCopySchema]),
  discardTry: nothing,
  saveText: done,
  readResult: readResultSchema,
  readImage: bytesSchema,
  setOverlay: v.union([replaced, overlayStateSchema]),
  removeOverlays: done,
  restoreOverlays: v.union([replaced, overlayStateSchema]),
  removeResult: done,
  forgetEdit: nothing,
  tidyOverlays: v.number(),
  saveSettings: nothing,
  keptInFile: keptInFileSchema,
  eraseFile: keptInFileSchema,
  eraseComputer: nothing,
  saveKey: nothing,
  writeJournal: nothing,
  dropJournal: nothing,
  selectNode: nothing,
  selectNodes: selectionSchema,
  readOverview: pageOverviewSchema,
  undo: nothing,
  openUrl: nothing,
  resizePanel: nothing,
  notify: nothing,
  showPanel: nothing,
  finish: nothing
}

/** Calls to the panel are told, not answered. */
export const PANEL_ANSWERS: Answers<PanelCalls> = {
  selectionChanged: nothing,
  resultChanged: nothing,
  frameEdited: nothing,
  overlaysAstray: nothing,
  layersChanged: nothing
}
