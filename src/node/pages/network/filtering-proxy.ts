import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { InputError } from '../../../interface'
import { type Admit, siteOf } from './admit'
import { relayRequest, relayTunnel, type Route, Traffic } from './relay'

/**
 * The only network access of a page: an HTTP proxy on loopback, for plain requests and for tunnels (HTTPS, WebSockets). It
 * resolves names itself, and connects to the addresses that `admit` has checked. Refused requests get no answer;
 * `refusal` says why.
 */
export class FilteringProxy {
  private readonly server = createServer()
  private readonly agent = new Agent({ keepAlive: true })
  private readonly traffic: Traffic
  private readonly refusals = new Map<string, InputError>()

  private constructor(
    private readonly admit: Admit,
    maxBytes: number
  ) {
    this.traffic = new Traffic(maxBytes)
    this.server.on('connection', (socket: Socket) => this.traffic.watch(socket))
    this.server.on('request', (asked, answer) => void this.onRequest(asked, answer))
    this.server.on('connect', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
      void this.onConnect(asked, socket, head)
    })
  }

  /** Starts a proxy that lets at most `maxBytes` through to the page, then cuts it off. */
  static async start(admit: Admit, maxBytes: number): Promise<FilteringProxy> {
    const proxy = new FilteringProxy(admit, maxBytes)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Why the last connection to the site of a URL failed; undefined when it did not. */
  refusal(url: string): InputError | undefined {
    return this.refusals.get(nameOf(url))
  }

  /** Ends every connection and lets no more through. */
  cut(): void {
    this.traffic.cut()
  }

  async stop(): Promise<void> {
    this.cut()
    this.agent.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private async onRequest(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    await this.open(asked.url ?? '', answer, (route) =>
      relayRequest(asked, answer, route, this.traffic, this.agent)
    )
  }

  private async onConnect(asked: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    await this.open(`http://${asked.url ?? ''}`, socket, (route) =>
      relayTunnel(socket, head, route, this.traffic)
    )
  }

  private async open(
    url: string,
    answer: Socket | ServerResponse,
    relay: (route: Route) => Promise<void>
  ): Promise<void> {
    try {
      const site = siteOf(url)
      await relay({ ...site, addresses: await this.admit(site) })
      this.refusals.delete(nameOf(url))
    } catch (error) {
      this.refusals.set(nameOf(url), asInputError(error, url))
      answer.destroy()
    }
  }
}

/** A site's host and port as a key; the text itself if it is not a URL. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, port } = siteOf(url)
  return `${host} ${port}`
}

function asInputError(error: unknown, url: string): InputError {
  if (error instanceof InputError) return error
  const host = URL.canParse(url) ? siteOf(url).host : url
  return new InputError('page_unreachable', `${host} does not answer. Check the address.`)
}
