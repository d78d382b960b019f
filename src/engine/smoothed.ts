import type { Attention } from '../perception'

/**
 * Half of a fixation's 0.3 s (Rayner 2009), ms: eyes cannot follow faster changes, such as the flicker of
 * compression, and after a cut they need about as long to leave the old picture.
 */
const TIME_CONSTANT_MS = 150

/**
 * A frame's density averaged with those before it, weighted by how long ago they were (exponential
 * smoothing): a density again. `before` is what this gave for the frame before, null for a film's first.
 */
export function smoothed(
  before: Attention | null,
  now: Attention,
  milliseconds: number
): Attention {
  if (before === null) return now
  const fresh = 1 - Math.exp(-milliseconds / TIME_CONSTANT_MS)
  const old = before.attention
  return { ...now, attention: now.attention.map((x, i) => fresh * x + (1 - fresh) * old[i]!) }
}
