import type { Command, MainCalls, Startup } from '../../bridge'
import { panelSize, type Settings, shownName } from '../../file'
import { readAd, saveAd } from '../frame-data/ad'
import { readBriefs, saveBrief } from '../frame-data/brief'
import { findBoard, removeBoard } from '../compare/board'
import { placeBoard } from '../compare/place-board'
import { dropJournal, readJournal, writeJournal } from '../computer/journal'
import {
  eraseComputer,
  setBrowserLanguage,
  orNotify,
  readKey,
  writeKey,
  writeSettings
} from '../computer/settings'
import { notePanelSize } from '../figma/canvas/show'
import { keepImage, keepMap, readImage } from '../figma/images'
import { canEdit } from '../figma/nodes/can-edit'
import { closeWith, notifyDone, notifyUser } from '../figma/notify'
import { endAct } from '../figma/undo'
import { fileId } from '../figma/storage/file-id'
import type { Following } from '../following/follow-page'
import { packLayers, readLayers } from '../layers/read-layers'
import { exportPicture, lookAt } from '../pictures/export-picture'
import { showLeftHidden } from '../pictures/left-hidden'
import { placePicture } from '../pictures/place-picture'
import { addMaps, placeDifference } from '../result/add-maps'
import { readFrame } from '../result/document'
import { saveMainAction } from '../result/main-action'
import { noteResult, place } from '../result/place'
import { removeResult, saveText } from '../result/result'
import { removeOverlays, restoreOverlays, setOverlay } from '../result/result-overlays'
import { describeSelection } from '../selection/describe-selection'
import { readOverview } from '../selection/read-overview'
import { selectLayer, selectNode, selectNodes, showNodes } from '../selection/select'
import { discardTry, keepTry, readTries } from '../what-if/copies'
import { applyChange, tryChange } from '../what-if/change-frame'
import { eraseFile, keptInFile } from './erase-file'
import { hideOnClose } from './hide-on-close'
import { readPart } from './parts'

/** The functions behind the panel's calls. Each write is reported to `following` right after. */
export function panelCalls(
  command: Command,
  settings: Settings,
  following: () => Following,
  push: (nodeId: string) => Promise<void>
): MainCalls {
  /** The panel has the new document before the answer. */
  async function wrote(nodeId: string): Promise<void> {
    following().wrote(nodeId)
    await push(nodeId)
  }

  /** A write caused by the user; null where it is not about one frame. */
  async function acting<T>(nodeId: string | null, work: Promise<T>): Promise<T> {
    const result = await work
    following().acted()
    endAct()
    if (nodeId !== null) await wrote(nodeId)
    return result
  }

  return {
    start: async (browserLanguage = 'en') =>
      start(command, await setBrowserLanguage(settings, browserLanguage), () =>
        following().misplaced()
      ),
    readPart,
    exportPicture: async (nodeId, scale) => {
      await Promise.all([following().exporting(nodeId), noteResult(nodeId)])
      return exportPicture(nodeId, scale)
    },
    lookAt,
    keepMap,
    place: async (request) => {
      const heardAll = following().heardAll(request.nodeId)
      await acting(request.nodeId, place(request))
      return { ...(await readFrame(request.nodeId)), heardAll }
    },
    keepImage,
    placePicture: (request) => acting(null, placePicture(request)),
    readBriefs,
    saveBrief: (nodeId, brief) => acting(nodeId, saveBrief(nodeId, brief)),
    readAd,
    saveAd: (nodeId, record) => acting(nodeId, saveAd(nodeId, record)),
    readLayers: async (nodeId, picture) => packLayers(await readLayers(nodeId, picture)),
    selectLayer,
    saveMainAction: (of, ...what) => acting(of.nodeId, saveMainAction(of, ...what)),
    placeDifference: (request) => acting(request.of.nodeId, placeDifference(request)),
    addMaps: (added) => acting(added.of.nodeId, addMaps(added)),
    placeBoard: (board) => acting(null, placeBoard(board)),
    findBoard,
    removeBoard: (boardId, how) => acting(null, removeBoard(boardId, how)),
    tryChange: (request) => acting(null, tryChange(request)),
    discardTry: (nodeId) => acting(null, discardTry(nodeId)),
    keepTry: (nodeId) => acting(null, keepTry(nodeId)),
    applyChange: (request) => acting(request.of.nodeId, applyChange(request)),
    readTries,
    saveText: async (of, ...text) => {
      const saved = await saveText(of, ...text)
      await wrote(of.nodeId)
      return saved
    },
    readFrame: (nodeId) => {
      following().watch(nodeId)
      return readFrame(nodeId)
    },
    readImage,
    setOverlay: (of, change) => acting(of.nodeId, setOverlay(of, change)),
    removeOverlays: (of) => acting(of.nodeId, removeOverlays(of)),
    restoreOverlays: (of, look) => acting(of.nodeId, restoreOverlays(of, look)),
    removeResult: (of) => acting(of.nodeId, removeResult(of)),
    tidyOverlays: () =>
      acting(
        null,
        settled(() => following().tidy())
      ),
    saveSettings: writeSettings,
    keptInFile,
    eraseFile: () => acting(null, eraseFile()),
    eraseComputer,
    saveKey: writeKey,
    writeJournal,
    dropJournal,
    selectNode,
    selectNodes,
    showNodes,
    readOverview,
    undo: () =>
      settled(() => {
        figma.triggerUndo()
        following().undone()
      }),
    openUrl: (url) => settled(() => figma.openExternal(url)),
    resizePanel: (size) => settled(() => resizePanel(size)),
    notify: (message, isError) => settled(() => notifyUser(message, isError)),
    notifyDone: (message) => settled(() => notifyDone(message)),
    showPanel: () =>
      settled(() => {
        figma.ui.show()
        hideOnClose()
      }),
    // Answers the call first: a closed Glance cannot.
    finish: (...how) => settled(() => void setTimeout(() => closeWith(...how), 0))
  }
}

/** A synchronous call as a promise; what it throws rejects. */
function settled<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => resolve(act()))
}

/** Everything the panel needs for its first render. */
async function start(
  command: Command,
  settings: Settings,
  misplaced: () => number
): Promise<Startup> {
  const file = fileId()
  const key = await readKey()
  const journal = await orNotify(readJournal(file), [])
  await orNotify(showLeftHidden(), undefined)
  // Last, because the panel does not yet receive changes of the selection.
  const selection = await describeSelection()
  return {
    command,
    selection,
    settings,
    key,
    canEdit: canEdit(),
    misplaced: misplaced(),
    fileId: file,
    fileName: shownName(figma.root.name),
    journal
  }
}

/** To a size that the panel can be used at. */
function resizePanel(wanted: Settings['panel']): void {
  const size = panelSize(wanted)
  notePanelSize(size)
  figma.ui.resize(size.width, size.height)
}
