import type { ImageCodec } from '../images/image-codec'
import type { Measure } from './measure'
import { measureDifference } from './measure-difference'
import { measureLayers } from './measure-layers'
import { drawThumbnail, looksSame } from './thumbnail'

/** Measures in this thread: the panel does so in a Worker, tests in their process. */
export function measureHere(codec: ImageCodec): Measure {
  return {
    thumbnail: (png) => drawThumbnail(png, codec),
    looksSame: (thumbnail, png) => looksSame(thumbnail, png, codec),
    layers: (question) => measureLayers(question, codec),
    difference: (question) => measureDifference(question, codec)
  }
}
