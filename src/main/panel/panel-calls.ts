import type { Command, MainCalls } from '../../bridge'
import { readAd, saveAd } from '../ad/ad-record'
import { findBoard } from '../board/find-board'
import { placeBoard } from '../board/place-board'
import { removeBoard } from '../board/remove-board'
import { readBriefs, saveBrief } from '../brief/briefs'
import { placePage } from '../canvas/place-page'
import { placeStrip } from '../canvas/place-strip'
import { exportPicture } from '../export/export-picture'
import { keepImage, keepMap } from '../images/kept-images'
import { readImage } from '../images/read-image'
import { savePrimary } from '../intent/save-primary'
import { journal } from '../journal/journal-store'
import { tasks } from '../journal/task-store'
import { packLayers } from '../layers/pack-layers'
import { readLayers } from '../layers/read-layers'
import { selectNode } from '../nodes/select-node'
import { place } from '../overlays/place'
import { placeDifference } from '../overlays/place-difference'
import { restoreOverlays } from '../overlays/restore-overlays'
import { setOverlay } from '../overlays/set-overlay'
import { markOutOfDate } from '../record/mark-out-of-date'
import { readLayerData } from '../record/read-layer-data'
import { readResult } from '../record/read-result'
import { removeResult } from '../record/remove-result'
import { saveText } from '../record/save-text'
import { selectLayer } from '../selection/select-layer'
import { writeKey } from '../settings/key-store'
import { writeSettings } from '../settings/settings-store'
import { saveShares } from '../shares/save-shares'
import { notifyUser } from './notify'
import { openUrl } from './open-url'
import { resizePanel } from './panel-size'
import { start } from './start'

/**
 * What the panel may ask of the main thread. `wrote` is told of every frame that a call has written
 * to, right after.
 */
export function panelCalls(command: Command, wrote: (nodeId: string) => void): MainCalls {
  async function writing<T>(nodeId: string, work: Promise<T>): Promise<T> {
    const result = await work
    wrote(nodeId)
    return result
  }
  return {
    start: () => start(command),
    exportPicture,
    keepMap,
    place: (request) => writing(request.nodeId, place(request)),
    keepImage,
    placePage,
    placeStrip,
    readBriefs,
    saveBrief,
    readAd,
    saveAd,
    readLayers: async (nodeId, picture) => packLayers(await readLayers(nodeId, picture)),
    selectLayer,
    readLayerData,
    saveShares: (nodeId, ...what) => writing(nodeId, saveShares(nodeId, ...what)),
    savePrimary: (of, ...what) => writing(of.nodeId, savePrimary(of, ...what)),
    placeDifference: (request) => writing(request.nodeId, placeDifference(request)),
    placeBoard,
    findBoard,
    removeBoard,
    writeTask: tasks.write,
    dropTask: tasks.drop,
    saveText: (of, ...text) => writing(of.nodeId, saveText(of, ...text)),
    readResult,
    readImage,
    setOverlay: (of, change) => writing(of.nodeId, setOverlay(of, change)),
    restoreOverlays: (of, look) => writing(of.nodeId, restoreOverlays(of, look)),
    removeResult: (of) => writing(of.nodeId, removeResult(of)),
    markOutOfDate: (of) => writing(of.nodeId, markOutOfDate(of)),
    saveSettings: writeSettings,
    saveKey: writeKey,
    writeJournal: journal.write,
    dropJournal: journal.drop,
    selectNode,
    openUrl: (url) => settled(() => openUrl(url)),
    resizePanel: (size) => settled(() => resizePanel(size)),
    notify: (message, isError) => settled(() => notifyUser(message, isError))
  }
}

/** A call that is done at once, as the contract's promise; what it throws rejects. */
function settled(act: () => void): Promise<void> {
  return new Promise((resolve) => {
    act()
    resolve()
  })
}
