import { cleanLine } from '../../words/clean-line'

/**
 * What begins emphasis, code, links, HTML, references, table cells, formulas and fences; and what makes a
 * picture of a link that follows.
 */
const MARKS = /[\\`*_[\]<|~$]|(?<![^\s#])#(?=[\s#]|$)|&(?=#?\w|$)|!(?=\[|$)/g
/** What begins a list, an underline or a rule, but not a number with its sign. */
const OPENING = /^(?:>|[-+=](?=[\s=-]|$))/
const NUMBERED = /^(\d+)(?=[.)](?:\s|$))/
/** Addresses become links by themselves. */
const ADDRESS = /:(?=\/\/)|(?<=www)\.|@/gi

/** Plain text as one line of Markdown that reads as exactly this text, in a paragraph or a table's cell. */
export function escapeMarkdown(text: string): string {
  return asLine(escapeInline(cleanLine(text)))
}

/** Plain text within a line of Markdown; what it must not be is the line's beginning. */
export function escapeInline(text: string): string {
  return text.replace(MARKS, '\\$&').replace(ADDRESS, '\\$&')
}

/** Inline Markdown as a paragraph, whatever its lines begin with. */
export function asLine(inline: string): string {
  return inline
    .trim()
    .split('\n')
    .map((line) => line.trimStart().replace(OPENING, '\\$&').replace(NUMBERED, '$1\\'))
    .join('\n')
}
