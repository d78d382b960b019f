import { isOutOfReach, unlessRemoved } from '../figma/nodes/find-node'
import { canEdit } from '../figma/nodes/can-edit'
import { inSlices } from '../figma/slices'
import { writeLate } from '../figma/storage/plugin-data'
import { beginUndoStep, noteLocalChanges } from '../figma/undo'
import { noteEdit, writeEdits } from '../result/edited-frames'
import {
  overlayOwners,
  layOver,
  isGone,
  isMisplaced,
  followFrameOf,
  linkToFrame
} from './overlay-owners'
import { around, type FollowedFrame } from './followed-frame'
import { PageIndex } from './page-index'
import { mayHaveMoved, mayRemoveFrames, readChanges } from './read-changes'

/** Follows the page the user is on, and the next one when they change it. */
export function followCurrentPage(listeners: Listeners): Omit<Following, 'stop'> {
  let following = followPage(figma.currentPage, canEdit(), listeners)
  figma.on('currentpagechange', () => {
    following.stop()
    following = followPage(figma.currentPage, canEdit(), listeners)
    listeners.overlaysMisplaced(following.misplaced())
    listeners.layersChanged()
    listeners.pageChanged()
  })
  return {
    misplaced: () => following.misplaced(),
    looked: (nodeId) => following.looked(nodeId),
    wrote: (nodeId) => following.wrote(nodeId),
    acted: () => following.acted(),
    tidy: () => following.tidy(),
    watch: (nodeId) => following.watch(nodeId)
  }
}

export interface Following {
  /** The panel has read a frame's result, and wants to be told of each edit, deletions too. */
  looked(nodeId: string): void
  /** Takes what Glance has just written on a frame as known, so that it is not told as news. */
  wrote(nodeId: string): void
  /** The user had Glance write: its undo step takes all that waited for one. */
  acted(): void
  /** How many overlays lie elsewhere than over their frame. */
  misplaced(): number
  /** Lays all overlays of the page over their frames, and removes those that have none. Returns how many. */
  tidy(): number
  /** Tells of every edit of this frame, also once its result is out of date; of none where it is null. */
  watch(nodeId: string | null): void
  stop(): void
}

/** Listeners for what happens on the page. */
interface Listeners {
  /** A result is another, or its overlays are. */
  resultChanged(nodeId: string): void
  /** A frame with a result may look different now. */
  frameEdited(nodeId: string): void
  /** How many overlays lie elsewhere than over their frame. */
  overlaysMisplaced(count: number): void
  /** Layers came or went, or it is another page. */
  layersChanged(): void
  /** Anything at all. */
  pageChanged(): void
}

/**
 * Knows what becomes of results while the plugin is open, and writes nothing by itself: what Figma is told between two
 * steps of the user is a step of its own, so that undo would seem to do nothing. Overlays follow their frames, go with
 * deleted ones, and records learn of edits with the next act of Glance. What somebody else, or nobody knows who, has
 * moved or deleted is counted and left for the user to tidy.
 */
