/** Numbers that layers, or areas of a picture, are ordered by: parts of the whole, 0–1. */
export interface Seen {
  /** Visible part of the picture's area. */
  area: number
  /** Share of attention; null where it is not known. */
  attention: number | null
  /** Share of first looks; null where it is not known. */
  perception: number | null
}

/**
 * Exponents of area that shares are divided by. A share alone puts the largest layer first, a share over area the
 * smallest; people see first what has most of the first looks for its size. Fitted by test/bench/perception/fit-order.ts
 * to boxes on web pages and where people looked in their first 1.5 s of the page.
 */
const SEEN_FIRST = 0.2
const LOOKED_AT = 0.15

/** Part of a picture that looks at a point scatter over, see AIM in perception: what is smaller is seen as if it were. */
const AIM_AREA = 0.004

/** The key of an order: a share over area to a power. */
export function overArea(share: number, area: number, exponent: number): number {
  return area > 0 ? share / (area + AIM_AREA) ** exponent : 0
}

const nowhere = (): boolean => false

/**
 * Layers in the order in which people see them; by attention where first looks are not known of any. Those for which
 * `isBelow` is true, which are not seen without scrolling, come last.
 */
export function seenFirst<T extends Seen>(
  layers: readonly T[],
  isBelow: (layer: T) => boolean = nowhere
): T[] {
  const order = ordered(layers, measureOf(layers))
  return [...order.filter((layer) => !isBelow(layer)), ...order.filter((layer) => isBelow(layer))]
}

/** Layers by the looks they draw within some seconds, most first. */
export function lookedAt<T extends Seen>(layers: readonly T[]): T[] {
  return ordered(layers, byAttention)
}

/** Whether two layers of one picture are too close to say which is seen first. */
export function areSeenTogether(one: Seen, other: Seen, layers: readonly Seen[]): boolean {
  return areTogether(one, other, measureOf(layers))
}

/** Whether two layers are too close to say which draws more looks. */
export function areLookedAtTogether(one: Seen, other: Seen): boolean {
  return areTogether(one, other, byAttention)
}

interface Measure {
  of: (layer: Seen) => number
  share: (layer: Seen) => number
  exponent: number
}

const byFirstLooks = measure(({ perception }) => perception ?? 0, SEEN_FIRST)
const byAttention = measure(({ attention }) => attention ?? 0, LOOKED_AT)

function measure(share: Measure['share'], exponent: number): Measure {
  return { share, exponent, of: (layer) => overArea(share(layer), layer.area, exponent) }
}

function measureOf(layers: readonly Seen[]): Measure {
  return layers.some(({ perception }) => (perception ?? 0) > 0) ? byFirstLooks : byAttention
}

function ordered<T extends Seen>(layers: readonly T[], { of }: Measure): T[] {
  return layers.filter((layer) => of(layer) > 0).sort((one, other) => of(other) - of(one))
}

function areTogether(one: Seen, other: Seen, measure: Measure): boolean {
  return Math.abs(measure.of(one) - measure.of(other)) <= noiseOf(measure, one, other)
}

/** The largest difference of two layers that may be noise of their shares. */
function noiseOf({ share, exponent }: Measure, one: Seen, other: Seen): number {
  return Math.max(
    ...[one, other].map((layer) => overArea(shareNoise(share(layer)), layer.area, exponent))
  )
}

/** A share's bound is a fixed part and a part of the share itself, up to a most. */
const SHARE_NOISE = { fixed: 0.001, rising: 0.22, most: 0.035 }

/**
 * The largest difference of two shares (0–1) around `share` that may be noise: shares move by as much when a picture is
 * shifted, scaled or compressed a little. Measured by `npm run bench -- noise`, which says how.
 */
export function shareNoise(share: number): number {
  return Math.min(SHARE_NOISE.most, SHARE_NOISE.fixed + SHARE_NOISE.rising * share)
}

/** Whether two shares (0–1) differ by no more than noise. */
export function areLevel(one: number, other: number): boolean {
  return Math.abs(one - other) <= shareNoise(Math.max(one, other))
}
