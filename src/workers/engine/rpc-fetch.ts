import { language } from '../../language'
import type { Service } from '../../service'
import { handOver, type Rpc } from '../rpc'
import type { FetchCalls, SentRequest } from './fetch-calls'
import { words } from '../words'

/** One for all, however often the engine starts. */
let count = 0

/**
 * `fetch` whose other end is `createFetchCalls`. Rejects as fetch does: with the signal's reason when it aborts,
 * otherwise with a TypeError. The other end hears of an abort also after its answer to a POST, which may have started
 * something.
 */
export function createRpcFetch(engine: Rpc<FetchCalls>): Service {
  return async (request) => {
    const { method, url, signal } = request
    const body = await readBody(request)
    signal.throwIfAborted()
    if (engine.$closed) throw new TypeError(words().engineEnded)
    const id = ++count
    const headers = [...request.headers]
    const sent: SentRequest = { method, url, headers, body, language: language() }
    const settled = new AbortController()
    const aborted = new Promise<never>((_, reject) => {
      const abort = (): void => {
        void engine.abort.asEvent(id)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', abort, { signal: settled.signal })
    })
    const answered = engine
      .fetch(id, handOver(sent, body instanceof ArrayBuffer ? [body] : []))
      .catch((error: unknown) => {
        throw new TypeError(error instanceof Error ? error.message : String(error))
      })
    try {
      const { body: bytes, ...init } = await Promise.race([answered, aborted])
      return new Response(bytes, init)
    } finally {
      if (method !== 'POST') settled.abort()
    }
  }
}

/** A body that is no JSON may be a large file: it goes by reference, and nobody reads it here. */
async function readBody(request: Request): Promise<ArrayBuffer | Blob | null> {
  if (request.body === null) return null
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson ? request.arrayBuffer() : request.blob()
}
