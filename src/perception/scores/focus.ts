/**
 * How much attention gathers: 0 when it is spread evenly, 100 when all of it is in one point.
 * 100 × (1 − 2 × the smallest part of the area that holds half of the attention). The half-share area is
 * a quantile of the density's concentration curve (Lorenz 1905) at one half, where an even density has a
 * half; the doubling sets that to 0. Our own scaling: no standard names such a score.
 */
export function focus(density: Float32Array): number {
  const sorted = density.slice().sort()
  let sum = 0
  let cells = 0
  while (sum < 0.5 && cells < sorted.length) sum += sorted.at(-++cells)!
  return 100 * Math.max(0, 1 - (2 * cells) / density.length)
}
