/**
 * The largest difference of two shares (0–1) around `share` that may be noise: shares move by as much when
 * a picture is shifted, scaled or compressed a little. Measured by `npm run bench -- noise`; the panel's
 * comparison of variants has the same bound.
 */
export function shareNoise(share: number): number {
  return Math.min(0.055, 0.001 + 0.16 * share)
}

/** Whether two shares are too close to tell which is larger. */
export function areLevel(one: number, other: number): boolean {
  return Math.abs(one - other) <= shareNoise(Math.max(one, other))
}
