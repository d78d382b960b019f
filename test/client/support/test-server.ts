import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

export type Handler = (request: SeenRequest, response: ServerResponse) => void

/** A real HTTP server on a free loopback port that keeps what it was asked. */
export interface TestServer {
  /** With the version segment: the base URL for a client. */
  baseUrl: string
  origin: string
  requests: SeenRequest[]
  /** Replaces what it answers with. */
  answer: (handler: Handler) => void
  /** Resolves when a request has arrived whole. */
  nextRequest: () => Promise<SeenRequest>
  close: () => Promise<void>
}

export async function startServer(): Promise<TestServer> {
  const requests: SeenRequest[] = []
  let waiting: ((request: SeenRequest) => void)[] = []
  let handler: Handler = (_, response) => json(response, 200, {})
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A connection that its client gave up on is no fault of the test.
    incoming.on('error', () => undefined)
    response.on('error', () => undefined)
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming
      const bytes = Buffer.concat(chunks)
      const seen = { method, path, headers, body: bytes.toString(), bytes }
      requests.push(seen)
      handler(seen, response)
      for (const tell of waiting) tell(seen)
      waiting = []
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    baseUrl: `${origin}/v2`,
    requests,
    answer: (next) => {
      handler = next
    },
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {}
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Ways to break off an answer. Each leaves the client without a complete one. */
export const CUTS = {
  'before the headers': (response: ServerResponse) => response.socket?.destroy(),
  'in the headers': (response: ServerResponse) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-ty')
  },
  'in the body': (response: ServerResponse) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"id":"abc", ')
  },
  'in a chunk of the body': (response: ServerResponse) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n40\r\n{"id":')
  }
}
