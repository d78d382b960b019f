/** Gives the focus to an element when the control that had it is gone: keys would reach the canvas. */
export function takeLostFocus(element: HTMLElement | null): void {
  const lost = document.hasFocus() && document.activeElement === document.body
  if (lost) element?.focus({ preventScroll: true })
}
