import type { ImageCodec } from '../images/image-codec'
import type { Drive } from '../options'
import type { ObjectStore } from '../storage/object-store'

/** What works for the engine need. */
export interface Workshop {
  codec: ImageCodec
  drive: Drive
  objects: ObjectStore
  report: (error: unknown) => void
}
