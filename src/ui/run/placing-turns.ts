import { sleep } from '../../waiting'

/** Texts that take longer come later; overlays are not held up for them. */
const PATIENCE_MS = 2000

/** Places when it is a run's turn; `written` is done when its texts are in the file. */
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
  let last: Promise<unknown> = Promise.resolve()
  return (place, written, signal) => {
    const placed = last.then(() => {
      signal.throwIfAborted()
      return place()
    })
    last = placed.then(
      () => settleWithin(written()),
      () => undefined
    )
    return placed
  }
}

async function settleWithin(work: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const end = sleep(PATIENCE_MS, over.signal).catch(() => undefined)
  await Promise.race([work, end])
  over.abort()
}
