import {
  AbortedError,
  ClientError,
  DeadlineError,
  NetworkError,
  RateLimitedError,
  RedirectRefusedError,
  type Sent,
  ServiceDownError,
  UploadRefusedError,
  UploadStalledError
} from '../errors'
import { LONGEST_TIMER_MS } from './clock'
import type { Deadline } from './deadline'
import type { CallOptions, Transport } from './transport'
import { until } from './until'
import type { UploadFunction } from './upload'

export interface UploadOptions extends CallOptions {
  /** Time without any progress, ms, once there was some; two minutes when left out. */
  timeoutMs?: number
  /** Told how many bytes have left, rising, at most the file's size. */
  onProgress?: (sentBytes: number) => void
}

export interface FileToSend {
  href: string
  host: string
  file: Blob
}

const STALL_MS = 120_000
// Each may be 100 MB.
const MAX_ATTEMPTS = 3

/**
 * Puts a file at its presigned address. The same bytes at the same address are one file, however often
 * they are sent; so a failure in passing is repeated.
 */
export async function sendFile(
  transport: Transport,
  upload: UploadFunction,
  { href, host, file }: FileToSend,
  options: UploadOptions,
  deadline: Deadline
): Promise<void> {
  // The link is signed for raw bytes: a content type that it does not name may void it.
  const bytes = file.slice(0, file.size, '')
  let most = -1
  const onProgress = (sentBytes: number): void => {
    const sent = Math.min(sentBytes, file.size)
    if (sent <= most) return
    most = sent
    options.onProgress?.(sent)
  }
  const attempt = async (): Promise<void> => {
    const status = await sendOnce(upload, href, bytes, { ...options, onProgress }, deadline)
    refuseStatus(host, status)
  }
  await transport.repeat(attempt, MAX_ATTEMPTS, options, deadline)
  onProgress(file.size)
}

async function sendOnce(
  upload: UploadFunction,
  url: string,
  file: Blob,
  options: UploadOptions,
  deadline: Deadline
): Promise<number> {
  const { host } = new URL(url)
  const stallMs = options.timeoutMs ?? STALL_MS
  const left = deadline.remaining()
  if (left === 0) throw new DeadlineError(deadline.ms, 'no')
  const control = new AbortController()
  const abort = (): void => control.abort('caller')
  if (options.signal?.aborted === true) throw new AbortedError('no')
  options.signal?.addEventListener('abort', abort, { once: true })
  const end = setTimeout(() => control.abort('deadline'), Math.min(left, LONGEST_TIMER_MS))
  let stall: ReturnType<typeof setTimeout> | undefined
  let sent: Sent = 'maybe'
  const onProgress = (sentBytes: number): void => {
    if (control.signal.aborted) return
    clearTimeout(stall)
    stall = setTimeout(() => control.abort('stall'), stallMs)
    if (sentBytes > 0) sent = 'yes'
    options.onProgress?.(sentBytes)
  }
  try {
    const work = upload({ url, file, signal: control.signal, onProgress })
    return (await until(control.signal, work)).status
  } catch (error) {
    if (error instanceof ClientError) throw error
    if (control.signal.reason === 'caller') throw new AbortedError(sent)
    if (control.signal.reason === 'deadline') throw new DeadlineError(deadline.ms, sent)
    if (control.signal.reason === 'stall') throw new UploadStalledError(host, stallMs, sent)
    throw new NetworkError(host, sent, null, null)
  } finally {
    if (!control.signal.aborted) control.abort('over')
    clearTimeout(end)
    clearTimeout(stall)
    options.signal?.removeEventListener('abort', abort)
  }
}

function refuseStatus(host: string, status: number): void {
  if (status >= 200 && status < 300) return
  // 0 is what a browser shows of a redirect that was not followed.
  if (status < 400) throw new RedirectRefusedError(host, status === 0 ? null : status)
  if (status === 429) throw new RateLimitedError(null)
  if (status >= 500) {
    throw new ServiceDownError(host, { status, code: null, text: '', retryAfterMs: null })
  }
  throw new UploadRefusedError(host, status)
}
