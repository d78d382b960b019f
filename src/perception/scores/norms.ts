import type { KindParts } from '../attention/kinds'

/** The middle half of a kind's pictures lies between these two, 0–100. */
export interface Norm {
  /** Lower quartile. */
  low: number
  /** Upper quartile. */
  high: number
}

/** Kinds of pictures whose usual clarity is known. None for phones, for lack of pictures. */
type NormedKind = 'desktop' | 'poster' | 'photograph'

/** The usual clarity of pictures of each kind, measured by test/bench/perception/fit-norms.ts. */
export const NORMS: Record<NormedKind, Norm> = {
  // 36 web pages: FiWI (Shen and Zhao 2014) and the first screens of EYEVIS (2018).
  desktop: { low: 31.4, high: 59.6 },
  // 126: GDI (O'Donovan, Agarwala and Hertzmann 2014) and Savoias (Saraee, Jalal and Betke 2018).
  poster: { low: 30.4, high: 65 },
  // 147: OSIE (Xu et al. 2014) and SUN (Liang et al. 2015), every fourth.
  photograph: { low: 32.5, high: 62.2 }
}

/** Least likelihood of a kind for a picture to be compared with that kind's norms. */
const CLEAR = 0.6

/**
 * The kind that a picture is compared with; null where it is not clear, or its usual clarity not known. Posters and
 * advertisements are too often taken for charts or, where words are written on one, for photographs to be compared with those.
 */
export function normedKind(
  { desktop, poster, chart, photograph }: KindParts,
  hasWords = false
): NormedKind | null {
  if (desktop >= CLEAR) return 'desktop'
  if (photograph >= CLEAR && !hasWords) return 'photograph'
  return poster + chart + (hasWords ? photograph : 0) >= CLEAR ? 'poster' : null
}
