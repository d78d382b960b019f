import type { Engine } from '../engine/engine'
import type { Gate } from './guards/authenticate'
import type { CapturePage } from './pages/page-capture'
import type { Pace } from './requests/chunks-of'
import type { Queue } from './queue/queue'
import type { Store } from './storage/store'
import type { Uploads, VideoBackend } from './videos/video-backend'

/** Options of a service that answers. */
export interface AnswerOptions {
  /** Public address with its version segment, such as `http://127.0.0.1:8080/v2`. Links start with its origin. */
  baseUrl: string
  /** The one accepted key, or a gate that decides. In process any text that both sides use. */
  key: string | Gate
  /** The account's add-on for videos; on when left out. */
  dynamicSaliency?: boolean
  /** Metadata keys that the interface does not name; `audience` and `brand_guidelines` when left out. */
  metadataKeys?: MetadataKeys
  /** Milliseconds since 1970. */
  clock?: () => number
  /** The slowest that bodies may arrive; `BODY_PACE` and `UPLOAD_PACE` when left out. */
  pace?: Pace
  /** Called with failures that are the service's own fault; answers never carry their details. */
  report?: (error: unknown) => void
}

/** Options of a runner of tasks. */
export interface RunnerOptions extends Pick<AnswerOptions, 'clock' | 'report'> {
  /** Computes: `engineHere` does so on the thread of the service. */
  engine: Engine
  /** Captures web pages; without it their analyses fail with `page_capture_unavailable`. */
  capturePage?: CapturePage
}

/** Options of a service that runs its tasks itself. */
export interface ServiceOptions extends AnswerOptions, RunnerOptions {
  /** Keeps and decodes videos; without it, or without the add-on, the video endpoints answer 404. */
  videos?: VideoBackend
  /** Finished results over this many bytes are dropped, oldest first, and so are those of videos. */
  maxStoredBytes?: number
}

/** A service's store and queue. */
export interface Backing {
  store: Store
  queue: Queue
  /** null where there is no place for videos. */
  uploads: Uploads | null
  /** `SECRET_BYTES` that links are signed with. */
  secret: Uint8Array
}

export interface MetadataKeys {
  audience: string
  brand: string
}

/**
 * The service: everything behind its base address and its storage links, as one function. Work that a
 * request has started in the same process stops when the request's signal aborts, also after the answer.
 */
export type Service = (request: Request) => Promise<Response>
