import type { Selection } from '../../bridge'
import { describeSelection } from './describe-selection'

/** Long enough to gather a drag's changes, too short to be noticed. */
const SETTLE_MS = 60

/**
 * Tells of every change to the selection or to what is selected, once it has settled, and only when
 * the panel would see a difference. The returned function says that something may have changed.
 */
export function watchSelection(
  tell: (selection: Selection) => void,
  failed: (error: unknown) => void
): () => void {
  let due = false
  let looks = 0
  let known = ''

  async function look(): Promise<void> {
    due = false
    looks += 1
    const thisLook = looks
    const selection = await describeSelection()
    const text = JSON.stringify(selection)
    // A later look has begun meanwhile: it knows better.
    if (thisLook !== looks || text === known) return
    known = text
    tell(selection)
  }

  function mayHaveChanged(): void {
    if (due) return
    due = true
    setTimeout(() => {
      look().catch(failed)
    }, SETTLE_MS)
  }

  figma.on('selectionchange', mayHaveChanged)
  return mayHaveChanged
}
