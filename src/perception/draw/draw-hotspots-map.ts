import { grown, overlap, pxTouched } from '../see/box'
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
function fadeOnTexts(indices: Uint8Array, size: Size, { x, y, radius, texts }: Ring): void {
  const around = grown({ left: x, top: y, right: x, bottom: y }, radius)
  for (const text of texts) {
    const part = pxTouched(overlap(text, around), size)
    for (let row = part.y; row < part.y + part.height; row++) {
      const from = row * size.width + part.x
      for (let at = from; at < from + part.width; at++) {
        const index = indices[at]!
        if (index !== CLEAR && index < FAINT) indices[at] = index + FAINT
      }
    }
  }
}

/** Draws a ring of a light and a dark line, leaving the disc inside unchanged. */
function drawRing(indices: Uint8Array, size: Size, { x, y, radius, line }: Ring): void {
  const [most, least] = [(radius + 0.5) ** 2, Math.max(0, radius - 2 * line - 0.5) ** 2]
  const part = pxTouched(grown({ left: x, top: y, right: x, bottom: y }, radius + 0.5), size)
  for (let row = part.y; row < part.y + part.height; row++) {
    const down = row + 0.5 - y
    for (let column = part.x; column < part.x + part.width; column++) {
      const square = (column + 0.5 - x) ** 2 + down * down
      if (square >= most || square < least) continue
      const edge = Math.sqrt(square) - radius
      const index = indexAt(coverage(edge) + coverage(edge + line) + coverage(edge + 2 * line))
      if (index !== CLEAR) indices[row * size.width + column] = index
    }
  }
}

/** How much of a pixel an edge covers whose distance from the pixel's centre is given. */
const coverage = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance))
