let open: string | null = null

/**
 * Starts an undo step of Glance's own: what follows is undone together, up to the next step. Calls in a
 * row with the same name share one, so that a drag of the opacity is undone at once, and a summary that
 * comes after its overlays goes with them. A step without a name is shared with nothing.
 */
export function beginUndoStep(name: string | null): void {
  if (name !== null && name === open) return
  figma.commitUndo()
  open = name
}
