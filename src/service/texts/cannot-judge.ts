import type { Measured } from './measured'

/** A picture of no more area is an icon or a single control, px². */
const ICON_AREA = 48 * 48

/** Clutter, 0–1, under which there is nothing but a grain in a picture, and less than a single thing. */
const CLUTTER = { grain: 0.001, thing: 0.01 }

/** Said instead of anything else of a picture in which there is too little to see; null of others. */
export function cannotJudge({ picture, hotspots, regions }: Measured): string | null {
  if (picture.width * picture.height <= ICON_AREA) {
    return 'The picture is too small to judge. Analyse the screen that it is part of.'
  }
  const isEven = regions.every(({ clutter }) => clutter < CLUTTER.grain)
  return isEven || hotspots.length === 0
    ? 'Nothing in the picture stands out, so there is nothing to judge.'
    : null
}

/** True for a picture of so little that it could not be anything but clear. */
export function isTooSimple({ regions }: Measured): boolean {
  return regions.reduce((sum, { clutter }) => sum + clutter, 0) < CLUTTER.thing * regions.length
}
