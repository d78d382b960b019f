import type { Network } from '../../perception'
import type { ImageCodec } from '../../images/decode-image'
import type { Measure } from './measure'
import { measureDifference } from './measure-difference'
import { measureLayers } from './measure-layers'
import { drawThumbnail, looksSame } from './thumbnail'

/** Measures in this thread: a Worker of the panel, or a test's process. `faces`: the face detector. */
export function measureHere(
  codec: ImageCodec,
  faces: () => Promise<Network | null> = () => Promise.resolve(null)
): Measure {
  return {
    thumbnail: (png) => drawThumbnail(png, codec),
    looksSame: (thumbnail, png) => looksSame(thumbnail, png, codec),
    layers: async (question) => measureLayers(question, codec, await faces()),
    difference: (question) => measureDifference(question, codec)
  }
}
