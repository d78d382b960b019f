import type { Sent } from '../../../errors'
import { failure } from '../failure'

let known: boolean | null = null

/** False in Dev Mode and in files the user may only view. Found out once: a run of the plugin keeps it. */
export function canEdit(): boolean {
  known ??= figma.editorType === 'figma' && mayWrite()
  return known
}

/**
 * Figma has no property that says so: setting the page's name to itself changes nothing, and throws
 * where nothing may be changed.
 */
function mayWrite(): boolean {
  try {
    const { currentPage: page } = figma
    const { name } = page
    page.name = name
    return true
  } catch {
    return false
  }
}

/** Throws view_only. */
export function requireEditing(sent: Sent = 'no'): void {
  if (canEdit()) return
  throw failure(
    'view_only',
    'You may only view this file, so nothing can be placed, changed or removed here.',
    'The result stays in the panel. Ask for edit access, or work in a copy of the file.',
    sent
  )
}
