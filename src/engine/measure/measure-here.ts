import type { ImageCodec } from '../../images/decode-image'
import { encodeIndexedPng } from '../../images/png/encode-indexed-png'
import type { Seen } from '../../order/seen'
import {
  boxShares,
  compareDensities,
  deepestDifference,
  type DensityReading,
  drawDifferenceMap,
  type Networks,
  NO_NETWORKS,
  runToEnd
} from '../../perception'
import type { DifferenceQuestion, Measure, MeasuredDifference, RegionQuestion } from './measure'
import { measureLayers } from './measure-layers'
import { readMapPicture } from './read-map-picture'
import { drawThumbnail, looksSame } from './thumbnail'
import { whyUnreadable } from './why-unreadable'
import { words } from './words'

/** Measures in this thread: a Worker of the panel, or a test's process. */
export function measureHere(
  codec: ImageCodec,
  networks: () => Promise<Networks> = () => Promise.resolve(NO_NETWORKS)
): Measure {
  return {
    thumbnail: (png) => drawThumbnail(png, codec),
    looksSame: (thumbnail, png) => looksSame(thumbnail, png, codec),
    layers: async (question) => measureLayers(question, codec, (await networks()).faces),
    region: (question) => measureRegion(question, codec),
    difference: (question) => measureDifference(question, codec)
  }
}

/** Aspect ratios that differ by less count as equal: sizes are whole px. */
const SAME_SHAPE = 0.01

/** How attention moved from one variant to another. Rejects when a map's picture cannot be decoded. */
async function measureDifference(
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

const WHOLE = { width: 1, height: 1 }

/** What lies in a box of a picture, by its maps; null where attention cannot be read. Rejects as `measureLayers` does. */
async function measureRegion(
  { box: [x, y, width, height], attention, perception }: RegionQuestion,
  codec: ImageCodec
): Promise<Seen | null> {
  const inBox = ({ data, ...grid }: NonNullable<DensityReading['density']>): Seen =>
    boxShares([{ x, y, width, height }], WHOLE, { ...grid, attention: data, perception: data })[0]!
  const seen = (await readMapPicture(attention, 'attention', codec)).density
  const first = perception && (await readMapPicture(perception, 'perception', codec)).density
  return seen && { ...inBox(seen), perception: first && inBox(first).attention }
}
