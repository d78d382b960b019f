import type { MainCalls, PanelCalls } from './contract'

/** Every call of the contract by name; the compiler refuses a missing or misspelt one. */
export const MAIN_CALLS = keysOf<MainCalls>({
  start: true,
  exportPicture: true,
  keepMap: true,
  place: true,
  keepImage: true,
  placePage: true,
  placeStrip: true,
  readBriefs: true,
  saveBrief: true,
  readAd: true,
  saveAd: true,
  readLayers: true,
  selectLayer: true,
  readLayerData: true,
  saveShares: true,
  savePrimary: true,
  placeDifference: true,
  placeBoard: true,
  findBoard: true,
  removeBoard: true,
  tryChange: true,
  discardTry: true,
  saveText: true,
  readResult: true,
  readImage: true,
  setOverlay: true,
  removeOverlays: true,
  restoreOverlays: true,
  removeResult: true,
  forgetEdit: true,
  tidyOverlays: true,
  saveSettings: true,
  keptInFile: true,
  eraseFile: true,
  eraseComputer: true,
  saveKey: true,
  writeJournal: true,
  dropJournal: true,
  selectNode: true,
  selectNodes: true,
  readOverview: true,
  undo: true,
  openUrl: true,
  resizePanel: true,
  notify: true,
  showPanel: true,
  finish: true
})

export const PANEL_CALLS = keysOf<PanelCalls>({
  selectionChanged: true,
  resultChanged: true,
  frameEdited: true,
  overlaysAstray: true,
  layersChanged: true
})

function keysOf<T>(keys: Record<keyof T, true>): (keyof T & string)[] {
  return Object.keys(keys) as (keyof T & string)[]
}
