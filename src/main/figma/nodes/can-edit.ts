import type { Sent } from '../../../errors'
import { refusal } from '../refusal'
import { words } from '../words'

/** False in Dev Mode alone: Figma runs no plugin in Design for people who may only view a file. */
export function canEdit(): boolean {
  return figma.editorType !== 'dev'
}

/** Throws view_only. */
export function requireEditing(sent: Sent = 'no'): void {
  if (!canEdit()) throw refusal('view_only', words().devMode, sent)
}
