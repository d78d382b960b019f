import { compareDensities, deepestDifference, drawDifferenceMap, runToEnd } from '../../perception'
import type { ImageCodec } from '../../images/decode-image'
import { encodeIndexedPng } from '../../images/png/encode-indexed-png'
import type { DifferenceQuestion, MeasuredDifference } from './measure'
import { readMapPicture } from './read-map-picture'
import { whyUnreadable } from './why-unreadable'
import { words } from './words'

/** Aspect ratios that differ by less count as equal: sizes are whole px. */
const SAME_SHAPE = 0.01

/** How attention moved from one variant to another. Rejects when a map's picture cannot be decoded. */
export async function measureDifference(
  { base, other, veil }: DifferenceQuestion,
  codec: ImageCodec
): Promise<MeasuredDifference> {
  const ratio = (base.width * other.height) / (base.height * other.width)
  if (Math.abs(ratio - 1) > SAME_SHAPE) {
    return {
      state: 'incomparable',
      code: 'different_shape',
      message: words().differentShapes(base, other)
    }
  }
  const before = await readMapPicture(base, 'attention', codec)
  const after = await readMapPicture(other, 'attention', codec)
  if (before.density === null || after.density === null) {
    const { name } = (before.density === null ? before : after).reading
    const which = before.density === null ? 'base' : 'compared'
    return {
      state: 'incomparable',
      code: 'unreadable_map',
      message: words().mapUnreadable[which](whyUnreadable(name))
    }
  }
  const compared = compareDensities(before.density, after.density)
  const { width, height } = other
  return {
    state: 'measured',
    png: encodeIndexedPng(runToEnd(drawDifferenceMap(compared, { width, height }, veil))),
    width,
    height,
    moved: Math.min(1, compared.moved),
    peak: deepestDifference(compared),
    readings: { base: before.reading, other: after.reading }
  }
}
