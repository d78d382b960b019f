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
