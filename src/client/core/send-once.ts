import type { Sent } from '../../errors'
import { LONGEST_TIMER_MS, until } from '../../waiting'
import {
  aborted,
  clientError,
  deadlineExceeded,
  duration,
  isClientError,
  networkFailed
} from '../errors'
import type { Deadline } from './clock'
import type { UploadAnswer, UploadFunction } from './upload'

export interface UploadAttempt {
  url: string
  file: Blob
  signal: AbortSignal | undefined
  /** Time without any progress, ms, once there was some. */
  stallMs: number
  deadline: Deadline
  onProgress: (sentBytes: number) => void
}

/**
 * Uploads a file once and gives the storage's answer. Whatever happens, the caller gets an answer or a
 * GlanceError, in time, even from an upload that ignores its signal.
 */
export async function sendOnce(
  upload: UploadFunction,
  attempt: UploadAttempt
): Promise<UploadAnswer> {
  const { url, file, stallMs, deadline } = attempt
  const { host } = new URL(url)
  const left = deadline.remaining()
  if (attempt.signal?.aborted === true) throw aborted('no')
  if (left === 0) throw deadlineExceeded(deadline.ms, 'no')
  const control = new AbortController()
  const abort = (): void => control.abort('caller')
  attempt.signal?.addEventListener('abort', abort, { once: true })
  const end = setTimeout(() => control.abort('deadline'), Math.min(left, LONGEST_TIMER_MS))
  let stall: ReturnType<typeof setTimeout> | undefined
  let most = -1
  const onProgress = (sentBytes: number): void => {
    if (control.signal.aborted || sentBytes <= most) return
    most = sentBytes
    clearTimeout(stall)
    stall = setTimeout(() => control.abort('stall'), Math.min(stallMs, LONGEST_TIMER_MS))
    attempt.onProgress(sentBytes)
  }
  try {
    const work = upload({ url, file, signal: control.signal, onProgress })
    return await until(control.signal, work)
  } catch (error) {
    const sent: Sent = most > 0 ? 'yes' : 'maybe'
    const reason: unknown = control.signal.reason
    // Ends a connection that the upload still holds.
    control.abort('failure')
    if (isClientError(error)) throw error
    if (reason === 'caller') throw aborted(sent)
    if (reason === 'deadline') throw deadlineExceeded(deadline.ms, sent)
    if (reason === 'stall') {
      throw clientError('upload_stalled', { host, time: duration(stallMs), sent })
    }
    throw networkFailed(host, sent)
  } finally {
    clearTimeout(end)
    clearTimeout(stall)
    attempt.signal?.removeEventListener('abort', abort)
  }
}
