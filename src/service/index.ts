export { createService } from './create-service'
export type { KnownDesigns } from './designs/known-designs'
export type { Drive } from './engine/drive'
export {
  type AnalysedPicture,
  type Engine,
  EngineLost,
  type FrameTask,
  type LookedAtFrame,
  type PictureTask
} from './engine/engine'
export { engineHere } from './engine/engine-here'
export { bearerToken, type Gate } from './guards/authenticate'
export { ImageError } from './images/image-error'
export type { ImageCodec } from './images/image-codec'
export { timed } from './run/timed'
export type { MetadataKeys, Service, ServiceOptions } from './options'
export {
  CaptureError,
  type CaptureErrorCode,
  type CapturePage,
  type PageRequest
} from './pages/page-capture'
export { BodyTooLarge, chunksOf, declaredLength, type Pace } from './requests/chunks-of'
export { oneAhead } from './videos/one-ahead'
export {
  type FramePlan,
  type KeptVideo,
  NoSpace,
  type VideoBackend,
  VideoError,
  type VideoFacts
} from './videos/video-backend'
