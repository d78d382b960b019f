import type { PanelCalls } from '../../bridge'
import { canEdit } from '../figma/nodes/can-edit'
import { beginUndoStep, areByUser } from '../figma/undo'
import { OverlayPlaces } from './overlay-places'
import { MOST_READ, readChanges } from './read-changes'
import { WatchedFrames } from './watched-frames'

/** Callbacks for what happens on the page. */
interface Listeners extends Omit<PanelCalls, 'selectionChanged' | 'frameChanged'> {
  /** The result of a watched frame or its overlays have changed. */
  resultChanged(nodeId: string): void
  /** Called for any change. */
  pageChanged(): void
}

export interface Following {
  /** Reports changes of this frame from now on. */
  watch(nodeId: string): void
  /** Watches a frame that is about to be exported for a run. */
  exporting(nodeId: string): Promise<void>
  /** Whether every edit of a frame since that export was reported; asked once, when the run's result is placed. */
  heardAll(nodeId: string): boolean
  /** Takes what Glance has just written about a frame as known, and watches the frame. */
  wrote(nodeId: string): void
  /** Writes what waited for an act of Glance into the undo step of this one. */
  acted(): void
  /** Compares overlays with results, and results with those known: an undo may take back one alone, unreported. */
  undone(): void
  /** How many overlays lie elsewhere than over their frame. */
  misplaced(): number
  /** Lays all overlays of the page over their frames, and removes those that have none. Returns how many. */
  tidy(): number
}

/** Selecting and acting come in bursts: overlays are compared once they have ended, ms. */
const PAUSE_MS = 100

/**
 * Follows the page the user is on, and the next one when they change it, and writes nothing by itself: what is written
 * between two steps of the user would be an undo step of its own, which seems to do nothing. Overlays are compared with
 * their frames when the page opens, on selection, after a deletion and after each act of Glance.
 */
export function followCurrentPage(listeners: Listeners): Following {
  const mayWrite = canEdit()
  const watched = new WatchedFrames()
  /** Exported frames of this page, whose results are not placed yet. */
  const exported = new Set<string>()
  let page = figma.currentPage
  let timer = 0
  /** Whether anything has changed since overlays were last compared. */
  let changed = false
  let places = newPlaces()

  function newPlaces(): OverlayPlaces {
    const ofPage = new OverlayPlaces(page, (count) => listeners.overlaysMisplaced(count))
    if (mayWrite) void ofPage.look()
    return ofPage
  }

  function lookSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (changed && mayWrite) void places.look()
      changed = false
    }, PAUSE_MS)
  }

  function onChange({ nodeChanges }: NodeChangeEvent): void {
    changed = true
    const byUser = areByUser(nodeChanges)
    const byGlance = !byUser && nodeChanges.every(({ origin }) => origin === 'LOCAL')
    const { edited, touched } = readChanges(nodeChanges, watched.on(places.pageId), byGlance)
    for (const id of edited) if (watched.has(id)) listeners.frameEdited(id)
    tellResults(touched)
    const isLarge = nodeChanges.length > MOST_READ
    if (isLarge || nodeChanges.some(mayRemoveFrames)) {
      places.noteGone(byUser)
      lookSoon()
    }
    if (isLarge || nodeChanges.some(({ type }) => type !== 'PROPERTY_CHANGE')) {
      listeners.layersChanged()
    }
    listeners.pageChanged()
  }

  function tellResults(ids: Iterable<string>): void {
    for (const id of watched.refresh(ids)) listeners.resultChanged(id)
  }

  async function wrote(nodeId: string): Promise<void> {
    watched.refresh([nodeId])
    const known = await watched.watch(nodeId)
    if (mayWrite && known?.group) places.add(known.group, known.frame)
    lookSoon()
  }

  page.on('nodechange', onChange)
  figma.on('selectionchange', lookSoon)
  // Layers that a style paints are not reported.
  figma.on('stylechange', () => {
    for (const id of watched.on(places.pageId)) if (watched.has(id)) listeners.frameEdited(id)
  })
  figma.on('currentpagechange', () => {
    if (!page.removed) page.off('nodechange', onChange)
    places.stop()
    exported.clear()
    page = figma.currentPage
    listeners.overlaysMisplaced(0)
    places = newPlaces()
    page.on('nodechange', onChange)
    listeners.layersChanged()
    listeners.pageChanged()
  })
  return {
    watch: (nodeId) => void watched.watch(nodeId),
    exporting: async (nodeId) => {
      // Figma reports changes of the current page alone.
      if ((await watched.watch(nodeId))?.pageId === places.pageId) exported.add(nodeId)
    },
    heardAll: (nodeId) => exported.delete(nodeId),
    wrote: (nodeId) => void wrote(nodeId),
    acted: () => {
      if (!mayWrite) return
      places.settle()
      lookSoon()
    },
    undone: () => {
      changed = true
      lookSoon()
      setTimeout(() => tellResults(watched.on(places.pageId)), PAUSE_MS)
    },
    misplaced: () => places.misplaced,
    tidy: () => {
      const { misplaced } = places
      beginUndoStep()
      places.tidy()
      tellResults(watched.on(places.pageId))
      return misplaced
    }
  }
}

/** Whether a change may have deleted a frame, or taken it to another page. */
function mayRemoveFrames(change: NodeChange): boolean {
  if (change.type !== 'PROPERTY_CHANGE') return change.type === 'DELETE'
  return change.properties.includes('parent')
}
