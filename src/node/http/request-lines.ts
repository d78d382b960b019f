import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** One line of the request log, without content, query or key. */
export interface RequestLine {
  /** When it came, ISO 8601. */
  time: string
  /** Also in the answer's `X-Request-Id`. */
  id: string
  method: string
  path: string
  /** null when it ended without an answer. */
  status: number | null
  /** From its head to the end of the answer. */
  ms: number
  /** Bytes of its connection that were read and written since the request before. */
  in: number
  out: number
  /** The name of its key; null when it carries none that is accepted. */
  key: string | null
  /** Whether all of the answer was handed over. */
  whole: boolean
}

/** Request ids accepted from a proxy. */
const REQUEST_ID = /^[\w.:-]{1,128}$/

const MOST_PATH = 300

/** Logs a line for each request of a server when it has ended. */
export function requestLines(
  nameOf: (authorization: string | undefined) => string | null,
  log: (line: RequestLine) => void
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const counted = new WeakMap<Socket, { in: number; out: number }>()
  return (incoming, outgoing) => {
    const begun = performance.now()
    const time = new Date().toISOString()
    const { socket, method = '', url = '', headers } = incoming
    const given = headers['x-request-id']
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    outgoing.setHeader('X-Request-Id', id)
    outgoing.once('close', () => {
      const before = counted.get(socket) ?? { in: 0, out: 0 }
      const now = { in: socket.bytesRead, out: socket.bytesWritten }
      counted.set(socket, now)
      log({
        ...{ time, id, method, path: pathOf(url) },
        status: outgoing.headersSent ? outgoing.statusCode : null,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        in: now.in - before.in,
        out: now.out - before.out,
        key: nameOf(headers.authorization),
        whole: outgoing.writableFinished
      })
    })
  }
}

/** The path without a link's signature, and without a user and password. */
function pathOf(target: string): string {
  const [address = ''] = target.split(/[?#]/, 1)
  const path = address.startsWith('/') ? address : address.replace(/^[^/]*\/\/[^/]*/, '')
  return path.slice(0, MOST_PATH)
}
