import { copyTransform } from '../figma/geometry/copy-transform'
import { invert, type Matrix, multiply, sameTransform } from '../figma/geometry/transform'
import { childSpace } from '../figma/nodes/container'
import { FRAME_KEY, NAMESPACE } from '../figma/storage/keys'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-link'
import { readOffset } from '../overlays/overlay-offset'
import { findRecordsOn } from './find-records'

/** Canvas px. */
const TOLERANCE = 0.01

/**
 * When a frame is copied together with its overlay, or a page is duplicated, the copied overlay still
 * names the original frame. Links each such overlay to the copied frame it lies over, told by its place.
 */
export function adoptCopies(page: PageNode): void {
  const bare = new Map(findRecordsOn(page).map((frame) => [frame.id, frame]))
  const namedFrame = (group: GroupNode) => bare.get(linkedFrameId(group) ?? '')
  const inPlace = (group: GroupNode): boolean => {
    const frame = namedFrame(group)
    return frame !== undefined && liesOver(group, frame)
  }
  // Of two overlays that name one frame, the original is the one in its place.
  const groups = overlayGroupsOn(page).sort((a, b) => Number(inPlace(b)) - Number(inPlace(a)))
  for (const group of groups) {
    const named = namedFrame(group)
    const frame = named ?? [...bare.values()].find((candidate) => liesOver(group, candidate))
    if (frame === undefined) continue
    if (frame !== named) group.setSharedPluginData(NAMESPACE, FRAME_KEY, frame.id)
    bare.delete(frame.id)
  }
}

function liesOver(group: GroupNode, frame: SceneNode): boolean {
  const offset = readOffset(group)
  const place = placeOnPage(group)
  if (offset === null || place === null) return false
  const seenFromFrame = multiply(invert(copyTransform(frame.absoluteTransform)), place)
  return sameTransform(seenFromFrame, offset, TOLERANCE)
}

function placeOnPage(group: GroupNode): Matrix | null {
  const layer = group.children[0]
  return layer !== undefined && 'relativeTransform' in layer
    ? multiply(childSpace(group), copyTransform(layer.relativeTransform))
    : null
}
