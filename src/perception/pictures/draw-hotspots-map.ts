import type { Size } from '../filters/fit-area'
import type { Perception } from '../perception'
import type { Steps } from '../run/steps'
import { drawNumber } from './draw-number'
import { drawRing } from './draw-ring'
import { hotspotPalette } from './hotspot-palette'
import type { IndexedPicture } from './indexed-picture'
import { layOutRings } from './ring-layout'

/**
 * Rings around what draws the eye most, each with its number beside it; the area within is in proportion to
 * the share. Numbers are drawn after all rings, so that none is covered.
 */
export function* drawHotspotsMap(
  { hotspots, picture }: Pick<Perception, 'hotspots' | 'picture'>,
  size: Size
): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  const rings = layOutRings(hotspots, picture, size)
  for (const ring of rings) {
    drawRing(indices, size, ring)
    yield
  }
  for (const ring of rings) {
    drawNumber(indices, size, ring)
    yield
  }
  return { ...size, indices, palette: hotspotPalette() }
}
