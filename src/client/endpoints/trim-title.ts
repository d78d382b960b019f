import { TITLE_MAX_LENGTH } from '../../interface'

/**
 * A name made fit to be a title: white space collapsed, cut to 2048 UTF-16 units without splitting a
 * character, `Untitled` when nothing is left.
 */
export function trimTitle(name: string): string {
  const text = name.replace(/\s+/gu, ' ').trim()
  const cut = text.slice(0, TITLE_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')
  return cut.trimEnd() || 'Untitled'
}
