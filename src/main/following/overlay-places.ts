import { overlayParent } from '../figma/nodes/container'
import { isOutOfReach, pageOf } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { KEYS } from '../figma/storage/entries'
import { setOwnData } from '../figma/storage/plugin-data'
import { overlayName } from '../overlays/build-overlay'
import { linkedFrameId, overlayGroupsOn, takeOff } from '../overlays/overlay-group'
import { followFrame, hasOffset, liesOver } from '../overlays/overlay-offset'
import { findRecordsOn, mayHoldRecords, recordText } from '../result/record'

/** An overlay that lies over its frame, with the frame's name and place then. */
interface InPlace {
  group: GroupNode
  frame: SceneNode
  name: string
  place: string
  /** True once this user has taken the frame away. */
  isOrphan: boolean
}

/**
 * The overlays of a page. Those that lay over their frames since Glance opened follow them with its next act; others
 * that lie elsewhere are counted, and left for the user to tidy.
 */
export class OverlayPlaces {
  /** By the overlay's id. */
  private readonly inPlace = new Map<string, InPlace>()
  /** How many overlays lie elsewhere than over their frames. */
  misplaced = 0
  private looks = 0
  /** Of a removed page nothing can be read. */
  readonly pageId: string

  /** `onCount` is called when another number of overlays lies elsewhere than over their frames. */
  constructor(
    private readonly page: PageNode,
    private readonly onCount: (misplaced: number) => void
  ) {
    this.pageId = page.id
  }

  /** Compares all overlays with their frames, in slices; a later call ends an earlier one. */
  async look(): Promise<void> {
    const look = ++this.looks
    const goesOn = (): boolean => look === this.looks && !this.page.removed
    const slices = createSlices()
    await slices.pause()
    if (!goesOn()) return
    // Overlays first: a frame that gets its result meanwhile must be known.
    const groups = overlayGroupsOn(this.page)
    await slices.pause()
    if (!goesOn()) return
    const bare = mayHoldRecords(this.page)
    let count = 0
    const judge = (group: GroupNode): void => {
      if (group.removed) return
      const frame = bare.get(linkedFrameId(group) ?? '')
      const isKnown = frame?.removed === false && recordText(frame) !== ''
      if (isKnown && isOver(group, frame)) {
        bare.delete(frame.id)
        this.see(group, frame)
        // One whose place is not known can only stay where it is.
      } else if (!isKnown || hasOffset(group)) count += 1
    }
    for (const group of groups) {
      if (slices.due()) await slices.pause()
      if (!goesOn()) return
      judge(group)
    }
    this.count(count)
  }

  private count(misplaced: number): void {
    if (misplaced !== this.misplaced) this.onCount((this.misplaced = misplaced))
  }

  /** Stops a running comparison. */
  stop(): void {
    this.looks += 1
  }

  private see(group: GroupNode, frame: SceneNode): void {
    // A frame that was renamed since has its overlay renamed with the next act.
    const { name } = this.inPlace.get(group.id) ?? frame
    this.inPlace.set(group.id, { group, frame, name, place: placeOf(frame), isOrphan: false })
  }

  /** Has an overlay that Glance has just laid follow its frame from now on. */
  add(group: GroupNode, frame: SceneNode): void {
    if (!group.removed && !this.inPlace.has(group.id) && isOver(group, frame))
      this.see(group, frame)
  }

  /** Notes frames that have left the page: their overlays go with them where this user took them away. */
  noteGone(byUser: boolean): void {
    for (const [id, one] of this.inPlace) {
      if (one.isOrphan || !this.isGone(one.frame)) continue
      if (byUser) one.isOrphan = true
      else this.inPlace.delete(id)
    }
  }

  private isGone(frame: SceneNode): boolean {
    return frame.removed || (!isOutOfReach(frame) && pageOf(frame)?.id !== this.pageId)
  }

  /** Moves overlays with their frames and removes those of deleted frames, in the open undo step. */
  settle(): void {
    for (const [id, one] of this.inPlace) {
      const { frame, group, isOrphan } = one
      const isGone = frame.removed || (isOrphan && this.isGone(frame))
      if (isGone && isOrphan && !group.removed) takeOff([group])
      if (isGone || group.removed) this.inPlace.delete(id)
      else if (!isOutOfReach(frame) && !this.isGone(frame)) follow(one)
    }
  }

  /**
   * Lays all overlays over their frames, and removes those that have none. When a frame is copied together with its overlay,
   * or a page is duplicated, the copied overlay still names the original frame: it belongs to the copy it lies over.
   */
  tidy(): void {
    if (this.page.removed) return
    const bare = new Map(findRecordsOn(this.page).map((frame) => [frame.id, frame]))
    const named = (group: GroupNode) => bare.get(linkedFrameId(group) ?? '')
    const groups = overlayGroupsOn(this.page)
    const placed = new Set(groups.filter((group) => isOver(group, named(group))))
    // Of two overlays that name one frame, the original is the one in its place.
    for (const group of [...placed, ...groups.filter((one) => !placed.has(one))]) {
      const frame = named(group) ?? [...bare.values()].find((one) => isOver(group, one))
      if (frame === undefined) {
        takeOff([group])
        continue
      }
      bare.delete(frame.id)
      if (linkedFrameId(group) !== frame.id) setOwnData(group, KEYS.frame, frame.id)
      layOver(group, frame)
    }
    this.count(0)
    void this.look()
  }
}

function isOver(group: GroupNode, frame: SceneNode | undefined): boolean {
  if (frame === undefined || frame.removed) return false
  return group.parent?.id === overlayParent(frame).container.id && liesOver(group, frame)
}

function placeOf(frame: SceneNode): string {
  return JSON.stringify([overlayParent(frame).container.id, frame.absoluteTransform])
}

/** Moves, turns and renames an overlay as its frame was since it lay over it. Writes only what differs. */
function follow(one: InPlace): void {
  const { group, frame } = one
  const place = placeOf(frame)
  if (place !== one.place) layOver(group, frame)
  one.place = place
  if (frame.name === one.name) return
  if (group.name === overlayName(one.name)) group.name = overlayName(frame.name)
  one.name = frame.name
}

/** Lays an overlay over its frame, wherever both are on the page. */
function layOver(group: GroupNode, frame: SceneNode): void {
  const { container, topLevel } = overlayParent(frame)
  if (group.parent?.id !== container.id) {
    const above = container.children.findIndex(({ id }) => id === topLevel.id) + 1
    container.insertChild(above, group)
  }
  followFrame(group, frame)
}
