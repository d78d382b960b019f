import { KINDS, type Kind, type KindParts } from '../attention/kinds'

/** Scores of a picture, 0–100, that can be low, usual or high for its kind. */
export type NormedScore = 'clarity' | 'excitingness'

/** The middle half of a kind's pictures lies between these two, 0–100. */
export interface Norm {
  /** Lower quartile. */
  low: number
  /** Upper quartile. */
  high: number
}

/**
 * The usual scores of pictures of each kind, measured by test/bench/perception/fit-norms.ts. None for phones, for
 * lack of pictures.
 */
const NORM_TABLE: Record<Kind, Record<NormedScore, Norm> | null> = {
  // 36 web pages: FiWI (Shen and Zhao 2014) and the first screens of EYEVIS (2018).
  desktop: {
    clarity: { low: 31.4, high: 59.6 },
    excitingness: { low: 33.3, high: 72.1 }
  },
  // 126: GDI (O'Donovan, Agarwala and Hertzmann 2014) and Savoias (Saraee, Jalal and Betke 2018).
  poster: {
    clarity: { low: 30.4, high: 65 },
    excitingness: { low: 35, high: 76.8 }
  },
  // 69: MASSVIS (Borkin et al. 2013).
  chart: {
    clarity: { low: 41, high: 68.3 },
    excitingness: { low: 19.1, high: 59.6 }
  },
  // 147: OSIE (Xu et al. 2014) and SUN (Liang et al. 2015), every fourth.
  photograph: {
    clarity: { low: 32.5, high: 62.2 },
    excitingness: { low: 31.4, high: 64.5 }
  },
  phone: null
}

/** Least likelihood of a kind for a picture to be compared with that kind's norms. */
const CLEAR = 0.6

/** A picture's kind if it is clear; else null. */
export function clearKind(kinds: KindParts): Kind | null {
  return KINDS.find((kind) => kinds[kind] >= CLEAR) ?? null
}

/**
 * The usual range of a score among pictures of a kind. Null where it was not measured.
 */
export function normOf(kind: Kind, score: NormedScore): Norm | null {
  return NORM_TABLE[kind]?.[score] ?? null
}
