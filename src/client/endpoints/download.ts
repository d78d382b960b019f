import { parseLink } from '../core/address'
import type { Answer } from '../core/exchange'
import { describeBody } from '../core/parse-answer'
import { MAX_ATTEMPTS, readRetryAfter } from '../core/retry'
import type { CallOptions, Transport } from '../core/transport'
import type { GlanceError } from '../../errors'
import { type PictureDamage, words } from '../core/words'
import { busyOrDown, clientError } from '../errors'
import {
  type AnimationType,
  animationType,
  fileType,
  imageType,
  type ImageType
} from '../../images/file-type'
import { findDamage } from '../../images/find-damage'
import { readImageSize } from '../../images/image-size'

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
  const verify = (host: string, answer: Answer): DownloadedImage => {
    const type = imageType(answer.body)
    if (type === null) throw unsupported(host, answer, ['PNG', 'JPEG'])
    return verifyImage(host, answer, type, options)
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
  const verify = (host: string, answer: Answer): DownloadedAnimation => {
    const type = animationType(answer.body)
    if (type === null) throw unsupported(host, answer, ['PNG', 'GIF', 'WebP', 'JPEG'])
    return verifyImage(host, answer, type, options)
  }
  const patient = { timeoutMs: ANIMATION_TIMEOUT_MS, ...options }
  return downloadFile(transport, link, maxBytes, patient, verify)
}

async function downloadFile<T>(
  transport: Transport,
  link: string,
  maxBytes: number,
  options: CallOptions,
  verify: (host: string, answer: Answer) => T
): Promise<T> {
  const { href, host } = parseLink(link, 'picture')
  const deadline = transport.deadline(options)
  const attempt = async (): Promise<T> => {
    const answer = await transport.fetchLink(href, maxBytes, options, deadline)
    refuseStatus(host, answer, transport.clock.now())
    if (answer.body.length === 0) throw corrupt(host, 'empty', answer.status)
    return verify(host, answer)
  }
  return transport.repeat(attempt, MAX_ATTEMPTS, options, deadline)
}

function refuseStatus(host: string, { status, headers }: Answer, now: number): void {
  if (status >= 200 && status < 300) return
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), now)
  const passing = busyOrDown(host, { status, code: null, text: '', retryAfterMs })
  throw passing ?? clientError('download_refused', { host, status })
}

function verifyImage<T extends AnimationType>(
  host: string,
  { body, status }: Answer,
  type: T,
  { maxPixels = MAX_PIXELS }: DownloadOptions
) {
  const size = readImageSize(body, type)
  if (size !== null && size.width * size.height > maxPixels) {
    throw clientError('corrupt_download', {
      host,
      damage: words().tooManyPixels(size.width, size.height),
      status
    })
  }
  const damage = findDamage(body, type)
  if (damage !== null) throw corrupt(host, damage === 'tooManyScans' ? 'damaged' : damage, status)
  if (size === null) throw corrupt(host, 'noSize', status)
  return { bytes: body, type, ...size }
}

function corrupt(host: string, damage: PictureDamage, status: number): GlanceError {
  return clientError('corrupt_download', { host, damage: words().damage[damage], status })
}

function unsupported(host: string, answer: Answer, expected: string[]): GlanceError {
  const type = fileType(answer.body)
  const isPicture = type === 'image/png' || type === 'image/jpeg'
  const came = isPicture ? 'picture' : (type ?? describeBody(answer))
  return clientError('unsupported_image', {
    host,
    came: words().came[came],
    expected: words().anyOf(expected),
    status: answer.status
  })
}
