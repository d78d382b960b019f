import { Lexer, type Token } from 'marked'

/**
 * The most that is taken apart at once. A long summary is 3,000 characters; of 4,000, the nastiest inputs we know (runs of
 * quotes in lists, of underscores) keep the lexer busy for two frames of the screen, of 8,000 for eight.
 */
const MOST_CHARACTERS = 4_000
/** Lines laid out within one frame; each block, item and row is at least one. */
const MOST_LINES = 120
/** Lists thirty deep have as many: a panel draws each inside the other, and would have no stack left for thousands. */
const MOST_LEVELS = 100
/** Laying out one longer word takes a browser seconds. */
const LONGEST_WORD = 200

/** A longer one, in characters, would make the next portion too long to take apart at once. */
const LONGEST_HEAD = 500

const LONG_WORD = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, 'gu')

/** A beginning of a text, taken apart. */
export interface Portion {
  text: string
  /** null where it is nested deeper than any text that is meant to be read. */
  tokens: Token[] | null
  /** The text after it; empty at the end. */
  rest: string
  /** Text to repeat at the head of the next portion: a table's head, or the line that opens a block of code. */
  head: string
}

/** Addresses that a text names once and refers to, by their names. */
export type References = Lexer['tokens']['links']

/** A text from outside as it can be laid out: no word is longer than a browser draws at once. */
export function readable(markdown: string): string {
  return markdown.replaceAll(/\r\n?/g, '\n').replace(LONG_WORD, '$1…').trim()
}

/** The references of a whole text: they may stand far from where they are used. */
export function referencesIn(markdown: string): References {
  const lines = markdown.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm) ?? []
  const lexer = new Lexer()
  lexer.lex(lines.join('\n\n').slice(0, MOST_CHARACTERS))
  return lexer.tokens.links
}

/**
 * Takes a readable text's beginning apart: bounded, and up to the end of a block, or a line or word of a long one. `head` is
 * that of the portion before.
 */
export function takePortion(markdown: string, head = '', references: References = {}): Portion {
  const cut = cutText(markdown)
  const tokens = lex(head + cut, references)
  const last = tokens?.at(-1)
  const end = cut.length - (last?.raw.length ?? 0)
  // A block that may go on behind the cut belongs to the next portion, unless it is most of this one.
  if (tokens === null || cut === markdown || end <= cut.length / 2) {
    const rest = markdown.slice(cut.length)
    const goesOn = rest !== '' && !cut.endsWith('\n\n') && !rest.startsWith('\n')
    const isCode = last?.type === 'code'
    const next = last && (goesOn || isCode) ? headOf(last) : ''
    return { text: cut, tokens, rest, head: next.length > LONGEST_HEAD ? '' : next }
  }
  return {
    text: cut.slice(0, end),
    tokens: tokens.slice(0, -1),
    rest: markdown.slice(end),
    head: ''
  }
}

/** The lines of a block that is cut off without which its rest would be another block. */
function headOf({ type, raw }: Token): string {
  if (type === 'table') return /^.*\n.*\n/.exec(raw)?.[0] ?? ''
  const [line = '', fence] = type === 'code' ? (/^ *(`{3,}|~{3,}).*\n/.exec(raw) ?? []) : []
  const isClosed = fence !== undefined && raw.slice(line.length).trimEnd().endsWith(fence)
  return isClosed ? '' : line
}

/** The beginning of a long text, up to the end of a line or word; the text itself when it is short. */
function cutText(markdown: string): string {
  const lines = lineEnd(markdown)
  const head = markdown.slice(0, Math.min(lines, MOST_CHARACTERS))
  if (head.length === lines) return head
  const ends = [head.lastIndexOf('\n') + 1, head.search(/\s\S*$/) + 1]
  return head.slice(
    0,
    ends.find((end) => end > head.length / 2)
  )
}

/** Where the last line that is taken at once ends. */
function lineEnd(markdown: string): number {
  let end = 0
  for (let line = 0; line < MOST_LINES; line++) {
    end = markdown.indexOf('\n', end) + 1
    if (end === 0) return markdown.length
  }
  return end
}

/** null where the text is nested too deeply, if only for the lexer's own stack. */
function lex(markdown: string, references: References): Token[] | null {
  try {
    const lexer = new Lexer()
    Object.assign(lexer.tokens.links, references)
    const tokens = [...lexer.lex(markdown)]
    return isDeep(tokens) ? null : tokens
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function isDeep(tokens: readonly Token[]): boolean {
  let level: object[] = [...tokens]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap(insideOf)
  }
  return false
}

/** Tokens in a token, items of a list, cells of a table. */
function insideOf(token: object): object[] {
  const values: unknown[] = Object.values(token).flat(2)
  return values.filter((value): value is object => typeof value === 'object' && value !== null)
}
