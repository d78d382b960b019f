import type { NewPageFrame } from '../../bridge'
import { placeNew } from '../figma/canvas/place-new'
import { imagePaint } from '../figma/images/image-paint'
import { requireImage } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { placingStep } from '../figma/undo/placing-step'
import { words } from './words'

/**
 * Makes a frame of a captured page in free space. The undo step stays open for the overlays of the same
 * run. Returns the frame's id. Throws view_only, image_missing or placing_failed.
 */
export async function placePage(request: NewPageFrame): Promise<string> {
  const { runId, name, image, width, height } = request
  requireEditing('maybe')
  requireImage(runId, name, image)
  const { id } = await placeNew(placingStep(runId), words().thePage, (track) => {
    const frame = track(figma.createFrame())
    frame.name = name
    frame.resize(width, height)
    frame.fills = [imagePaint(image)]
    frame.clipsContent = true
    return frame
  })
  return id
}
