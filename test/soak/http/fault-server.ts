import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FetchFunction } from '../../../src/client'
import type { Fault } from '../faults'
import type { Chooser } from '../faulty'
import type { WireFault } from './wire-faults'

export interface FaultServer {
  /** Such as `http://127.0.0.1:40000`. */
  origin: string
  close: () => Promise<void>
}

/** What stands behind a server at an origin, and what is to go wrong with its answers. */
export interface Behind {
  serve: FetchFunction
  choose: Chooser<Fault | WireFault>
}

/** Puts a service on HTTP, on this machine, and breaks its answers: as HTTP knows them, and below. */
export async function startFaultServer(behind: (origin: string) => Behind): Promise<FaultServer> {
  const server = createServer((incoming, outgoing) => {
    // A connection that its client gave up on is no fault of the test.
    for (const stream of [incoming, outgoing]) stream.on('error', () => undefined)
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { serve, choose } = behind(origin)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await toRequest(origin, incoming)
    const fault = request.method === 'OPTIONS' ? null : await choose(request.clone())
    const acts = fault?.acts !== false
    const real = acts ? await serve(request.clone()) : null
    if (fault === null) return write(outgoing, real ?? Response.error())
    if ('cut' in fault) return fault.cut(outgoing, real)
    return write(outgoing, await fault.answer(request, real))
  }

  return {
    origin,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

async function toRequest(origin: string, incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const headers = new Headers()
  for (const name of [
    'authorization',
    'content-type',
    'origin',
    'access-control-request-method',
    'access-control-request-headers'
  ]) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = method === 'GET' || method === 'OPTIONS' ? null : Buffer.concat(pieces)
  return new Request(origin + url, { method, headers, body })
}

/** Piece by piece, no faster than it is taken. */
async function write(outgoing: ServerResponse, { status, headers, body }: Response): Promise<void> {
  outgoing.writeHead(status, { 'access-control-allow-origin': '*', ...Object.fromEntries(headers) })
  const reader = body?.getReader()
  const closed = new Promise((resolve) => outgoing.once('close', resolve))
  outgoing.once('close', () => void reader?.cancel().catch(() => undefined))
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    if (!outgoing.write(value)) {
      await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), closed])
    }
    if (outgoing.destroyed) return
  }
  outgoing.end()
}
