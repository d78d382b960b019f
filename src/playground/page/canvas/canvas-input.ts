import type { Session } from '../state/session'
import { attachDrop } from './drop-input'
import { attachKeys } from './key-input'
import { attachPointer } from './pointer-input'
import { attachWheel } from './wheel-input'

/** Pointer, wheel, keys and dropped files. Answers a function that detaches them. */
export function attachInput(session: Session, element: HTMLElement): () => void {
  const detach = [
    attachPointer(session, element),
    attachWheel(session, element),
    attachKeys(session, element),
    attachDrop(session, element)
  ]
  return () => detach.forEach((stop) => stop())
}
