export { createGiveUp, createRunner, type Runner } from './create-runner'
export { createService, createServiceOn, inMemory } from './create-service'
export { bearerToken, type Gate } from './guards/authenticate'
export type {
  AnswerOptions,
  Backing,
  MetadataKeys,
  RunnerOptions,
  Service,
  ServiceOptions
} from './options'
export { type Capture, type CapturePage, NO_CAPTURE, type PageRequest } from './pages/page-capture'
export * from './queue/queue'
export { chunksOf, declaredLength, type Pace, UPLOAD_PACE } from './requests/chunks-of'
export { isServiceError, ServiceError } from './service-error'
export { LINK_LIFETIME_MS, SECRET_BYTES } from './storage/storage-links'
export * from './storage/store'
export {
  NO_DECODER,
  type StoredVideo,
  type Uploads,
  type VideoBackend
} from './videos/video-backend'