function followPage(page: PageNode, mayWrite: boolean, listeners: Listeners): Following {
  /** Frames whose overlay lies elsewhere than over them. */
  const misplaced = new Set<string>()
  const index = new PageIndex(page)
  /** Overlays that may be of no followed frame, by id: those of copies and of frames that are gone are. */
  const lost = new Map<string, GroupNode>()
  /** Overlays of frames that this user has deleted since. */
  const orphans = new Map<string, GroupNode>()
  let told = 0
  let opened = false
  let stopped = false
  /** Ids of frames that may have moved. */
  const toJudge = new Set<string>()
  /** How often places were judged: the last time goes on. */
  let looks = 0
  /** The same of what is selected. */
  let selections = 0

  function judgePlace(followed: FollowedFrame): void {
    if (mayWrite && index.get(followed.id) !== undefined && isMisplaced(followed)) {
      misplaced.add(followed.id)
    } else misplaced.delete(followed.id)
  }

  function onChange({ nodeChanges }: NodeChangeEvent): void {
    const ours = nodeChanges.filter(({ origin }) => origin === 'LOCAL')
    if (ours.length > 0) noteLocalChanges(ours)
    const own = readChanges(ours, index)
    const others = readChanges(
      nodeChanges.filter(({ origin }) => origin === 'REMOTE'),
      index
    )
    const moved = mayHaveMoved(nodeChanges, index)
    const touched = [...own.touched, ...others.touched]
    const news = new Set(touched.filter((id) => index.refresh(id)))
    for (const { frame } of own.edited) if (mayWrite && !frame.removed) noteEdit(frame)
    if (nodeChanges.some(mayRemoveFrames)) {
      for (const id of forgetGone(moved, ours.length > 0)) news.add(id)
    }
    for (const id of news) listeners.resultChanged(id)
    for (const { id } of [...own.edited, ...others.edited]) {
      if (index.get(id)?.fresh === true) listeners.frameEdited(id)
    }
    const places = [...moved.map(({ id }) => id), ...news]
    if (places.length > 0 || nodeChanges.some(mayRemoveFrames)) judgePlaces(places)
    if (nodeChanges.some(({ type }) => type !== 'PROPERTY_CHANGE')) listeners.layersChanged()
    listeners.pageChanged()
  }

  /** What is selected may be deleted next. */
  function onSelection(): void {
    const look = ++selections
    const want = (node: SceneNode): void => {
      if (!isOutOfReach(node)) index.wantAround(node)
    }
    const end = (): void => undefined
    void inSlices(page.selection, want, end, () => look === selections && !stopped)
  }

  /** With those that are still to be judged from earlier. */
  function judgePlaces(ids: readonly string[]): void {
    for (const id of ids) toJudge.add(id)
    const look = ++looks
    const judge = (id: string): void => {
      toJudge.delete(id)
      const followed = index.get(id)
      if (followed === undefined) return
      unlessRemoved(followed.frame, () => {
        followed.around = around(followed.frame, followed.group)
        judgePlace(followed)
      })
    }
    void inSlices([...toJudge], judge, tellMisplaced, () => look === looks && !stopped)
  }

  function forgetGone(moved: readonly FollowedFrame[], byUser: boolean): string[] {
    const mayHaveLeft = new Set(moved.map(({ id }) => id))
    const gone = index
      .all()
      .filter((one) => one.frame.removed || (mayHaveLeft.has(one.id) && isGone(one, page)))
    for (const { id, group, groupId } of gone) {
      if (group !== null && groupId !== null) {
        lost.delete(groupId)
        const left = byUser ? orphans : lost
        left.set(groupId, group)
      }
      index.forget(id)
      misplaced.delete(id)
    }
    return gone.map(({ id }) => id)
  }

  function count(): number {
    if (!mayWrite) return 0
    let sum = misplaced.size
    for (const groups of [lost, orphans]) {
      for (const [id, group] of groups) if (isLost(id, group)) sum += 1
    }
    return sum
  }

  function tellMisplaced(): void {
    const now = count()
    if (now !== told) listeners.overlaysMisplaced((told = now))
  }

  function isLost(id: string, group: GroupNode): boolean {
    return !index.hasOverlay(id) && !group.removed
  }

  function settle(): void {
    for (const [id, group] of orphans) if (isLost(id, group)) group.remove()
    orphans.clear()
    index.all().forEach((followed) => {
      if (followFrameOf(followed) || misplaced.has(followed.id)) judgePlace(followed)
    })
    for (const id of [...writeEdits(), ...writeLate()]) index.refresh(id)
  }

  void index.readAll(
    judgePlace,
    (groups) => {
      if (mayWrite) {
        for (const [id, group] of groups) if (!orphans.has(id)) lost.set(id, group)
      }
      if (opened) tellMisplaced()
      else told = count()
    },
    () => !stopped
  )
  opened = true
  onSelection()
  page.on('nodechange', onChange)
  figma.on('selectionchange', onSelection)
  return {
    misplaced: () => told,
    looked: (nodeId) => void index.want(nodeId),
    wrote: (nodeId) => {
      index.refresh(nodeId)
      const followed = index.get(nodeId)
      if (followed !== undefined) judgePlace(followed)
      tellMisplaced()
    },
    acted: () => {
      if (!mayWrite) return
      settle()
      tellMisplaced()
    },
    watch: (nodeId) => index.watch(nodeId),
    tidy: () => {
      const before = told
      beginUndoStep(null)
      for (const { group, frame } of overlayOwners(page)) {
        if (frame === null) group.remove()
        else {
          linkToFrame(group, frame)
          layOver(group, frame)
          if (index.refresh(frame.id)) listeners.resultChanged(frame.id)
        }
      }
      settle()
      tellMisplaced()
      return before
    },
    stop: () => {
      stopped = true
      page.off('nodechange', onChange)
      figma.off('selectionchange', onSelection)
    }
  }
}
