import { allOrNothing } from '../undo/all-or-nothing'
import { beginUndoStep } from '../undo/begin-undo-step'
import { freeSpot } from './free-spot'
import { occupiedOn } from './occupied'

/** Notes a new node, so that it can be taken back, and gives it on. */
export type Track = <N extends SceneNode>(node: N) => N

/**
 * Builds a frame in free space of the current page, selects it and brings it into view, as one undo step.
 * `step` is that step's name, `what` the frame's in errors. Leaves nothing behind when Figma refuses a step.
 */
export async function placeNew(
  step: string | null,
  what: string,
  build: (track: Track) => FrameNode
): Promise<FrameNode> {
  const page = await loadCurrentPage()
  const occupied = occupiedOn(page)
  const { selection } = page
  const made: SceneNode[] = []
  beginUndoStep(step)
  return allOrNothing(
    what,
    () => {
      const frame = build((node) => {
        made.push(node)
        return node
      })
      const { x, y } = freeSpot(occupied, frame, figma.viewport.center)
      frame.x = x
      frame.y = y
      page.selection = [frame]
      figma.viewport.scrollAndZoomIntoView([frame])
      return frame
    },
    () => {
      page.selection = selection
      for (const node of made) if (!node.removed) node.remove()
    }
  )
}

/** New nodes are born on the current page, which the designer may change while it loads. */
async function loadCurrentPage(): Promise<PageNode> {
  const page = figma.currentPage
  await page.loadAsync()
  return page.id === figma.currentPage.id ? page : loadCurrentPage()
}
