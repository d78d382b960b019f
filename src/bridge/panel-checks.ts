import * as v from 'valibot'
import { adRecordSchema, briefSchema, imageSchema } from '../file'
import { bytesSchema } from './bytes'
import type { Answers, Requests } from './channel'
import type { MainCalls, PanelCalls } from './contract'
import { packedLayersSchema } from './layers'
import { pageOverviewSchema } from './overview'
import { exportedPictureSchema } from './pictures'
import {
  keptInFileSchema,
  layerDataSchema,
  type OfRun,
  overlayStateSchema,
  readResultSchema,
  storedResultSchema
} from './result'
import { selectionSchema } from './selection'
import { startupSchema } from './startup'
import { triedCopySchema } from './what-if'

/** Nobody looks at what comes. */
const nothing = v.custom<undefined>(() => true)
const done = v.picklist(['done', 'replaced'])

/** What each call to the main thread is answered with. The panel checks what arrives there by these. */
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
  placeDifference: ofRun(storedResultSchema),
  addMaps: ofRun(storedResultSchema),
  placeBoard: v.string(),
  findBoard: v.nullable(v.string()),
  removeBoard: nothing,
  tryChange: ofRun(triedCopySchema),
  discardTry: nothing,
  saveText: done,
  readResult: readResultSchema,
  readImage: bytesSchema,
  setOverlay: ofRun(overlayStateSchema),
  removeOverlays: done,
  restoreOverlays: ofRun(overlayStateSchema),
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

/** What comes with each call to the panel. */
export const PANEL_REQUESTS: Requests<PanelCalls> = {
  selectionChanged: v.strictTuple([selectionSchema]),
  resultChanged: v.strictTuple([v.string()]),
  frameEdited: v.strictTuple([v.string()]),
  overlaysAstray: v.strictTuple([v.number()]),
  layersChanged: v.strictTuple([])
}

/** What a call about one result comes to, see `OfRun`. */
function ofRun<T>(schema: v.GenericSchema<T>): v.GenericSchema<unknown, OfRun<T>> {
  const replaced = v.literal('replaced')
  return v.lazy((answer) => (answer === 'replaced' ? replaced : schema))
}
