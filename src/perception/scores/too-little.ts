import type { Size } from '../see/size'
import type { Perception } from '../perception'

/** Largest picture that is an icon or a single control, px²: one of 24 px a side is enlarged to 40. */
const ICON_AREA = 48 * 48
/** Fewest contours of a design: all measured ones have more (printed by test/bench/perception/fit-norms.ts). */
const LEAST_CONTOURS = 8
/** A picture with fewer contours is no bare one when more of it is crowded: a mesh hangs together. */
const MOST_CROWDING = 0.3

/**
 * Why a picture cannot be judged as a design: it is too `small` to hold one, it is `empty`, or so `bare`, of a
 * lone shape or two, that nothing competes and it could not be anything but clear.
 */
export type TooLittle = 'small' | 'empty' | 'bare'

/** Whether a picture is too small to be judged as a design, whatever it shows. Its size in px. */
export function isTooSmall({ width, height }: Size): boolean {
  return width * height <= ICON_AREA
}

/**
 * Why a picture cannot be judged as a design; null of others. Its numbers are numbers all the same, yet they say
 * nothing: all of a picture that is too small or empty, the scores of a bare one.
 */
export function tooLittle({
  picture,
  hotspots,
  measures
}: Pick<Perception, 'picture' | 'hotspots' | 'measures'>): TooLittle | null {
  if (isTooSmall(picture)) return 'small'
  if (hotspots.length === 0) return 'empty'
  const { contourCount, crowding } = measures
  return contourCount < LEAST_CONTOURS && crowding < MOST_CROWDING ? 'bare' : null
}
