import { FRAME_KEY, NAMESPACE } from '../figma/storage/keys'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-link'
import { liesOver } from '../overlays/overlay-offset'
import { findRecordsOn } from '../result/find-records'

/** An overlay, and the frame on its page that it belongs to; null when there is none. */
export interface Belonging {
  group: GroupNode
  frame: SceneNode | null
}

/**
 * Which overlay of a page belongs to which frame. When a frame is copied together with its overlay, or a page is
 * duplicated, the copied overlay still names the original frame: it belongs to the copy it lies over.
 */
export function belongings(page: PageNode): Belonging[] {
  const bare = new Map(findRecordsOn(page).map((frame) => [frame.id, frame]))
  const namedFrame = (group: GroupNode) => bare.get(linkedFrameId(group) ?? '')
  const inPlace = (group: GroupNode): boolean => {
    const frame = namedFrame(group)
    return frame !== undefined && liesOver(group, frame)
  }
  // Of two overlays that name one frame, the original is the one in its place.
  const groups = overlayGroupsOn(page).sort((a, b) => Number(inPlace(b)) - Number(inPlace(a)))
  return groups.map((group) => {
    const frame =
      namedFrame(group) ?? [...bare.values()].find((candidate) => liesOver(group, candidate))
    if (frame === undefined) return { group, frame: null }
    bare.delete(frame.id)
    return { group, frame }
  })
}

/** Has an overlay name the frame it belongs to. */
export function link(group: GroupNode, frame: SceneNode): void {
  if (linkedFrameId(group) !== frame.id) {
    group.setSharedPluginData(NAMESPACE, FRAME_KEY, frame.id)
  }
}
