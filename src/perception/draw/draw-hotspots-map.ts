import type { Size } from '../see/size'
import type { Perception } from '../perception'
import type { Steps } from '../see/steps'
import { CLEAR, FAINT, hotspotPalette, indexAt } from './hotspot-palette'
import type { IndexedPicture } from '../../images/pixels'
import { layOutRings, type Ring } from './ring-layout'

/**
 * Rings around what draws the eye most; the area within is in proportion to the share. They are faint on text. Their
 * numbers are texts that are laid over the picture (`ringNumbers`).
 */
export function* drawHotspotsMap(
  seen: Pick<Perception, 'hotspots' | 'texts' | 'busy' | 'picture'> & Size,
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

/** Draws a ring of a light and a dark line, leaving the disc inside unchanged. */
function drawRing(
  indices: Uint8Array,
  { width, height }: Size,
  { x, y, radius, line }: Ring
): void {
  const [most, least] = [(radius + 0.5) ** 2, Math.max(0, radius - 2 * line - 0.5) ** 2]
  const bottom = Math.min(height, Math.ceil(y + radius + 0.5))
  const right = Math.min(width, Math.ceil(x + radius + 0.5))
  for (let row = Math.max(0, Math.floor(y - radius - 0.5)); row < bottom; row++) {
    const down = row + 0.5 - y
    for (let column = Math.max(0, Math.floor(x - radius - 0.5)); column < right; column++) {
      const square = (column + 0.5 - x) ** 2 + down * down
      if (square >= most || square < least) continue
      const edge = Math.sqrt(square) - radius
      const index = indexAt(coverage(edge) + coverage(edge + line) + coverage(edge + 2 * line))
      if (index !== CLEAR) indices[row * width + column] = index
    }
  }
}

/** How much of a pixel an edge covers whose distance from the pixel's centre is given. */
const coverage = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance))
