import { overlayParent } from '../figma/nodes/container'
import { pageOf } from '../figma/nodes/find-node'
import { inSlices } from '../figma/slices'
import { KEYS } from '../figma/storage/entries'
import { setData } from '../figma/storage/plugin-data'
import { overlayName } from '../overlays/build-overlay'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-group'
import { followFrame, hasOffset, liesOver } from '../overlays/overlay-offset'
import { findRecordsOn } from '../result/record'

/** An overlay that lies over its frame, with the frame's name and place then. */
interface InPlace {
  group: GroupNode
  frame: SceneNode
  name: string
  place: string
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
  /** Overlays of frames that this user has deleted since. */
  private readonly orphans: InPlace[] = []
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
      if (owned?.isMisplaced) count += 1
      else if (owned?.frame) this.see(owned.group, owned.frame)
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
    this.inPlace.set(group.id, { group, frame, name: frame.name, place: placeOf(frame) })
  }

  /** Forgets frames that have left the page: their overlays go with them where this user took them away. */
  forgetGone(byUser: boolean): void {
    for (const [id, one] of this.inPlace) {
      if (!this.isGone(one.frame)) continue
      this.inPlace.delete(id)
      if (byUser) this.orphans.push(one)
    }
  }

  private isGone(frame: SceneNode): boolean {
    return frame.removed || pageOf(frame)?.id !== this.page.id
  }

  /** Takes overlays along with frames that moved, and removes those of deleted ones, in the undo step that is open. */
  settle(): void {
    for (const { group, frame } of this.orphans.splice(0)) {
      if (!group.removed && this.isGone(frame)) group.remove()
    }
    for (const [id, one] of this.inPlace) {
      if (one.group.removed || one.frame.removed) this.inPlace.delete(id)
      else follow(one)
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
 * The overlays of a page, null for a step without an answer. When a frame is copied together with its overlay, or a page is
 * duplicated, the copied overlay still names the original frame: it belongs to the copy it lies over.
 */
function* overlaysOn(page: PageNode): Generator<Owned | null> {
  const bare = new Map(findRecordsOn(page).map((frame) => [frame.id, frame]))
  const named = (group: GroupNode) => bare.get(linkedFrameId(group) ?? '')
  const elsewhere: GroupNode[] = []
  // Of two overlays that name one frame, the original is the one in its place.
  for (const group of overlayGroupsOn(page)) {
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
    const frame = own ?? [...bare.values()].find((one) => isOver(group, one))
    if (frame !== undefined) bare.delete(frame.id)
    // One whose place is not known can only stay where it is.
    yield { group, frame: frame ?? null, isMisplaced: own === undefined || hasOffset(group) }
  }
}

function isOver(group: GroupNode, frame: SceneNode): boolean {
  if (frame.removed || group.parent?.id !== overlayParent(frame).container.id) return false
  return liesOver(group, frame)
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
