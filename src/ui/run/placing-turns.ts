import { sleep } from '../../waiting'
import { Turns } from '../../waiting/turns'

/** Texts that take longer come later; overlays are not held up for them. */
const PATIENCE_MS = 2000

/**
 * Places when it is a run's turn; `written` is done when its texts are in the file. Rejects with what `place` rejects
 * with. What `written` fails with is for whoever writes to report.
 */
export type InTurn = <T>(
  place: () => Promise<T>,
  written: () => Promise<unknown>,
  signal: AbortSignal
) => Promise<T>

/**
 * Lets one result at a time onto the canvas, and the next when the texts of the last are in: what is
 * placed and written between two results is undone together with the first.
 */
export function createPlacingTurns(): InTurn {
  const turns = new Turns()
  return (place, written, signal) =>
    new Promise((placed, failed) => {
      const turn = turns.take(async () => {
        signal.throwIfAborted()
        placed(await place())
        await Promise.race([written(), sleep(PATIENCE_MS)])
      })
      // What comes after the result is placed fails for itself.
      turn.catch(failed)
    })
}
