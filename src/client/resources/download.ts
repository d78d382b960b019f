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
}

/**
 * Downloads a picture by its time-limited link, without the key and without cookies, and verifies it:
 * PNG or JPEG by its own bytes, intact, its size readable. Redirects are refused, as everywhere.
 */
export async function downloadImage(
  transport: Transport,
  link: string,
  maxBytes: number,
  options: CallOptions = {}
): Promise<DownloadedImage> {
  const { href, host } = parseLink(link)
  const deadline = transport.deadline(options)
  const attempt = async (): Promise<DownloadedImage> => {
    const answer = await transport.fetchLink(href, maxBytes, options, deadline)
    refuseStatus(host, answer, transport.clock.now())
    return verifyImage(host, answer)
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

function verifyImage(host: string, answer: Answer): DownloadedImage {
  const { body, status } = answer
  if (body.length === 0) throw new CorruptDownloadError(host, 'is empty', status)
  const type = imageType(body)
  if (!isImageType(type)) {
    throw new UnsupportedImageError(host, type ?? describeBody(answer), status)
  }
  const damage = findDamage(body, type)
  if (damage !== null) throw new CorruptDownloadError(host, damage, status)
  const size = readImageSize(body, type)
  if (size === null) throw new CorruptDownloadError(host, 'does not state its size', status)
  return { bytes: body, type, ...size }
}
