import type { ImageCodec } from '../../service/images/image-codec'
import type { DifferenceQuestion, MeasuredDifference } from './measure'
import { readMapPicture } from './read-map-picture'

/** Aspect ratios that differ by less than this are one shape: sizes are whole px. */
const SAME_SHAPE = 0.01

/** How attention moved from one variant to another. Rejects when a map's picture cannot be decoded. */
export async function measureDifference(
  { base, other }: DifferenceQuestion,
  codec: ImageCodec
): Promise<MeasuredDifference> {
  const ratio = (base.width * other.height) / (base.height * other.width)
  if (Math.abs(ratio - 1) > SAME_SHAPE) {
    return {
      state: 'incomparable',
      code: 'different_shape',
      message: `The frames have different shapes (${base.width} × ${base.height} and ${other.width} × ${other.height} px), so one map cannot be laid over the other.`
    }
  }
  const before = await readMapPicture(base, 'attention', codec)
  const after = await readMapPicture(other, 'attention', codec)
  const unread = [before, after].find(({ density }) => density === null)
  if (unread) {
    return {
      state: 'incomparable',
      code: 'unreadable_map',
      message: `An attention map cannot be read. ${unread.reading.name}`
    }
  }
  throw new Error('Differences cannot be drawn yet.')
}
