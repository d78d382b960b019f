import type { FetchFunction } from '../../client'
import type { PanelVideos } from '../video/frames/panel-videos'
import { answerPanelCall } from './answer-panel-call'
import type { FetchPort, FromEngine, ToEngine } from './messages'
import type { Note } from './notes'

interface Waiting {
  resolve: (response: Response) => void
  reject: (error: unknown) => void
}

export interface PortFetch {
  fetch: FetchFunction
  /** Tells the other end something that it need not answer. */
  note: (note: Note) => void
  /** Rejects what is waiting and all that follows: the other end is gone. */
  close: (reason: string) => void
}

/**
 * `fetch` whose other end is `servePort`, over a MessagePort. Rejects as fetch does: with the signal's
 * reason when it aborts, otherwise with a TypeError. The other end hears of an abort also after its answer to a
 * POST, which may have started something. What the other end needs of a page, `videos` does.
 */
export function createPortFetch(port: FetchPort, videos: PanelVideos): PortFetch {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let closed: string | null = null

  port.onmessage = (event) => {
    const message = event.data as FromEngine
    if (message.kind === 'call') {
      void answerPanelCall(port, videos, message.id, message.call)
      return
    }
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'failure') call?.reject(new TypeError(message.message))
    else call?.resolve(toResponse(message))
  }

  async function portFetch(request: Request): Promise<Response> {
    const { signal } = request
    const body = await readBody(request)
    signal.throwIfAborted()
    if (closed !== null) throw new TypeError(closed)
    const id = ++count
    let abort: (() => void) | undefined
    try {
      return await new Promise<Response>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        abort = () => {
          waiting.delete(id)
          send({ kind: 'abort', id })
          reject(signal.reason as Error)
        }
        signal.addEventListener('abort', abort)
        const { method, url } = request
        send({ kind: 'request', id, method, url, headers: [...request.headers], body })
      })
    } finally {
      if (abort !== undefined && request.method !== 'POST') {
        signal.removeEventListener('abort', abort)
      }
    }
  }

  function send(message: ToEngine): void {
    const body = message.kind === 'request' ? message.body : null
    port.postMessage(message, body instanceof ArrayBuffer ? [body] : [])
  }

  return {
    fetch: portFetch,
    note: (note) => {
      if (closed === null) send({ kind: 'note', note })
    },
    close: (reason) => {
      closed = reason
      for (const call of waiting.values()) call.reject(new TypeError(reason))
      waiting.clear()
    }
  }
}

/** A body that is no JSON may be a large file: it goes by reference, and nobody reads it here. */
async function readBody(request: Request): Promise<ArrayBuffer | Blob | null> {
  if (request.body === null) return null
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson ? request.arrayBuffer() : request.blob()
}

function toResponse(message: Extract<FromEngine, { kind: 'response' }>): Response {
  const { status, statusText, headers, body } = message
  return new Response(body, { status, statusText, headers })
}
