import { allOrNothing } from '../all-or-nothing'
import { loadCurrentPage } from '../nodes/find-node'
import { beginUndoStep } from '../undo'
import { showLayers } from './show'

/**
 * Makes layers on the current page, selects the one that `make` returns and brings it into view, as one
 * undo step. `step` is that step's name, empty for none, `what` the layer's in errors. Leaves nothing behind when Figma
 * refuses a step.
 */
export async function makeAndShow<N extends SceneNode>(
  step: string,
  what: string,
  make: (page: PageNode) => N
): Promise<N> {
  const page = await loadCurrentPage()
  const { selection } = page
  beginUndoStep(step)
  return allOrNothing(
    what,
    () => {
      const shown = make(page)
      page.selection = [shown]
      showLayers([shown])
      return shown
    },
    () => {
      page.selection = selection
    }
  )
}
