import { copyTransform, sameTransform } from '../figma/geometry/transform'
import { type OverlayParent, overlayParent } from '../figma/nodes/container'
import { pageOf } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { setData } from '../figma/storage/plugin-data'
import { overlayName } from '../overlays/build-overlay'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-group'
import { followFrame, hasOffset, liesOver } from '../overlays/overlay-offset'
import { findRecordsOn } from '../result/record'
import type { FollowedFrame } from './followed-frame'

/** An overlay, and the frame on its page that it belongs to; null when there is none. */
interface OverlayOwner {
  group: GroupNode
  frame: SceneNode | null
}

/**
 * Which overlay of a page belongs to which frame. When a frame is copied together with its overlay, or a page is
 * duplicated, the copied overlay still names the original frame: it belongs to the copy it lies over.
 */
export function overlayOwners(page: PageNode): OverlayOwner[] {
  const bare = new Map(findRecordsOn(page).map((frame) => [frame.id, frame]))
  const namedFrame = (group: GroupNode) => bare.get(linkedFrameId(group) ?? '')
  const inPlace = (group: GroupNode): boolean => {
    const frame = namedFrame(group)
    return frame !== undefined && liesOver(group, frame)
  }
  const groups = overlayGroupsOn(page)
  const placed = new Set(groups.filter(inPlace))
  // Of two overlays that name one frame, the original is the one in its place.
  return [...placed, ...groups.filter((group) => !placed.has(group))].map((group) => {
    const frame =
      namedFrame(group) ?? [...bare.values()].find((candidate) => liesOver(group, candidate))
    if (frame === undefined) return { group, frame: null }
    bare.delete(frame.id)
    return { group, frame }
  })
}

/** Has an overlay name the frame it belongs to. */
export function linkToFrame(group: GroupNode, frame: SceneNode): void {
  if (linkedFrameId(group) !== frame.id) {
    setData(group, KEYS.frame, frame.id)
  }
}

/** Whether a frame was deleted or taken to another page, so that its overlay lies over nothing. */
export function isGone(followed: FollowedFrame, page: PageNode): boolean {
  return followed.frame.removed || pageOf(followed.frame)?.id !== page.id
}

/** Whether an overlay lies elsewhere than over its frame. */
export function isMisplaced({ frame, group }: Pick<FollowedFrame, 'frame' | 'group'>): boolean {
  if (group === null || group.removed || !hasOffset(group)) return false
  return group.parent?.id !== overlayParent(frame).container.id || !liesOver(group, frame)
}

/**
 * Moves, turns and renames an overlay as its frame was since it was last seen. Writes only what differs. True when it
 * was moved.
 */
export function followFrameOf(followed: FollowedFrame): boolean {
  const { frame, group } = followed
  if (group === null || group.removed) return false
  const place = overlayParent(frame)
  const transform = copyTransform(frame.absoluteTransform)
  const moved =
    place.container.id !== followed.container || !sameTransform(transform, followed.transform)
  if (moved) layOver(group, frame)
  if (frame.name !== followed.name && group.name === overlayName(followed.name)) {
    group.name = overlayName(frame.name)
  }
  followed.transform = transform
  followed.container = place.container.id
  followed.name = frame.name
  return moved
}

/** Lays an overlay over its frame, wherever both are on the page. */
export function layOver(group: GroupNode, frame: SceneNode): void {
  const place = overlayParent(frame)
  if (group.parent?.id !== place.container.id) moveInto(place, group)
  followFrame(group, frame)
}

function moveInto({ container, topLevel }: OverlayParent, group: GroupNode): void {
  const index = container.children.findIndex((child) => child.id === topLevel.id) + 1
  container.insertChild(index, group)
}
