import { type Networks, NO_NETWORKS } from '../../perception'
import type { ImageCodec } from '../../images/decode-image'
import type { Measure } from './measure'
import { measureDifference } from './measure-difference'
import { measureLayers } from './measure-layers'
import { measureRegion } from './measure-region'
import { drawThumbnail, looksSame } from './thumbnail'

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
