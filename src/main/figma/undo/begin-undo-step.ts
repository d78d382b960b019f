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
