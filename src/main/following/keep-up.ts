import { copyTransform } from '../figma/geometry/copy-transform'
import { sameTransform } from '../figma/geometry/transform'
import { type Place, placeAround } from '../figma/nodes/container'
import { pageOf } from '../figma/nodes/find-node'
import { overlayName } from '../overlays/build-overlay'
import { followFrame } from '../overlays/overlay-offset'
import type { FollowedFrame } from './followed-frame'

/** Whether a frame was deleted or taken to another page, so that its overlay lies over nothing. */
export function isGone(followed: FollowedFrame, page: PageNode): boolean {
  return followed.frame.removed || pageOf(followed.frame)?.id !== page.id
}

/** Brings an overlay to its frame that was moved while Glance was closed. */
export function catchUp({ frame, group }: FollowedFrame): void {
  if (group !== null) followFrame(group, frame)
}

/** Moves, turns and renames an overlay as its frame was. Writes only what differs. */
export function keepUp(followed: FollowedFrame): void {
  const { frame, group } = followed
  if (group === null || group.removed) return
  const place = placeAround(frame)
  const transform = copyTransform(frame.absoluteTransform)
  const changedContainer = place.container.id !== followed.container
  if (changedContainer) moveInto(place, group)
  if (changedContainer || !sameTransform(transform, followed.transform)) followFrame(group, frame)
  if (frame.name !== followed.name && group.name === `Glance: ${followed.name}`) {
    group.name = overlayName(frame)
  }
  followed.transform = transform
  followed.container = place.container.id
  followed.name = frame.name
}

function moveInto({ container, topLevel }: Place, group: GroupNode): void {
  const index = container.children.findIndex((child) => child.id === topLevel.id) + 1
  container.insertChild(index, group)
}
