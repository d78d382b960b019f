import { concatUint8Arrays } from 'uint8array-extras'
import type { GlanceError, Sent } from '../../errors'
import { aborted, clientError, deadlineExceeded, duration, networkFailed } from '../errors'
import { attempt } from './attempt'

/** How requests are sent: the browser's `fetch`, or a service that runs in the same program. */
export type FetchFunction = (request: Request) => Promise<Response>

/** An answer whose body has arrived whole. */
export interface Answer {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

interface ExchangeLimits {
  /** Time for the whole exchange, its body included, and what kind of limit that is. */
  ms: number
  kind: 'timeout' | { deadlineMs: number }
  maxBytes: number
  /** Ends the exchange. */
  signal: AbortSignal | undefined
}

/**
 * Sends one request once and reads its answer. Whatever happens, the caller gets an answer or a
 * GlanceError, in time, even from a fetch that ignores its signal. Redirects are not followed.
 */
export async function exchange(
  fetch: FetchFunction,
  url: string,
  init: RequestInit,
  limits: ExchangeLimits
): Promise<Answer> {
  const { host } = new URL(url)
  let sent: Sent = 'no'
  let status: number | null = null
  return attempt(
    limits,
    async ({ signal }) => {
      const request = new Request(url, { ...init, ...PRIVATE, signal })
      sent = 'maybe'
      const response = await fetch(request)
      // A service in the same program may ignore the signal.
      signal.throwIfAborted()
      sent = 'yes'
      status = response.status === 0 ? null : response.status
      if (isRedirect(response)) throw clientError('redirect_refused', { host, status })
      const body = await readBody(response, signal, limits.maxBytes, host)
      return { status: response.status, headers: response.headers, body }
    },
    (ended, error) => {
      if (ended === 'caller') return aborted(sent, status)
      if (ended !== 'time') return networkFailed(host, sent, status, reasonOf(error))
      return limits.kind === 'timeout'
        ? clientError('timeout', { host, time: duration(limits.ms), sent, status })
        : deadlineExceeded(limits.kind.deadlineMs, sent)
    }
  )
}

/** No cookies, no caches, no referrer; a redirect is handed back instead of being followed. */
export const PRIVATE = {
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer'
} as const

function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
}

/** Node's name for what went wrong, such as ECONNREFUSED; browsers give none. Never free text. */
function reasonOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : null
}

/** Reads a whole body, at most `maxBytes`; gives up reading as soon as there is more, or on abort. */
async function readBody(
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
  host: string
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = (): GlanceError => {
    const megabytes = Math.floor(maxBytes / 1e6)
    return clientError('answer_too_large', { host, megabytes, status: response.status })
  }
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge()
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  signal.addEventListener('abort', () => void reader.cancel().then(ignore, ignore))
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concatUint8Arrays(chunks)
    chunks.push(value)
    size += value.length
    if (size > maxBytes) throw tooLarge()
  }
}

/** A stream that is broken already has nothing more to say. */
const ignore = (): undefined => undefined
