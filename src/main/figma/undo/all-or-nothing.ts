import { failure } from '../failure'

/**
 * Runs what Figma may refuse half-way. When it does, takes back what was done and throws placing_failed;
 * `what` is what was to be placed.
 */
export function allOrNothing<T>(what: string, act: () => T, takeBack?: () => void): T {
  try {
    return act()
  } catch (error) {
    takeBack?.()
    const reason = error instanceof Error ? error.message : String(error)
    throw failure(
      'placing_failed',
      `Figma could not place ${what} (${reason}).`,
      'Nothing was changed in the file; try again.',
      'maybe'
    )
  }
}
