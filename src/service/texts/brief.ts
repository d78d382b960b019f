import { list, quote } from './words'

/** What the designer said about the picture: the metadata, under the interface's own words. */
export interface Brief {
  /** What the creative, page or screen is. */
  description?: string
  /** The outcome the design should support. */
  goal?: string
  /** Whom it is for. */
  audience?: string
  /** Brand, messaging or design constraints. */
  brand?: string
}

const NAMES: [keyof Brief, string][] = [
  ['description', 'description'],
  ['goal', 'goal'],
  ['audience', 'audience'],
  ['brand', 'brand constraints']
]

/** Whether a part of the brief says something. */
export function says(brief: Brief, part: keyof Brief): boolean {
  return (brief[part] ?? '').trim() !== ''
}

export function isSameBrief(one: Brief, other: Brief): boolean {
  return NAMES.every(([part]) => (one[part] ?? '') === (other[part] ?? ''))
}

/** The brief as one sentence that quotes all of it; null when it says nothing. */
export function briefInWords(brief: Brief): string | null {
  const parts = NAMES.filter(([part]) => says(brief, part))
  if (parts.length === 0) return null
  const quoted = parts.map(([part, name]) => `${name} ${quote(brief[part] ?? '')}`)
  return `Written with this brief: ${list(quoted)}.`
}
