/** What a layer, or an area of a picture, gets of the maps: parts of the whole, 0–1. */
export interface Seen {
  /** Visible part of the picture's area. */
  area: number
  /** Share of attention; null where it is not known. */
  attention: number | null
  /** Share of first looks; null where it is not known. */
  perception: number | null
}

/** Times that are shown, s. */
export const SEEN_TIMES = [1, 2, 3, 5] as const
export type SeenTime = (typeof SEEN_TIMES)[number]

/** The time whose part of the viewers is *the* number: lists are ordered by it, sentences tell it. */
export const SEEN_IN: SeenTime = 2

/** Looks of one kind: how many of them by each time, times powers of what a layer gets. */
interface Looks {
  by: Readonly<Record<SeenTime, number>>
  firstLooks: number
  attention: number
  area: number
}

/** How often a viewer looks at a layer, on average: the sum over kinds of looks. */
export type SeenModel = readonly Looks[]

/**
 * The first looks, which are over within two seconds, and those that follow. Fitted by test/bench/perception/fit-seen.ts
 * to where people looked on web pages and phones, on maps that never saw their site.
 */
const SEEN_MODEL: SeenModel = [
  { by: { 1: 3.08, 2: 4.21, 3: 4.21, 5: 4.21 }, firstLooks: 0.737, attention: 0.424, area: -0.151 },
  { by: { 1: 0, 2: 0.566, 3: 2, 5: 4.68 }, firstLooks: 0, attention: 0.794, area: 0 }
]

/** Added to each share before its power is taken: nothing has none. */
export const LEAST = 1e-4

/**
 * The part of the viewers (0–1) who look at a layer at least once within some seconds of seeing its picture; null
 * where its attention is not known. Rises with time. Without first looks its attention stands for them.
 */
export function seenWithin(
  { area, attention, perception }: Seen,
  seconds: SeenTime = SEEN_IN,
  model: SeenModel = SEEN_MODEL
): number | null {
  if (attention === null) return null
  if (area <= 0 || attention === 0) return 0
  const looks = model.map(
    (kind) =>
      kind.by[seconds] *
      ((perception ?? attention) + LEAST) ** kind.firstLooks *
      (attention + LEAST) ** kind.attention *
      (area + LEAST) ** kind.area
  )
  return 1 - Math.exp(-looks.reduce((sum, some) => sum + some, 0))
}

/**
 * Two layers of one picture further apart than this are seen in this order by people in four of five pairs. Measured by
 * `npm run bench -- seen`.
 */
const APART = 0.12

/** Whether people agree on which of two layers of one picture is seen by more, by the parts of them who see each. */
export function seenApart(one: number, other: number): boolean {
  return Math.abs(one - other) > APART
}

/** A part's bound of noise: it is least where hardly any viewers or nearly all see a layer. */
const NOISE = { fixed: 0.002, rising: 0.3 }

/**
 * Whether a layer is seen by more viewers, or by fewer, in one version than in another, beyond what a picture that is
 * hardly changed moves it by: the one rule for better and worse.
 */
export function seenChanged(before: number, after: number): boolean {
  return Math.abs(after - before) > seenNoise((before + after) / 2)
}

/**
 * The largest difference of two parts of the viewers (0–1) around `part` that may be noise: parts move by as much when a
 * picture is shifted, scaled or compressed a little. Measured by `npm run bench -- noise`.
 */
export function seenNoise(part: number): number {
  return NOISE.fixed + NOISE.rising * part * (1 - part)
}
