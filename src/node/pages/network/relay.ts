import { once } from 'node:events'
import { type Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Site } from './admit'
import { Transform } from 'node:stream'

/** Hop-by-hop headers, which a proxy must not forward (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'proxy-authorization'])

/** A site to connect to, with its checked addresses. */
export interface Route extends Site {
  addresses: string[]
}

/** Forwards a plain request. Resolves at the answer's head; rejects without an answer. */
export async function relayRequest(
  asked: IncomingMessage,
  answer: ServerResponse,
  { host, port, addresses }: Route,
  traffic: Traffic,
  agent: Agent
): Promise<void> {
  const { pathname, search } = new URL(asked.url ?? '')
  const sent = request({
    ...{ host, port, agent, lookup: pinnedTo(addresses) },
    ...{ method: asked.method, path: pathname + search, headers: onward(asked.rawHeaders) }
  })
  sent.on('socket', (socket) => traffic.watch(socket))
  // It may break off after its answer has begun; an error without a listener would end the process.
  sent.on('error', () => answer.destroy())
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  const [[given]] = await Promise.all([answered, pipeline(asked, sent)])
  answer.writeHead(given.statusCode ?? 502, onward(given.rawHeaders))
  pipeline(given, traffic.meter(), answer).catch(() => answer.destroy())
}

/** Opens a tunnel for bytes of any kind. Resolves once connected; rejects when that fails. */
export async function relayTunnel(
  socket: Socket,
  head: Buffer,
  { host, port, addresses }: Route,
  traffic: Traffic
): Promise<void> {
  const remote = connect({ host, port, lookup: pinnedTo(addresses) })
  traffic.watch(remote)
  await once(remote, 'connect')
  socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  remote.write(head)
  pipeline(remote, traffic.meter(), socket).catch(() => socket.destroy())
  pipeline(socket, remote).catch(() => remote.destroy())
}

/** A lookup that resolves every name to the checked addresses. */
function pinnedTo(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_, wanted, done) => {
    if (wanted.all) done(null, all)
    else done(null, all[0]!.address, all[0]!.family)
  }
}

function onward(rawHeaders: string[]): string[] {
  return rawHeaders.filter((_, i) => !HOP_BY_HOP.has(rawHeaders[i - (i % 2)]!.toLowerCase()))
}

/** Counts a proxy's traffic, and cuts all of it off at once. */
export class Traffic {
  private readonly sockets = new Set<Socket>()
  private bytes = 0
  private isCut = false

  constructor(private readonly maxBytes: number) {}

  /** Tracks a socket until it closes. */
  watch(socket: Socket): void {
    if (this.sockets.has(socket)) return
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    // The socket's user sees it close; this only stops an unhandled 'error', which would end the process.
    socket.on('error', () => socket.destroy())
    if (this.isCut) socket.destroy()
  }

  /** A pass-through stream that cuts the traffic once it exceeds the limit. */
  meter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.bytes += chunk.length
        if (this.bytes > this.maxBytes) this.cut()
        done(null, chunk)
      }
    })
  }

  /** Ends every connection, present and future. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }
}
