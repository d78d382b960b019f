import type { ImageCodec } from '../../images/decode-image'
import type { Seen } from '../../order/seen'
import { boxShares, type DensityReading } from '../../perception'
import type { RegionQuestion } from './measure'
import { readMapPicture } from './read-map-picture'

const WHOLE = { width: 1, height: 1 }

/** What lies in a box of a picture, by its maps; null where attention cannot be read. Rejects as `measureLayers` does. */
export async function measureRegion(
  { box: [x, y, width, height], attention, perception }: RegionQuestion,
  codec: ImageCodec
): Promise<Seen | null> {
  const inBox = ({ data, ...grid }: NonNullable<DensityReading['density']>): Seen =>
    boxShares([{ x, y, width, height }], WHOLE, { ...grid, attention: data, perception: data })[0]!
  const seen = (await readMapPicture(attention, 'attention', codec)).density
  const first = perception && (await readMapPicture(perception, 'perception', codec)).density
  return seen && { ...inBox(seen), perception: first && inBox(first).attention }
}
