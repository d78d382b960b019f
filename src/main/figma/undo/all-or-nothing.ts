import { GlanceError } from '../../../errors'
import { words } from '../words'

/**
 * Runs what Figma may refuse half-way. When it does, takes back what was done and throws placing_failed;
 * `what` is what was to be placed, as an object in the spoken language.
 */
export function allOrNothing<T>(what: string, act: () => T, takeBack?: () => void): T {
  try {
    return act()
  } catch (error) {
    takeBack?.()
    const reason = error instanceof Error ? error.message : String(error)
    throw new GlanceError({
      code: 'placing_failed',
      ...words().notPlaced(what, reason),
      sent: 'maybe'
    })
  }
}
