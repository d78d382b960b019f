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
interface Downloaded<Type extends AnimationType> {
  bytes: Uint8Array<ArrayBuffer>
  type: Type
  width: number
  height: number
}

export type DownloadedImage = Downloaded<ImageType>

/** A picture that moves, or may: the per-frame map of a video. */
export type DownloadedAnimation = Downloaded<AnimationType>

export interface DownloadOptions extends CallOptions {
  /**
   * The most pixels its header may announce; `MAX_PIXELS` when left out. A small file can unpack to gigabytes, so no
   * decoder gets a larger one to see.
   */
  maxPixels?: number
}

/** Twice the largest picture that Figma takes: a decoder needs 134 MB for it. */
const MAX_PIXELS = 2 * 4096 * 4096

/** The formats of a download. */
interface Formats<Type extends AnimationType> {
  names: readonly string[]
  typeOf: (file: Uint8Array) => Type | null
  maxBytes: number
  timeoutMs?: number
}

export const STILL: Formats<ImageType> = {
  names: ['PNG', 'JPEG'],
  typeOf: imageType,
  // A 4096 px PNG without any compression would be twice that; real maps are far below 1 MB.
  maxBytes: 32_000_000
}

export const MOVING: Formats<AnimationType> = {
  names: ['PNG', 'GIF', 'WebP', 'JPEG'],
  typeOf: animationType,
  maxBytes: 128_000_000,
  // A map of 60 s may be a hundred times a still one's size.
  timeoutMs: 5 * 60_000
}

/**
 * Downloads a picture by its time-limited link, without the key and without cookies, and verifies it: of one of these
 * formats by its own bytes, intact, its size readable. Redirects are refused, as everywhere.
 */
export async function download<Type extends AnimationType>(
  transport: Transport,
  link: string,
  { names, typeOf, maxBytes, ...patience }: Formats<Type>,
  options: DownloadOptions = {}
): Promise<Downloaded<Type>> {
  const { href, host } = parseLink(link, 'picture')
  const call = { ...patience, ...options }
  const deadline = transport.deadline(call)
  const attempt = async (): Promise<Downloaded<Type>> => {
    const answer = await transport.fetchLink(href, maxBytes, call, deadline)
    refuseStatus(host, answer, transport.clock.now())
    if (answer.body.length === 0) throw corrupt(host, 'empty', answer.status)
    const type = typeOf(answer.body)
    if (type === null) throw unsupported(host, answer, names)
    return verifyImage(host, answer, type, options)
  }
  return transport.repeat(attempt, MAX_ATTEMPTS, call, deadline)
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

function unsupported(host: string, answer: Answer, expected: readonly string[]): GlanceError {
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
