import type { Size } from '../filters/fit-area'
import type { Measures } from './measures'

/** Fewest contours of a design: all at hand have more (printed by test/bench/perception/fit-norms.ts). */
const LEAST_CONTOURS = 8
/** A picture with fewer contours is no simple one when more of it is crowded: a mesh hangs together. */
const MOST_CROWDING = 0.3
/** Smallest picture that can hold a design, px². An icon that was enlarged to 40 px a side is smaller. */
const LEAST_AREA = 64 * 64

/** Whether a picture is too small to be judged as a design, whatever it shows. Its size in px. */
export function isTooSmall({ width, height }: Size): boolean {
  return width * height < LEAST_AREA
}

/**
 * Whether a picture is too small or too simple to be judged as a design: an icon, a lone shape, a nearly empty
 * frame. Where people look in it, and how clear it is, are numbers all the same, yet they say nothing: nothing
 * competes. Of the picture's size in px and its measures.
 */
export function isTooSimple(
  picture: Size,
  { contourCount, crowding }: Pick<Measures, 'contourCount' | 'crowding'>
): boolean {
  return isTooSmall(picture) || (contourCount < LEAST_CONTOURS && crowding < MOST_CROWDING)
}
