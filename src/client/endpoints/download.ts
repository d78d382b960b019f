import { parseLink } from '../core/address'
import type { Answer } from '../core/exchange'
import { describeBody } from '../core/parse-answer'
import { readRetryAfter } from '../core/retry-after'
import { MAX_ATTEMPTS } from '../core/retry'
import type { CallOptions, Transport } from '../core/transport'
import {
  CorruptDownloadError,
  DownloadRefusedError,
  RateLimitedError,
  ServiceDownError,
  UnsupportedImageError
} from '../errors'
import { type AnimationType, animationType } from '../images/animation-type'
import { findDamage } from '../images/find-damage'
import { readImageSize } from '../images/image-size'
import { imageType, type ImageType, isImageType } from '../images/image-type'

/** A picture that arrived whole: its file's bytes, and its size in px as its header states it. */
export interface DownloadedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: ImageType
  width: number
  height: number
}

export interface DownloadOptions extends CallOptions {
  /** Overrides the client's limit for one file. */
  maxBytes?: number
  /**
   * The most pixels its header may announce; `MAX_PIXELS` when left out. A small file can unpack to gigabytes, so no
   * decoder gets a larger one to see.
   */
  maxPixels?: number
}

/** Twice the largest picture that Figma takes: a decoder needs 134 MB for it. */
const MAX_PIXELS = 2 * 4096 * 4096

/** A picture that moves, or may: the per-frame map of a video. */
export interface DownloadedAnimation extends Omit<DownloadedImage, 'type'> {
  type: AnimationType
}

/**
 * Downloads a picture by its time-limited link, without the key and without cookies, and verifies it:
 * PNG or JPEG by its own bytes, intact, its size readable. Redirects are refused, as everywhere.
 */
export function downloadImage(
  transport: Transport,
  link: string,
  maxBytes: number,
  options: DownloadOptions = {}
): Promise<DownloadedImage> {
  const verify = (host: string, answer: Answer): Promise<DownloadedImage> => {
    const type = imageType(answer.body)
    if (!isImageType(type)) throw unsupported(host, answer, ['PNG', 'JPEG'])
    return verifyImage(transport, host, answer, type, options)
  }
  return downloadFile(transport, link, maxBytes, options, verify)
}

// A map of 60 s may be a hundred times a still one's size.
const ANIMATION_TIMEOUT_MS = 5 * 60_000

/** Does the same for a moving picture, which may also be a GIF or WebP file. */
export function downloadAnimation(
  transport: Transport,
  link: string,
  maxBytes: number,
  options: DownloadOptions = {}
): Promise<DownloadedAnimation> {
  const verify = (host: string, answer: Answer): Promise<DownloadedAnimation> => {
    const type = animationType(answer.body)
    if (type === null) throw unsupported(host, answer, ['PNG', 'GIF', 'WebP', 'JPEG'])
    return verifyImage(transport, host, answer, type, options)
  }
  const patient = { timeoutMs: ANIMATION_TIMEOUT_MS, ...options }
  return downloadFile(transport, link, maxBytes, patient, verify)
}

async function downloadFile<T>(
  transport: Transport,
  link: string,
  maxBytes: number,
  options: CallOptions,
  verify: (host: string, answer: Answer) => Promise<T>
): Promise<T> {
  const { href, host } = parseLink(link)
  const deadline = transport.deadline(options)
  const attempt = async (): Promise<T> => {
    const answer = await transport.fetchLink(href, maxBytes, options, deadline)
    refuseStatus(host, answer, transport.clock.now())
    if (answer.body.length === 0) throw new CorruptDownloadError(host, 'empty', answer.status)
    return verify(host, answer)
  }
  return transport.repeat(attempt, MAX_ATTEMPTS, options, deadline)
}

function refuseStatus(host: string, { status, headers }: Answer, now: number): void {
  if (status >= 200 && status < 300) return
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), now)
  if (status === 429) throw new RateLimitedError(retryAfterMs)
  if (status >= 500)
    throw new ServiceDownError(host, { status, code: null, text: '', retryAfterMs })
  throw new DownloadRefusedError(host, status)
}

async function verifyImage<T extends AnimationType>(
  transport: Transport,
  host: string,
  { body, status }: Answer,
  type: T,
  { maxPixels = MAX_PIXELS, signal }: DownloadOptions
) {
  const size = readImageSize(body, type)
  if (size !== null && size.width * size.height > maxPixels) {
    throw new CorruptDownloadError(host, size, status)
  }
  const pause = (): Promise<void> => transport.wait(0, signal, 'yes')
  const damage = await findDamage(body, type, pause)
  if (damage !== null) throw new CorruptDownloadError(host, damage, status)
  if (size === null) throw new CorruptDownloadError(host, 'noSize', status)
  return { bytes: body, type, ...size }
}

function unsupported(host: string, answer: Answer, expected: string[]): UnsupportedImageError {
  const type = imageType(answer.body)
  const came = isImageType(type) ? 'picture' : (type ?? describeBody(answer))
  return new UnsupportedImageError(host, came, answer.status, expected)
}
