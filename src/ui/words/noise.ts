/**
 * The largest differences of two scores (points of 100) that may be noise: how far Glance's own numbers move when nothing
 * about a design has changed. Differences within them mean nothing, and a verdict calls them too close.
 *
 * Measured by `npm run bench -- noise` on the seven sample designs and 25 advertisements (Savoias, Saraee
 * et al. 2018): each was moved by 1–3 px, scaled by 0.97–1.03, saved as JPEG of quality 90, given noise
 * of one grey level, tinted by two levels, cropped by one px, and measured again. Each bound holds 95 % of
 * the differences that the most disturbing of these changes makes.
 *
 * That is the estimate's repeatability, not its truth. How far it is from real people is more, and known
 * for clarity alone (`CLARITY_SEEN`, `CLARITY_DECIDES`). Attention predicts fixations better than a
 * centred blur and worse than other viewers do, shares by box on web pages too (`npm run bench -- perception`);
 * excitingness has no ratings to compare with.
 */
export const SCORE_NOISE = { clarity: 3, excitingness: 2.9, focus: 6.7 }

/**
 * Points of clarity below which people hardly agree more often than by tossing a coin: of 100 advertisements with ratings
 * they agree with Glance on the clearer in 61% of the pairs 2.5 to 5 points apart, in 66% up to 10, in 78% up to 20, and in
 * 96% beyond (test/bench/perception/fit-clarity.ts).
 */
export const CLARITY_SEEN = 5

/** Points of clarity from which people agree often enough for clarity alone to decide. */
export const CLARITY_DECIDES = 10
