import type { Page } from '../state/page-context'
import { attachDrop } from './drop-input'
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
