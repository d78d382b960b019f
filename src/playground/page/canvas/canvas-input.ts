import { openFiles } from '../state/open-files'
import type { Page } from '../state/page-context'
import { attachKeys } from './key-input'
import { attachPointer } from './pointer-input'
import { attachWheel } from './wheel-input'

/** Pointer, wheel, keys and dropped files. Answers a function that detaches them. */
export function attachInput(page: Page, element: HTMLElement): () => void {
  const { session } = page
  const detach = [
    attachPointer(session, element),
    attachWheel(session, element),
    attachKeys(session, element),
    attachDrop(page, element)
  ]
  return () => detach.forEach((stop) => stop())
}

const OVER = 'canvas--drop'

/** Files dropped on the canvas are opened. */
function attachDrop(page: Page, element: HTMLElement): () => void {
  const onOver = (event: DragEvent): void => {
    event.preventDefault()
    element.classList.add(OVER)
  }
  const onLeave = (): void => element.classList.remove(OVER)
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    onLeave()
    void openFiles(page, [...(event.dataTransfer?.files ?? [])])
  }
  element.addEventListener('dragover', onOver)
  element.addEventListener('dragleave', onLeave)
  element.addEventListener('drop', onDrop)
  return () => {
    element.removeEventListener('dragover', onOver)
    element.removeEventListener('dragleave', onLeave)
    element.removeEventListener('drop', onDrop)
  }
}
