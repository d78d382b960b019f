import type { Command, MainCalls } from '../../bridge'
import type { Settings } from '../../file'
import { readAd, saveAd } from '../ad/ad-record'
import { readBriefs, saveBrief } from '../brief/briefs'
import { findBoard } from '../compare/board/find-board'
import { placeBoard } from '../compare/board/place-board'
import { removeBoard } from '../compare/board/remove-board'
import { placeDifference } from '../compare/place-difference'
import { eraseComputer } from '../erase/erase-computer'
import { eraseFile, keptInFile } from '../erase/erase-file'
import { exportPicture } from '../export/export-picture'
import type { Following } from '../following/follow-page'
import { keepImage, keepMap } from '../figma/images/kept-images'
import { readImage } from '../figma/images/read-image'
import { fitNotification, notifyUser } from '../figma/notify'
import { savePrimary } from '../intent/save-primary'
import { packLayers } from '../layers/pack-layers'
import { readLayerData } from '../layers/read-layer-data'
import { readLayers } from '../layers/read-layers'
import { saveShares } from '../layers/save-shares'
import { readOverview } from '../overview/read-overview'
import { placePage } from '../page/place-page'
import { addMaps } from '../result/add-maps'
import { forgetEdit } from '../result/edited-frames'
import { place } from '../result/place'
import { readResult } from '../result/read-result'
import { removeOverlays } from '../result/remove-overlays'
import { removeResult } from '../result/remove-result'
import { restoreOverlays } from '../result/restore-overlays'
import { saveText } from '../result/save-text'
import { setOverlay } from '../result/set-overlay'
import { dropJournal, writeJournal } from '../run/journal-store'
import { selectLayer } from '../selection/select-layer'
import { selectNode } from '../selection/select-node'
import { selectNodes } from '../selection/select-nodes'
import { writeKey } from '../settings/key-store'
import { hearBrowser, writeSettings } from '../settings/settings-store'
import { placeStrip } from '../video/place-strip'
import { discardTry } from '../what-if/discard-try'
import { tryChange } from '../what-if/try-change'
import { openUrl } from './open-url'
import { resizePanel } from './panel-size'
import { start } from './start'

/** What the panel may ask of the main thread. `following` is told of whatever a call has written, right after. */
export function panelCalls(
  command: Command,
  settings: Settings,
  following: () => Omit<Following, 'stop'>
): MainCalls {
  /** What comes of a run by itself. */
  async function writing<T>(nodeId: string, work: Promise<T>): Promise<T> {
    const result = await work
    following().wrote(nodeId)
    return result
  }

  /** What the user has Glance do; null where it is not about one frame. */
  async function acting<T>(nodeId: string | null, work: Promise<T>): Promise<T> {
    const result = await work
    following().acted()
    if (nodeId !== null) following().wrote(nodeId)
    return result
  }

  return {
    start: async (browserLanguage = 'en') =>
      start(command, await hearBrowser(settings, browserLanguage), () => following().misplaced()),
    exportPicture,
    keepMap,
    place: (request) => acting(request.nodeId, place(request)),
    keepImage,
    placePage: (request) => acting(null, placePage(request)),
    placeStrip: (request) => acting(null, placeStrip(request)),
    readBriefs,
    saveBrief: (nodeId, brief) => acting(nodeId, saveBrief(nodeId, brief)),
    readAd,
    saveAd: (nodeId, record) => acting(nodeId, saveAd(nodeId, record)),
    readLayers: async (nodeId, picture) => packLayers(await readLayers(nodeId, picture)),
    selectLayer,
    readLayerData,
    saveShares: (nodeId, ...what) => writing(nodeId, saveShares(nodeId, ...what)),
    savePrimary: (of, ...what) => acting(of.nodeId, savePrimary(of, ...what)),
    placeDifference: (request) => acting(request.of.nodeId, placeDifference(request)),
    addMaps: (added) => acting(added.of.nodeId, addMaps(added)),
    placeBoard: (board) => acting(null, placeBoard(board)),
    findBoard,
    removeBoard: (boardId) => acting(null, removeBoard(boardId)),
    tryChange: (request) => acting(null, tryChange(request)),
    discardTry: (nodeId) => acting(null, discardTry(nodeId)),
    saveText: (of, ...text) => writing(of.nodeId, saveText(of, ...text)),
    readResult,
    readImage,
    setOverlay: (of, change) => acting(of.nodeId, setOverlay(of, change)),
    removeOverlays: (of) => acting(of.nodeId, removeOverlays(of)),
    restoreOverlays: (of, look) => acting(of.nodeId, restoreOverlays(of, look)),
    removeResult: (of) => acting(of.nodeId, removeResult(of)),
    forgetEdit: ({ nodeId, runId }) => settled(() => forgetEdit(nodeId, runId)),
    tidyOverlays: () => settled(() => following().tidy()),
    saveSettings: writeSettings,
    keptInFile,
    eraseFile,
    eraseComputer,
    saveKey: writeKey,
    writeJournal,
    dropJournal,
    selectNode,
    selectNodes,
    readOverview,
    undo: () => settled(() => figma.triggerUndo()),
    openUrl: (url) => settled(() => openUrl(url)),
    resizePanel: (size) => settled(() => resizePanel(size)),
    notify: (message, isError) => settled(() => notifyUser(message, isError)),
    showPanel: () => settled(() => figma.ui.show()),
    finish: (message) => settled(() => closeSoon(fitNotification(message)))
  }
}

/** Nothing can be told to the panel any more once Glance has closed: the call is answered first. */
function closeSoon(message: string): void {
  setTimeout(() => figma.closePlugin(message), 0)
}

/** A call that is done at once, as the contract's promise; what it throws rejects. */
function settled<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => resolve(act()))
}
