import type { NewPictureFrame } from '../../bridge'
import { freeSpot, occupiedOn } from '../figma/canvas/free-space'
import { makeAndShow } from '../figma/canvas/make-and-show'
import { imagePaint, requireImage } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { track } from '../figma/all-or-nothing'
import { placingStep } from '../figma/undo'

/**
 * Makes a frame with a picture in free space. The undo step stays open for the overlays of the same run. Returns the
 * frame's id. Throws view_only, image_missing or placing_failed.
 */
export async function placePicture(request: NewPictureFrame): Promise<string> {
  const { runId, name, what, image, width, height } = request
  requireEditing('maybe')
  requireImage(runId, name, image)
  const { id } = await makeAndShow(placingStep(runId), what, (page) => {
    const occupied = occupiedOn(page)
    const frame = track(figma.createFrame())
    frame.name = name
    frame.resize(width, height)
    frame.fills = [imagePaint(image)]
    frame.clipsContent = true
    return Object.assign(frame, freeSpot(occupied, frame, figma.viewport.center))
  })
  return id
}
