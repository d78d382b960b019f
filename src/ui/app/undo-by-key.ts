/** Fields that undo what was written in them. */
const WRITABLE =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=file])'

/**
 * Ctrl+Z, or Cmd+Z, is the canvas's key: after a click in the panel it arrives here, and the designer means the file.
 * Fields that are written in keep it. Returns what stops listening.
 */
export function undoByKey(undo: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    if (target instanceof Element && target.closest(WRITABLE)) return
    event.preventDefault()
    undo()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
