import type { Size } from '../see/size'
import type { Perception } from '../perception'
import type { Steps } from '../see/steps'
import { drawRing } from './draw-ring'
import { CLEAR, FAINT, hotspotPalette } from './hotspot-palette'
import type { IndexedPicture } from '../../images/pixels'
import { layOutRings, type Ring } from './ring-layout'

/**
 * Rings around what draws the eye most; the area within is in proportion to the share. They are faint on text. Their
 * numbers are texts that are laid over the picture (`ringNumbers`).
 */
export function* drawHotspotsMap(
  seen: Pick<Perception, 'hotspots' | 'occupied' | 'picture'> & Size,
  size: Size
): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  const rings = layOutRings(seen, size)
  yield
  for (const ring of rings) {
    drawRing(indices, size, ring)
    yield
  }
  for (const ring of rings) fadeOnTexts(indices, size, ring)
  return { ...size, indices, palette: hotspotPalette() }
}

/** Makes all that is drawn on a ring's lines of text faint, so that none is struck through. */
function fadeOnTexts(
  indices: Uint8Array,
  { width, height }: Size,
  { x, y, radius, texts }: Ring
): void {
  for (const { left, top, right, bottom } of texts) {
    const from = Math.max(0, Math.floor(Math.max(left, x - radius)))
    const to = Math.min(width, Math.ceil(Math.min(right, x + radius)))
    const end = Math.min(height, Math.ceil(Math.min(bottom, y + radius)))
    for (let row = Math.max(0, Math.floor(Math.max(top, y - radius))); row < end; row++) {
      for (let at = row * width + from; at < row * width + to; at++) {
        const index = indices[at]!
        if (index !== CLEAR && index < FAINT) indices[at] = index + FAINT
      }
    }
  }
}
