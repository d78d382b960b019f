import type { PanelVideos } from '../video/frames/panel-videos'
import type { FetchPort, FromEngine, ToEngine } from './messages'
import type { Note } from './notes'
import { createPanelCalls } from './panel-calls'

/** More than what a panel has started and not seen finished; what is older can no longer be cancelled. */
const MOST_STARTED = 1000

type Handler = (request: Request) => Promise<Response>

/**
 * Answers the requests of `createPortFetch` with a function from Request to Response, which is made with
 * what the panel at the other end can do for it. What the panel notes goes to `take`.
 */
export function servePort(
  port: FetchPort,
  createHandler: (panel: PanelVideos) => Handler,
  take: (note: Note) => void = () => undefined
): void {
  const calls = createPanelCalls(port)
  const handler = createHandler(calls.videos)
  const running = new Map<number, AbortController>()
  /** POSTs that were answered: what they have started goes on until its caller aborts. */
  const started = new Map<number, AbortController>()

  port.onmessage = (event) => {
    const message = event.data as ToEngine
    if (message.kind === 'abort') abort(message.id)
    else if (message.kind === 'answer') calls.settle(message.id, message.answer)
    else if (message.kind === 'note') take(message.note)
    else void answer(message)
  }

  function abort(id: number): void {
    const controller = running.get(id) ?? started.get(id)
    started.delete(id)
    controller?.abort()
  }

  function keepStarted(id: number, controller: AbortController): void {
    started.set(id, controller)
    const [oldest] = started.keys()
    if (started.size > MOST_STARTED && oldest !== undefined) started.delete(oldest)
  }

  async function answer(message: Extract<ToEngine, { kind: 'request' }>): Promise<void> {
    const { id, method, url, headers, body } = message
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const request = new Request(url, { method, headers, body, signal: controller.signal })
      const response = await handler(request)
      const bytes = response.body === null ? null : await response.arrayBuffer()
      const { status, statusText } = response
      reply({
        kind: 'response',
        id,
        status,
        statusText,
        headers: [...response.headers],
        body: bytes
      })
    } catch (error) {
      reply({
        kind: 'failure',
        id,
        message: error instanceof Error ? error.message : String(error)
      })
    } finally {
      running.delete(id)
      if (method === 'POST' && !controller.signal.aborted) keepStarted(id, controller)
    }
  }

  function reply(message: FromEngine): void {
    const body = message.kind === 'response' ? message.body : null
    port.postMessage(message, body === null ? [] : [body])
  }
}
