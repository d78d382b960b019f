import type { Language } from '../../language'
import { handOver } from '../rpc'

/** A request on its way: bodies are handed over, or go as Blobs by reference. */
export interface SentRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | Blob | null
  /** What the panel speaks, and texts are to be written in. */
  language: Language
}

export interface SentResponse {
  status: number
  statusText: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** What the engine is asked, see `createRpcFetch`. */
export interface FetchCalls {
  fetch: (id: number, request: SentRequest) => Promise<SentResponse>
  /** Aborts the request of this id while it is being answered, and what a POST has started after that. */
  abort: (id: number) => void
}

/** More than what a panel has started and not seen finished; what is older can no longer be cancelled. */
const MOST_STARTED = 1000

/**
 * Answers requests with a function from Request to Response; what the panel speaks goes to `hear` before each request.
 */
export function createFetchCalls(
  handler: (request: Request) => Promise<Response>,
  hear: (language: Language) => void
): FetchCalls {
  const running = new Map<number, AbortController>()
  /** POSTs that were answered: what they have started goes on until its caller aborts. */
  const started = new Map<number, AbortController>()
  return {
    async fetch(id, { method, url, language, ...init }) {
      hear(language)
      const controller = new AbortController()
      running.set(id, controller)
      try {
        const response = await handler(
          new Request(url, { method, ...init, signal: controller.signal })
        )
        const body = response.body === null ? null : await response.arrayBuffer()
        const { status, statusText } = response
        const answer = { status, statusText, headers: [...response.headers], body }
        return handOver(answer, body === null ? [] : [body])
      } finally {
        running.delete(id)
        if (method === 'POST' && !controller.signal.aborted) keepStarted(started, id, controller)
      }
    },
    abort(id) {
      const controller = running.get(id) ?? started.get(id)
      started.delete(id)
      controller?.abort()
    }
  }
}

function keepStarted(
  started: Map<number, AbortController>,
  id: number,
  controller: AbortController
): void {
  started.set(id, controller)
  const [oldest] = started.keys()
  if (started.size > MOST_STARTED && oldest !== undefined) started.delete(oldest)
}
