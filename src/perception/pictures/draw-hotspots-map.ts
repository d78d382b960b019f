import type { Size } from '../filters/fit-area'
import type { Perception } from '../perception'
import type { Steps } from '../run/steps'
import { layOutCircles } from './circle-layout'
import { drawCircle } from './draw-circle'
import { drawNumber } from './draw-number'
import { hotspotPalette } from './hotspot-palette'
import type { IndexedPicture } from './indexed-picture'

/**
 * Numbered circles on what draws the eye most; a circle's area is in proportion to its share. Numbers are
 * drawn after all circles, so that none is covered.
 */
export function* drawHotspotsMap(
  { hotspots, picture }: Pick<Perception, 'hotspots' | 'picture'>,
  size: Size
): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  const circles = layOutCircles(hotspots, picture, size)
  for (const circle of circles) {
    drawCircle(indices, size, circle)
    yield
  }
  for (const circle of circles) {
    drawNumber(indices, size, circle)
    yield
  }
  return { ...size, indices, palette: hotspotPalette() }
}
