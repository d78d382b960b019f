/** Name of the step that new writes belong to, empty where it has none; null when it is committed. */
let open: string | null = null
/** Number of steps begun. */
let begun = 0
/** Whether Glance's last step is the file's last. */
let isLast = false
/** When Glance last wrote something that Figma has not reported yet, ms since 1970; 0 where there is nothing. */
let wroteAt = 0
/** Whether a write of Glance is being told: events that come right with the first are about it, too. */
let isTelling = false
/** How often changes were told. */
let told = 0
let pause = 0

/** Figma reports a write within this time, ms: at once, unless it is busy. */
const REPORTED_WITHIN = 5000
/** A named step that nothing joins for this long is committed, ms: one drag of the opacity, one stretch of writing. */
const PAUSE_MS = 1000
/** Time for Figma to report an undo, ms. */
const UNDONE_WITHIN = 1000

/**
 * Starts an undo step of Glance's own: all writes up to the next step are undone together. Successive calls with the same
 * name share one step, so that a drag of the opacity is undone at once. A step without a name is never shared. `after`: a
 * step to join if it is the last one, such as the step that made the layer now written to.
 */
export function beginUndoStep(name = '', after: string | null = null): void {
  noteOwnWrite()
  clearTimeout(pause)
  if (name !== '' && name === open) return
  if (after === null || after !== open) {
    figma.commitUndo()
    begun += 1
  }
  open = name
  isLast = true
}

/** Commits the open step, because the user's next edit might join it otherwise: Figma documents neither. */
export function endUndoStep(): void {
  clearTimeout(pause)
  if (open !== null) figma.commitUndo()
  open = null
}

/** Ends a step after an act: one without a name now, one that others may join after a pause, a run's with its last write. */
export function endAct(): void {
  if (open === '') endUndoStep()
  else if (open !== null && !/^(make|place) /.test(open)) {
    pause = setTimeout(endUndoStep, PAUSE_MS)
  }
}

/** Attributes the next reported change to Glance, though it may come later. */
export function noteOwnWrite(): void {
  wroteAt = Date.now()
}

/**
 * Whether changes reported by Figma are this user's, which closes the open step. The first local ones after a write of
 * Glance are its own, with those reported in the same moment, and so are changes of plugin data alone. Misses changes that
 * Figma never reports, such as those of variables.
 */
export function areByUser(changes: readonly NodeChange[]): boolean {
  if (!changes.some(isLocal)) return false
  told += 1
  if (Date.now() - wroteAt < REPORTED_WITHIN) {
    isTelling = true
    setTimeout(() => (isTelling = false), 0)
  }
  wroteAt = 0
  if (isTelling || changes.every((change) => !isLocal(change) || isPluginData(change))) return false
  leaveStep()
  return true
}

function leaveStep(): void {
  clearTimeout(pause)
  isLast = false
  open = null
}

function isLocal({ origin }: NodeChange): boolean {
  return origin === 'LOCAL'
}

function isPluginData(change: NodeChange): boolean {
  return (
    change.type === 'PROPERTY_CHANGE' && change.properties.every((name) => name === 'pluginData')
  )
}

/** Whether new writes are undone together with the step of this name. */
export function joinsStep(name: string): boolean {
  return open === name
}

/**
 * Returns a function that undoes Glance's last step if that is still the file's last, and resolves to whether it was, or to
 * `unheard` where Figma has reported nothing of it. null where the file has already changed.
 */
export function undoLastStep(): (() => Promise<boolean | 'unheard'>) | null {
  const step = begun
  if (!isLast) return null
  return async () => {
    if (!isLast || step !== begun) return false
    const before = told
    leaveStep()
    figma.triggerUndo()
    await new Promise((resolve) => setTimeout(resolve, UNDONE_WITHIN))
    return told > before || 'unheard'
  }
}

/** Names the open step once what its name refers to is known; without a name, nothing of its run follows. */
export function nameUndoStep(name = ''): void {
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
