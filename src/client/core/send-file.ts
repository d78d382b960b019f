import type { Sent } from '../../errors'
import { LONGEST_TIMER_MS } from '../../waiting'
import {
  aborted,
  busyOrDown,
  clientError,
  deadlineExceeded,
  duration,
  isClientError,
  networkFailed
} from '../errors'
import { words } from '../errors/words'
import { attempt } from './attempt'
import type { Deadline } from './clock'
import type { CallOptions, Transport } from './transport'
import { readRetryAfter } from './retry'
import type { UploadAnswer, UploadFunction } from './upload'

export interface UploadOptions extends CallOptions {
  /** Time without any progress, ms, once there was some; two minutes when left out. */
  timeoutMs?: number
  /** Called with the number of bytes sent: it rises, and ends with the file's size. */
  onProgress?: (sentBytes: number) => void
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
  { href, host }: URL,
  file: Blob,
  options: UploadOptions,
  deadline: Deadline
): Promise<void> {
  let most = -1
  const onProgress = (sentBytes: number): void => {
    const sent = Math.min(sentBytes, file.size)
    if (sent <= most) return
    most = sent
    options.onProgress?.(sent)
  }
  const send = {
    url: href,
    // The link is signed for raw bytes: a content type that it does not name may void it.
    file: file.slice(0, file.size, ''),
    signal: options.signal,
    stallMs: options.timeoutMs ?? STALL_MS,
    deadline,
    onProgress
  }
  const sendAnew = async (): Promise<void> =>
    refuse(host, await sendOnce(upload, send), transport.clock.now())
  try {
    await transport.repeat(sendAnew, MAX_ATTEMPTS, options, deadline)
  } catch (error) {
    const isOver = isClientError(error, 'aborted', 'deadline_exceeded')
    throw isOver && error.sent !== 'no' ? error.withAdvice(words().nothingAnalysed) : error
  }
  onProgress(file.size)
}

function refuse(host: string, { status, retryAfter }: UploadAnswer, now: number): void {
  if (status >= 200 && status < 300) return
  // 0 is what a browser shows of a redirect that was not followed.
  if (status < 400) {
    throw clientError('redirect_refused', { host, status: status === 0 ? null : status })
  }
  const retryAfterMs = readRetryAfter(retryAfter ?? null, now)
  const passing = busyOrDown(host, { status, code: null, text: '', retryAfterMs })
  if (passing) throw passing
  if (status === 413) throw clientError('upload_too_large', { host })
  const isExpired = [401, 403, 404, 410].includes(status)
  throw clientError(isExpired ? 'upload_link_expired' : 'upload_refused', { host, status })
}

interface UploadAttempt {
  url: string
  file: Blob
  signal: AbortSignal | undefined
  /** Time without any progress, ms, once there was some. */
  stallMs: number
  deadline: Deadline
  onProgress: (sentBytes: number) => void
}

/** Uploads a file once and gives the storage's answer. */
async function sendOnce(upload: UploadFunction, send: UploadAttempt): Promise<UploadAnswer> {
  const { url, file, signal, stallMs, deadline } = send
  const { host } = new URL(url)
  const ms = deadline.remaining()
  if (ms === 0) throw deadlineExceeded(deadline.ms, 'no')
  let stall: ReturnType<typeof setTimeout> | undefined
  let most = -1
  let sent: Sent = 'no'
  return attempt(
    { signal, ms },
    (control) => {
      sent = 'maybe'
      const onProgress = (sentBytes: number): void => {
        if (control.signal.aborted || sentBytes <= most) return
        most = sentBytes
        if (most > 0) sent = 'yes'
        clearTimeout(stall)
        stall = setTimeout(() => control.abort('stall'), Math.min(stallMs, LONGEST_TIMER_MS))
        send.onProgress(sentBytes)
      }
      return upload({ url, file, signal: control.signal, onProgress })
    },
    (ended) => {
      if (ended === 'caller') return aborted(sent)
      if (ended === 'time') return deadlineExceeded(deadline.ms, sent)
      return ended === 'stall'
        ? clientError('upload_stalled', { host, time: duration(stallMs), sent })
        : networkFailed(host, sent)
    }
  ).finally(() => clearTimeout(stall))
}
