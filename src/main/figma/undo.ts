import { GlanceError } from '../../errors'
import { refusal } from './refusal'
import { words } from './words'

let open: string | null = null
/** How many steps were begun. */
let begun = 0
/** Whether the step that is open is the file's last: what is written now belongs to it. */
let isLast = false
/** When Glance last wrote something that Figma has not reported yet, ms since 1970; 0 where there is nothing. */
let wroteAt = 0
/** Figma reports a write within this time, ms: at once, unless it is busy. */
const REPORTED_WITHIN = 5000

/**
 * Starts an undo step of Glance's own: what follows is undone together, up to the next step. Calls in a
 * row with the same name share one, so that a drag of the opacity is undone at once, and a summary that
 * comes after its overlays goes with them. A step without a name is never shared. `after` names a step to join where it is
 * the last one, such as the making of what is written on now.
 */
export function beginUndoStep(name: string | null, after: string | null = null): void {
  noteOwnWrite()
  if (name !== null && name === open) return
  if (after === null || after !== open) {
    figma.commitUndo()
    begun += 1
  }
  open = name
  isLast = true
}

/** Counts the next write to the step that is open, though it comes later. */
export function noteOwnWrite(): void {
  wroteAt = Date.now()
}

/**
 * Whether changes that Figma reports are this user's, which ends the step that is open: the first local ones after a write
 * of Glance are its own, and so is what changes plugin data alone. A change that Figma reports nowhere, such as one of a
 * variable, is not noticed.
 */
export function areByUser(changes: readonly NodeChange[]): boolean {
  if (!changes.some(isLocal)) return false
  const expected = Date.now() - wroteAt < REPORTED_WITHIN
  wroteAt = 0
  if (expected || changes.every((change) => !isLocal(change) || isPluginData(change))) return false
  isLast = false
  open = null
  return true
}

function isLocal({ origin }: NodeChange): boolean {
  return origin === 'LOCAL'
}

function isPluginData(change: NodeChange): boolean {
  return (
    change.type === 'PROPERTY_CHANGE' && change.properties.every((name) => name === 'pluginData')
  )
}

/** Whether what is written now is undone together with the last step of Glance. */
export function joinsStep(): boolean {
  return isLast
}

/**
 * A function that undoes what Glance has just done, as long as nothing has happened in the file since; it returns whether
 * it did. null where something has happened by now.
 */
export function undoLastStep(): (() => boolean) | null {
  const step = begun
  if (!isLast) return null
  return () => {
    if (!isLast || step !== begun) return false
    isLast = false
    open = null
    figma.triggerUndo()
    return true
  }
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

/** Notes a new layer, so that it is removed when something fails, and returns it. */
export type Track = <N extends SceneNode>(node: N) => N

/**
 * Runs what may fail half-way, and takes it back then: by `takeBack`, and by removing the layers that were tracked. Throws
 * placing_failed where Figma refused something; `what` is what was to be placed, as an object in the spoken language.
 */
export function allOrNothing<T>(
  what: string,
  act: (track: Track) => T,
  takeBack?: (made: readonly SceneNode[]) => void
): T {
  const made: SceneNode[] = []
  try {
    return act((node) => {
      made.push(node)
      return node
    })
  } catch (error) {
    takeBack?.(made)
    for (const node of made) if (!node.removed) node.remove()
    if (error instanceof GlanceError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw refusal('placing_failed', words().notPlaced(what, reason), 'maybe')
  }
}
