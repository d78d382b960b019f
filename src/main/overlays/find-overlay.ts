import { pageOf } from '../figma/nodes/find-node'
import { linkedFrameId, overlayGroupsOn } from './overlay-link'

/** The overlay groups of a frame on a loaded page: one, unless someone duplicated it. */
export function overlaysOf(frame: SceneNode): GroupNode[] {
  const page = pageOf(frame)
  return page === null
    ? []
    : overlayGroupsOn(page).filter((group) => linkedFrameId(group) === frame.id)
}
