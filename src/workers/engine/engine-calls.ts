import { handOver } from '../rpc'
import type { Note } from './notes'

/** A request on its way: bodies are handed over, or go as Blobs by reference. */
export interface SentRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | Blob | null
}

export interface SentResponse {
  status: number
  statusText: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** What the engine is asked, see `createRpcFetch`. */
export interface EngineCalls {
  fetch: (id: number, request: SentRequest) => Promise<SentResponse>
  /** Aborts the request of this id, if it is still being answered. */
  abort: (id: number) => void
  /** Takes something that need not be answered. */
  note: (note: Note) => void
}

/** Answers requests with a function from Request to Response; what the panel notes goes to `note`. */
export function createEngineCalls(
  handler: (request: Request) => Promise<Response>,
  note: (note: Note) => void
): EngineCalls {
  const running = new Map<number, AbortController>()
  return {
    async fetch(id, { url, ...init }) {
      const controller = new AbortController()
      running.set(id, controller)
      try {
        const response = await handler(new Request(url, { ...init, signal: controller.signal }))
        const body = response.body === null ? null : await response.arrayBuffer()
        const { status, statusText } = response
        const answer = { status, statusText, headers: [...response.headers], body }
        return handOver(answer, body === null ? [] : [body])
      } finally {
        running.delete(id)
      }
    },
    abort: (id) => running.get(id)?.abort(),
    note
  }
}
