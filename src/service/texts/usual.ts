import { KINDS, type Kind, type KindParts } from '../../perception'

/** What is usual for pictures of a kind: the middle half of them. */
export interface Usual {
  low: number
  high: number
  /** What such pictures are: `web pages`. */
  of: string
}

/** Numbers that texts set against what is usual. */
export type UsualNumbers = Record<'clarity', Usual | null>

/** A picture is called by its kind when that is likelier than all others together. */
const LIKELY = 0.5

const IN_WORDS: Record<Kind, string> = {
  desktop: 'web pages',
  phone: 'phone screens',
  poster: 'posters',
  chart: 'charts',
  photograph: 'photographs'
}

/** Quartiles by kind; where none were measured, nothing is called usual. */
const QUARTILES: Partial<Record<Kind, { clarity: { low: number; high: number } }>> = {}

/** What is usual for a picture; null where its kind is not clear, or nothing is known of the kind. */
export function usualFor(kinds: KindParts): UsualNumbers {
  const kind = KINDS.find((each) => kinds[each] > LIKELY)
  const quartiles = kind && QUARTILES[kind]
  return { clarity: quartiles ? { ...quartiles.clarity, of: IN_WORDS[kind] } : null }
}
