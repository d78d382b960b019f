import type { Attention } from '../../perception'

/**
 * Half of a fixation's 0.3 s (Rayner 2009), ms: eyes cannot follow faster changes, such as the flicker of
 * compression, and after a cut they need about as long to leave the old picture.
 */
const TIME_CONSTANT_MS = 150

/**
 * Averages each frame's density with those before it, weighted by how long ago they were (exponential
 * smoothing). The result is a density again, and stays valid when the next one is made.
 */
export function createSmoother(): (now: Attention, milliseconds: number) => Attention {
  let before: Attention | null = null
  return (now, milliseconds) => {
    if (before === null) return (before = now)
    const fresh = 1 - Math.exp(-milliseconds / TIME_CONSTANT_MS)
    const old = before.attention
    before = { ...now, attention: now.attention.map((x, i) => fresh * x + (1 - fresh) * old[i]!) }
    return before
  }
}
