import { freeSpot } from './free-spot'
import { makeAndShow, type Track } from './make-and-show'
import { occupiedOn } from './occupied'

/**
 * Builds a frame in free space of the current page, selects it and brings it into view, as one undo step.
 * `step` is that step's name, `what` the frame's in errors. Leaves nothing behind when Figma refuses a step.
 */
export async function placeNew(
  step: string | null,
  what: string,
  build: (track: Track) => FrameNode
): Promise<FrameNode> {
  return makeAndShow(step, what, (page, track) => {
    const occupied = occupiedOn(page)
    const frame = build(track)
    const { x, y } = freeSpot(occupied, frame, figma.viewport.center)
    frame.x = x
    frame.y = y
    return frame
  })
}
