import { GlanceError } from '../../errors'
import { refusal } from './refusal'
import { words } from './words'

let open: string | null = null
/** Number of steps begun. */
let begun = 0
/** Whether the open step is the file's last, so that new writes belong to it. */
let isLast = false
/** When Glance last wrote something that Figma has not reported yet, ms since 1970; 0 where there is nothing. */
let wroteAt = 0
/** Figma reports a write within this time, ms: at once, unless it is busy. */
const REPORTED_WITHIN = 5000

/**
 * Starts an undo step of Glance's own: all writes up to the next step are undone together. Successive calls with the same
 * name share one step, so that a drag of the opacity is undone at once. A step without a name is never shared. `after`: a
 * step to join if it is the last one, such as the step that made the layer now written to.
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

/** Attributes the next reported change to Glance, though it may come later. */
export function noteOwnWrite(): void {
  wroteAt = Date.now()
}

/**
 * Whether changes reported by Figma are this user's, which closes the open step. The first local ones after a write of
 * Glance are its own, and so are changes of plugin data alone. Misses changes that Figma never reports, such as those of
 * variables.
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

/** Whether new writes are undone together with Glance's last step. */
export function joinsStep(): boolean {
  return isLast
}

/**
 * Returns a function that undoes Glance's last step if the file has not changed since, and returns whether it did. null
 * where the file has already changed.
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

/** Names the open step once the layer that its name refers to exists. */
export function nameUndoStep(name: string): void {
  open = name
}

/** Name of the undo step for all that one run places: a captured page and its overlays. */
export function placingStep(runId: string): string {
  return `place ${runId}`
}

/** Name of the undo step that made a frame or hid its overlays for an export; the result placed next joins it. */
export function makingStep(nodeId: string): string {
  return `make ${nodeId}`
}

/** Registers a new layer for removal on failure, and returns it. */
export type Track = <N extends SceneNode>(node: N) => N

/**
 * Runs work that may fail half-way; on failure calls `takeBack` and removes the tracked layers. Throws placing_failed where
 * Figma refused something. `what`: what was to be placed, as a grammatical object in the current language.
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
