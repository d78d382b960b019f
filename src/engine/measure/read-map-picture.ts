import { GlanceError } from '../../errors'
import { type DensityReading, type MapMeaning, readDensity } from '../../perception'
import { decodeImage, type ImageCodec, OWN_SIDES } from '../../images/decode-image'
import type { MapPicture } from './measure'
import { words } from './words'

/** The density that a map picture shows. Rejects with a GlanceError when the picture cannot be decoded. */
export async function readMapPicture(
  { bytes }: MapPicture,
  meaning: MapMeaning,
  codec: ImageCodec
): Promise<DensityReading> {
  try {
    return readDensity(await decodeImage(bytes, codec, OWN_SIDES), meaning)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new GlanceError({
      code: 'unreadable_map',
      ...words().mapDamaged(meaning, reason),
      sent: 'no'
    })
  }
}
