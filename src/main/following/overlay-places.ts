import { overlayParent } from '../figma/nodes/container'
import { isOutOfReach, pageOf } from '../figma/nodes/find-node'
import { inSlices } from '../figma/slices'
import { KEYS } from '../figma/storage/entries'
import { setData } from '../figma/storage/plugin-data'
import { overlayName } from '../overlays/build-overlay'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-group'
import { followFrame, hasOffset, liesOver } from '../overlays/overlay-offset'
import { mayHoldRecords, recordText } from '../result/record'

/** An overlay that lies over its frame, with the frame's name and place then. */
interface InPlace {
  group: GroupNode
  frame: SceneNode
  name: string
  place: string
  /** True once this user has taken the frame away. */
  isOrphan: boolean
}

/** An overlay, and the frame on its page that it belongs to; null when there is none. */
interface Owned {
  group: GroupNode
  frame: SceneNode | null
  isMisplaced: boolean
}

/**
 * The overlays of a page. Those that lay over their frames since Glance opened follow them with its next act; others
 * that lie elsewhere are counted, and left for the user to tidy.
 */
export class OverlayPlaces {
  /** By the overlay's id. */
  private readonly inPlace = new Map<string, InPlace>()
  private looks = 0
  private counted = 0

  /** `onCount` is called when another number of overlays lies elsewhere than over their frames. */
  constructor(
    private readonly page: PageNode,
    private readonly onCount: (misplaced: number) => void
  ) {}

  get misplaced(): number {
    return this.counted
  }

  /** Compares all overlays with their frames, in slices; a later call ends an earlier one. */
  look(): void {
    const look = ++this.looks
    let count = 0
    const judge = (owned: Owned | null): void => {
      if (owned === null || owned.group.removed) return
      if (owned.isMisplaced) count += 1
      else if (owned.frame?.removed === false) this.see(owned.group, owned.frame)
    }
    const end = (): void => {
      if (count !== this.counted) this.onCount((this.counted = count))
    }
    void inSlices(overlaysOn(this.page), judge, end, () => look === this.looks)
  }

  /** Ends a comparison that goes on. */
  stop(): void {
    this.looks += 1
  }

  /** Has an overlay follow its frame from now on: it lies over it. */
  see(group: GroupNode, frame: SceneNode): void {
    const place = placeOf(frame)
    this.inPlace.set(group.id, { group, frame, name: frame.name, place, isOrphan: false })
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
    return frame.removed || pageOf(frame)?.id !== this.page.id
  }

  /** Takes overlays along with frames that moved, and removes those of deleted ones, in the undo step that is open. */
  settle(): void {
    for (const [id, one] of this.inPlace) {
      const { frame, group, isOrphan } = one
      const isGone = frame.removed || (isOrphan && this.isGone(frame))
      if (isGone && isOrphan && !group.removed) group.remove()
      if (isGone || group.removed) this.inPlace.delete(id)
      else if (!isOutOfReach(frame)) follow(one)
    }
  }

  /** Lays all overlays over their frames, and removes those that have none. */
  tidy(): void {
    for (const owned of [...overlaysOn(this.page)]) {
      if (owned === null) continue
      const { group, frame } = owned
      if (frame === null) group.remove()
      else {
        if (linkedFrameId(group) !== frame.id) setData(group, KEYS.frame, frame.id)
        layOver(group, frame)
      }
    }
    this.look()
  }
}

/**
 * The overlays of a page, null for a step without an answer: pages may be long. When a frame is copied together with its
 * overlay, or a page is duplicated, the copied overlay still names the original frame: it belongs to the copy it lies over.
 */
function* overlaysOn(page: PageNode): Generator<Owned | null> {
  const bare = mayHoldRecords(page)
  yield null
  const groups = overlayGroupsOn(page)
  yield null
  const elsewhere: GroupNode[] = []
  const named = (group: GroupNode) => bare.get(linkedFrameId(group) ?? '')
  // Of two overlays that name one frame, the original is the one in its place.
  for (const group of groups) {
    const frame = group.removed ? undefined : named(group)
    if (frame !== undefined && isOver(group, frame)) {
      bare.delete(frame.id)
      yield { group, frame, isMisplaced: false }
    } else {
      elsewhere.push(group)
      yield null
    }
  }
  for (const group of elsewhere) {
    if (group.removed) continue
    const own = named(group)
    let frame = own !== undefined && hasRecord(own) ? own : null
    const isMisplaced = frame === null || hasOffset(group)
    for (const candidate of frame === null ? bare.values() : []) {
      yield null
      if (isOver(group, candidate)) frame = candidate
      if (frame !== null) break
    }
    if (frame !== null) bare.delete(frame.id)
    // One whose place is not known can only stay where it is.
    yield { group, frame, isMisplaced }
  }
}

function hasRecord(frame: SceneNode): boolean {
  return !frame.removed && recordText(frame) !== ''
}

function isOver(group: GroupNode, frame: SceneNode): boolean {
  if (group.removed || !hasRecord(frame)) return false
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
