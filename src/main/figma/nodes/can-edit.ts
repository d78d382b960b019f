import type { Sent } from '../../../errors'
import { refusal } from '../refusal'
import { words } from '../words'

let known: boolean | null = null

export function inDevMode(): boolean {
  return figma.editorType === 'dev'
}

/** False in Dev Mode and in files the user may only view. Found out once: a run of the plugin keeps it. */
export function canEdit(): boolean {
  known ??= !inDevMode() && mayWrite()
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
  const said = inDevMode() ? words().devMode : words().viewOnly
  throw refusal('view_only', said, sent)
}
