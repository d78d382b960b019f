import type { Measured } from './measured'

/** A picture of less area is an icon or a single control, px². */
const LEAST_AREA = 100 * 100

/** Said instead of anything else of a picture in which there is too little to see; null of others. */
export function tooSmall({ picture: { width, height } }: Measured): string | null {
  if (width * height >= LEAST_AREA) return null
  return `At ${width} × ${height} px the picture is too small to judge. Analyse the screen that it is part of.`
}
