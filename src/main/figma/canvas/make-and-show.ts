import { allOrNothing, beginUndoStep } from '../undo'
import { freeSpot, occupiedOn } from './free-space'
import { showLayers } from './show'

/** Notes a new node, so that it can be taken back, and gives it on. */
export type Track = <N extends SceneNode>(node: N) => N

/**
 * Makes layers on the current page, selects the one that `make` returns and brings it into view, as one
 * undo step. `step` is that step's name, `what` the layer's in errors. Leaves nothing behind when Figma
 * refuses a step.
 */
export async function makeAndShow<N extends SceneNode>(
  step: string | null,
  what: string,
  make: (page: PageNode, track: Track) => N
): Promise<N> {
  const page = await loadCurrentPage()
  const { selection } = page
  const made: SceneNode[] = []
  beginUndoStep(step)
  return allOrNothing(
    what,
    () => {
      const shown = make(page, (node) => {
        made.push(node)
        return node
      })
      page.selection = [shown]
      showLayers([shown])
      return shown
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
