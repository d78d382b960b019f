import { ServiceError } from '../service-error'
import { inTime } from '../../waiting/in-time'

/** The slowest that a body may arrive: 2 minutes for a picture of 5 MB in base64 are 56 kB a second. */
export const BODY_PACE = {
  /** How long a body may take at any rate, ms. */
  graceMs: 10_000,
  /** The least mean rate after that. */
  bytesPerSecond: 16_384,
  /** No body may take longer, ms. */
  mostMs: 120_000
}

export type Pace = typeof BODY_PACE

/** As long as an upload's link works: 100 MB in it are 111 kB a second. */
export const UPLOAD_PACE: Pace = { ...BODY_PACE, mostMs: 15 * 60_000 }

/** The length that a request announces for its body, bytes; null when it announces none, or nonsense. */
export function declaredLength({ headers }: Request): number | null {
  const length = headers.get('content-length') ?? ''
  return /^\d+$/.test(length) ? Number(length) : null
}

/**
 * Yields a body's chunks as they arrive, and reads no more than is taken. Rejects with `body_too_large` as soon as it is
 * over the limit, `body_too_slow` when it misses its pace, and `body_broken_off` when it ends early.
 */
export async function* chunksOf(
  request: Request,
  maxBytes: number,
  pace: Pace
): AsyncGenerator<Uint8Array, void, void> {
  if ((declaredLength(request) ?? 0) > maxBytes) throw new ServiceError('body_too_large')
  if (request.body === null) return
  const reader = request.body.getReader()
  const begun = performance.now()
  let bytes = 0
  try {
    for (;;) {
      const may = Math.min(pace.mostMs, pace.graceMs + (bytes * 1000) / pace.bytesPerSecond)
      // The time that the caller takes for a chunk counts as the sender's.
      const left = begun + may - performance.now()
      if (left <= 0) throw tooSlow()
      const { done, value } = await inTime(left, reader.read().catch(brokenOff), tooSlow)
      if (done) return
      bytes += value.length
      if (bytes > maxBytes) throw new ServiceError('body_too_large')
      yield value
    }
  } finally {
    // The sender may be gone.
    reader.cancel().catch(() => undefined)
  }
}

function tooSlow(): ServiceError {
  return new ServiceError('body_too_slow')
}

function brokenOff(): never {
  throw new ServiceError('body_broken_off')
}
