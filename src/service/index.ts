export { createService } from './create-service'
export type { ImageCodec } from './images/image-codec'
export type { Drive, Service, ServiceOptions } from './options'
