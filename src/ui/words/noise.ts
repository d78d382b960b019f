/**
 * How far Glance's own numbers move when nothing about a design has changed: differences within it mean
 * nothing, and a verdict calls them too close.
 *
 * Measured by `npm run bench -- noise` on the seven sample designs and 25 advertisements (Savoias, Saraee
 * et al. 2018): each was moved by 1–3 px, scaled by 0.97–1.03, saved as JPEG of quality 90, given noise
 * of one grey level, tinted by two levels, cropped by one px, and measured again. Each bound holds 95 % of
 * the differences that the most disturbing of these changes makes.
 *
 * That is the estimate's repeatability, not its truth. How far it is from real people is more, and known
 * for clarity alone (`CLARITY_AGREEMENT`). Attention predicts fixations better than a
 * centred blur and worse than other viewers do, shares by box on web pages too (`npm run bench -- perception`);
 * excitingness has no ratings to compare with.
 */
const SCORE_NOISE = { clarity: 3, excitingness: 2.9, focus: 6.4 }

type NoisyScore = keyof typeof SCORE_NOISE

/** The largest difference of two scores (points of 100) that may be noise. */
export function scoreNoise(name: NoisyScore): number {
  return SCORE_NOISE[name]
}

/**
 * Percentage of pairs of designs in which people agree with Glance on the clearer one, by their difference in points:
 * pairs of 100 advertisements with ratings, each left out of the choice of clarity's terms
 * (test/bench/perception/fit-clarity.ts).
 */
const CLARITY_AGREEMENT: readonly [upTo: number, percent: number][] = [
  [2.5, 52],
  [5, 61],
  [10, 66],
  [20, 78],
  [Infinity, 96]
]

/** Points of clarity below which people hardly agree more often than by tossing a coin. */
export const CLARITY_SEEN = 5

/** Points of clarity from which people agree often enough for clarity alone to decide. */
export const CLARITY_DECIDES = 10

/** Percentage of pairs this many points of clarity apart in which people agree with Glance. */
export function clarityAgreement(points: number): number {
  return CLARITY_AGREEMENT.find(([upTo]) => points < upTo)?.[1] ?? 96
}
