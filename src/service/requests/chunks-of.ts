import { ServiceError } from '../service-error'
import { until } from '../../waiting'

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
  const watch = new Watch(pace)
  try {
    for (;;) {
      const { done, value } = await until(watch.late, reader.read().catch(brokenOff))
      if (done) return
      watch.bytes += value.length
      if (watch.bytes > maxBytes) throw new ServiceError('body_too_large')
      yield value
    }
  } finally {
    watch.end()
    // The sender may be gone.
    reader.cancel().catch(() => undefined)
  }
}

function brokenOff(): never {
  throw new ServiceError('body_broken_off')
}

/** Aborts when a body is late. The time that its reader takes for a chunk counts as the sender's. */
class Watch {
  bytes = 0
  private readonly begun = performance.now()
  private readonly controller = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly pace: Pace) {
    this.look()
  }

  /** Aborts with `body_too_slow`. */
  get late(): AbortSignal {
    return this.controller.signal
  }

  end(): void {
    clearTimeout(this.timer)
  }

  private look(): void {
    const { graceMs, bytesPerSecond, mostMs } = this.pace
    const may = Math.min(mostMs, graceMs + (this.bytes * 1000) / bytesPerSecond)
    const left = this.begun + may - performance.now()
    if (left <= 0) this.controller.abort(new ServiceError('body_too_slow'))
    else this.timer = setTimeout(() => this.look(), left)
  }
}
