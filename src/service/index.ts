export { createGiveUp, createRunner, type Runner } from './create-runner'
export { createService, createServiceOn } from './create-service'
export type { Drive } from '../engine/stoppable'
export {
  type AnalysedPicture,
  type Engine,
  type FrameTask,
  type AnalysedFrame,
  type PictureTask
} from '../engine/engine'
export { engineHere } from '../engine/engine-here'
export { bearerToken, type Gate } from './guards/authenticate'
export { inMemory } from './create-service'
export { InputError, type InputErrorCode } from '../interface'
export type { ImageCodec } from '../images/decode-image'
export { timed } from '../engine/timed'
export { isServiceError, ServiceError } from './service-error'
export * from './queue/queue'
export { SECRET_BYTES, LINK_LIFETIME_MS } from './storage/storage-links'
export * from './storage/store'
export type {
  AnswerOptions,
  Backing,
  MetadataKeys,
  RunnerOptions,
  Service,
  ServiceOptions
} from './options'
export { UPLOAD_LIFETIME_MS, type Uploads } from './videos/video-backend'
export { type CapturePage, NO_CAPTURE, type PageRequest } from './pages/page-capture'
export { chunksOf, declaredLength, type Pace, UPLOAD_PACE } from './requests/chunks-of'
export { oneAhead } from '../engine/videos/one-ahead'
export { type FramePlan, type VideoFacts } from '../engine/videos/video-source'
export { type StoredVideo, NO_DECODER, type VideoBackend } from './videos/video-backend'
