import { copyTransform } from '../figma/geometry/copy-transform'
import { sameTransform } from '../figma/geometry/transform'
import { type Place, placeAround } from '../figma/nodes/container'
import { pageOf } from '../figma/nodes/find-node'
import { overlayName } from '../overlays/build-overlay'
import { followFrame, hasOffset, liesOver } from '../overlays/overlay-offset'
import type { FollowedFrame } from './followed-frame'

/** Whether a frame was deleted or taken to another page, so that its overlay lies over nothing. */
export function isGone(followed: FollowedFrame, page: PageNode): boolean {
  return followed.frame.removed || pageOf(followed.frame)?.id !== page.id
}

/** Whether an overlay lies elsewhere than over its frame. */
export function isMisplaced({ frame, group }: Pick<FollowedFrame, 'frame' | 'group'>): boolean {
  if (group === null || group.removed || !hasOffset(group)) return false
  return group.parent?.id !== placeAround(frame).container.id || !liesOver(group, frame)
}

/** Moves, turns and renames an overlay as its frame was since it was last seen. Writes only what differs. */
export function keepUp(followed: FollowedFrame): void {
  const { frame, group } = followed
  if (group === null || group.removed) return
  const place = placeAround(frame)
  const transform = copyTransform(frame.absoluteTransform)
  const moved =
    place.container.id !== followed.container || !sameTransform(transform, followed.transform)
  if (moved) bringTo(group, frame)
  if (frame.name !== followed.name && group.name === `Glance: ${followed.name}`) {
    group.name = overlayName(frame)
  }
  followed.transform = transform
  followed.container = place.container.id
  followed.name = frame.name
}

/** Lays an overlay over its frame, wherever both are on the page. */
export function bringTo(group: GroupNode, frame: SceneNode): void {
  const place = placeAround(frame)
  if (group.parent?.id !== place.container.id) moveInto(place, group)
  followFrame(group, frame)
}

function moveInto({ container, topLevel }: Place, group: GroupNode): void {
  const index = container.children.findIndex((child) => child.id === topLevel.id) + 1
  container.insertChild(index, group)
}
