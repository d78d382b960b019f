import { clearKind, type Kind, type KindParts, type Norm, normOf } from '../../perception'

/** What is usual for pictures of a kind: the middle half of them. */
export interface Usual extends Norm {
  /** What each of them is: `a web page`. */
  of: string
}

const IN_WORDS: Partial<Record<Kind, string>> = {
  desktop: 'a web page',
  poster: 'a poster or advertisement',
  chart: 'a chart',
  photograph: 'a photograph'
}

/** How clear pictures like this one usually are; null where its kind is not clear, or nothing is known of it. */
export function usualClarity(kinds: KindParts): Usual | null {
  const kind = clearKind(kinds)
  const norm = kind && normOf(kind, 'clarity')
  const of = kind && IN_WORDS[kind]
  return norm && of ? { ...norm, of } : null
}
