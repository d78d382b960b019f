import { type ServiceStatus, serviceStatusSchema, type TextKind } from '../interface'
import { parseBaseUrl } from './core/address'
import { type Clock, systemClock } from './core/clock'
import type { FetchFunction } from './core/exchange'
import type { PollInterval } from './core/poll'
import { createScrub } from './core/scrub'
import { type CallOptions, Transport } from './core/transport'
import { fetchUpload, type UploadFunction } from './core/upload'
import { adVisibility } from './endpoints/ad-visibility'
import { analyses } from './endpoints/analyses'
import {
  download,
  type DownloadedAnimation,
  type DownloadedImage,
  type DownloadOptions,
  MOVING,
  STILL
} from './endpoints/download'
import { Generation } from './endpoints/generation'
import { AnalysisMetadata, Tags } from './endpoints/metadata'
import { Videos } from './endpoints/videos'
import { clientError } from './errors'

export interface ClientOptions extends Partial<Clock> {
  /** The service's address with its version segment, such as https://api.example.com/v2. */
  baseUrl: string
  /** Goes to the base URL's own origin alone. */
  key: string
  /** The browser's `fetch`, or a service in the same program. Always called with one Request. */
  fetch: FetchFunction
  /** Sends a file with progress; `fetch`, which gives none, when left out. Never gets the key. */
  upload?: UploadFunction
  /** Between two polls; 3 s when left out. */
  pollIntervalMs?: PollInterval
  /** Between two polls for a video; 30 s when left out. */
  videoPollIntervalMs?: PollInterval
  /** For one call with all its repeats, waits and polls; 10 minutes when left out. */
  deadlineMs?: number
  /** For one request with its whole answer; 60 s when left out. */
  timeoutMs?: number
}

/** The service, as typed calls. Every call rejects with a GlanceError and nothing else. */
export interface Client {
  /** Whether the key is accepted and the service works. */
  check(options?: CallOptions): Promise<ServiceStatus>
  analyses: ReturnType<typeof analyses>
  videos: Videos
  adVisibility: ReturnType<typeof adVisibility>
  metadata: AnalysisMetadata
  tags: Tags
  /** The written texts of one kind. */
  generation(kind: TextKind): Generation
  /** Downloads and verifies a picture of a result, without the key. */
  download(link: string, options?: DownloadOptions): Promise<DownloadedImage>
  /** The same for the map of a video: PNG (moving or not), GIF, WebP or JPEG, four times as large at most. */
  downloadAnimation(link: string, options?: DownloadOptions): Promise<DownloadedAnimation>
}

const POLL_INTERVAL_MS = 3_000
const VIDEO_POLL_INTERVAL_MS = 30_000
const DEADLINE_MS = 10 * 60_000
const TIMEOUT_MS = 60_000

/**
 * A client of the service interface. Throws `invalid_address`, `insecure_address` or
 * `invalid_key` at once; sends nothing until it is called.
 */
export function createClient(options: ClientOptions): Client {
  const key = parseKey(options.key)
  const { now, random, sleep } = { ...systemClock, ...options }
  const transport = new Transport({
    address: parseBaseUrl(options.baseUrl),
    key,
    fetch: options.fetch,
    clock: { now, random, sleep },
    scrub: createScrub(key),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS
  })
  const interval = options.pollIntervalMs ?? POLL_INTERVAL_MS
  return {
    check: (call = {}) =>
      transport.request(
        { method: 'GET', path: '/', schema: serviceStatusSchema, repeatable: true },
        call
      ),
    analyses: analyses(transport, interval),
    videos: new Videos(transport, {
      upload: options.upload ?? fetchUpload(options.fetch),
      interval: options.videoPollIntervalMs ?? VIDEO_POLL_INTERVAL_MS
    }),
    adVisibility: adVisibility(transport, interval),
    metadata: new AnalysisMetadata(transport),
    tags: new Tags(transport),
    generation: (kind) => new Generation(transport, kind, interval),
    download: (link, call) => download(transport, link, STILL, call),
    downloadAnimation: (link, call) => download(transport, link, MOVING, call)
  }
}

/** The key without surrounding white space. Throws `invalid_key` when no header can carry it. */
function parseKey(text: string): string {
  const key = text.trim()
  if (key === '') throw clientError('key_empty')
  if (/\s/.test(key)) throw clientError('key_with_spaces')
  if (!/^[\x21-\x7e]+$/.test(key)) throw clientError('key_with_strange_letters')
  return key
}
