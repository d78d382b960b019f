import type { Measured } from './measured'

/** A picture of no more area is an icon or a single control, px². */
const ICON_AREA = 48 * 48

/** Said instead of anything else of a picture in which there is too little to see; null of others. */
export function cannotJudge({ picture: { width, height }, hotspots }: Measured): string | null {
  if (width * height <= ICON_AREA) {
    return 'The picture is too small to judge. Analyse the screen that it is part of.'
  }
  return hotspots.length === 0
    ? 'Nothing in the picture stands out, so there is nothing to judge.'
    : null
}
