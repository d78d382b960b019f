import { GlanceError } from '../../errors'
import { words } from './words'

let open: string | null = null

/**
 * Starts an undo step of Glance's own: what follows is undone together, up to the next step. Calls in a
 * row with the same name share one, so that a drag of the opacity is undone at once, and a summary that
 * comes after its overlays goes with them. A step without a name is shared with nothing. `after` names a step
 * that is gone on with where it is the last one, such as the making of what is written on now.
 */
export function beginUndoStep(name: string | null, after: string | null = null): void {
  if (name !== null && name === open) return
  if (after === null || after !== open) figma.commitUndo()
  open = name
}

/** Names the step that is open, where what it is about was not there before. */
export function nameUndoStep(name: string): void {
  open = name
}

/** The undo step of everything that one run places: a captured page and the overlays over it. */
export function placingStep(runId: string): string {
  return `place ${runId}`
}

/** The undo step in which a frame was made, or its overlays hidden to export it, which the result placed next belongs to. */
export function makingStep(nodeId: string): string {
  return `make ${nodeId}`
}

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
