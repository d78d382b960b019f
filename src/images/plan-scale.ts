import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../interface'

/** A picture made in some scale: its own size in px, that scale, the length of its file. */
export interface Attempt {
  width: number
  height: number
  scale: number
  bytes: number
}

export type Plan =
  | { state: 'fits' }
  | { state: 'retry'; scale: number }
  /** No scale keeps both sides within the limits, or none that does makes the file small enough. */
  | { state: 'impossible'; why: 'ratio' | 'bytes' }

/** Attempts: enough for a rounded side and two corrections of the predicted file size. */
export const MOST_ATTEMPTS = 5

/** A PNG shrinks a little slower than its area, so a prediction aims below the limit. */
const BYTES_AIM = 0.85

/**
 * The scale to try first for a node drawn so large: the wanted one, but never one that draws more than fits, whatever
 * a record asks for; without a wish 1 where it fits. Sizes in canvas px.
 */
export function startScale(size: { width: number; height: number }, wanted?: number): number {
  const most = Math.max(firstScale(size), IMAGE_MAX_SIDE_PX / Math.max(size.width, size.height))
  return wanted === undefined ? firstScale(size) : Math.min(wanted, most)
}

function firstScale(size: { width: number; height: number }): number {
  const shortest = Math.min(size.width, size.height)
  const longest = Math.max(size.width, size.height)
  if (longest > IMAGE_MAX_SIDE_PX) return IMAGE_MAX_SIDE_PX / longest
  return shortest < IMAGE_MIN_SIDE_PX ? IMAGE_MIN_SIDE_PX / shortest : 1
}

/** Judges what was really made. Pure: the same attempt gives the same plan. */
export function planAfter(attempt: Attempt): Plan {
  const shortest = Math.min(attempt.width, attempt.height)
  const longest = Math.max(attempt.width, attempt.height)
  if (shortest < IMAGE_MIN_SIDE_PX && longest >= IMAGE_MAX_SIDE_PX)
    return { state: 'impossible', why: 'ratio' }
  // Figma rounds sides up, so half a px is left to it.
  if (longest > IMAGE_MAX_SIDE_PX) return retry(attempt, (IMAGE_MAX_SIDE_PX - 0.5) / longest)
  if (shortest < IMAGE_MIN_SIDE_PX) return retry(attempt, (IMAGE_MIN_SIDE_PX + 0.5) / shortest)
  if (attempt.bytes <= IMAGE_MAX_BYTES) return { state: 'fits' }
  if (shortest === IMAGE_MIN_SIDE_PX) return { state: 'impossible', why: 'bytes' }
  const wanted = Math.sqrt((IMAGE_MAX_BYTES * BYTES_AIM) / attempt.bytes)
  return retry(attempt, Math.max(wanted, IMAGE_MIN_SIDE_PX / shortest))
}

function retry(attempt: Attempt, factor: number): Plan {
  return { state: 'retry', scale: attempt.scale * factor }
}
