import { cleanLine } from '../../../file'

/**
 * Characters that begin emphasis, code, links, HTML, references, table cells, formulas and fences; and the one that makes a
 * picture of the link after it.
 */
const MARKS = /[\\`*_[\]<|~$]|(?<![^\s#])#(?=[\s#]|$)|&(?=#?\w|$)|!(?=\[|$)/g
/** Opens a list, an underline or a rule; a number with its sign does not. */
const OPENING = /^(?:>|[-+=](?=[\s=-]|$))/
const NUMBERED = /^(\d+)(?=[.)](?:\s|$))/
/** Addresses become links by themselves. */
const ADDRESS = /:(?=\/\/)|(?<=www)\.|@/gi

/** Plain text as one line of Markdown that reads as exactly this text, in a paragraph or a table's cell. */
export function escapeMarkdown(text: string): string {
  return cleanLine(text)
    .replace(MARKS, '\\$&')
    .replace(ADDRESS, '\\$&')
    .replace(OPENING, '\\$&')
    .replace(NUMBERED, '$1\\')
}
