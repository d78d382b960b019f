import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Admit, createAdmit } from '../../src/node/pages/network/admit'

/** A host that plays a public site: names under it lead to this machine, the real check sees all others. */
export const PUBLIC_HOST = 'site.example'

/** Names that other sites could have; none of them is public. */
const NAMES: Record<string, string[]> = {
  'intranet.example': ['10.0.0.7'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'metadata.example': ['169.254.169.254']
}

const realAdmit = createAdmit((host) => {
  const addresses = NAMES[host]
  return addresses ? Promise.resolve(addresses) : Promise.reject(new Error('ENOTFOUND'))
})

export const playAdmit: Admit = (site) =>
  site.host === PUBLIC_HOST ? Promise.resolve(['127.0.0.1']) : realAdmit(site)

export interface PlaySite {
  /** An address of a page on it. */
  url: (path: string) => string
  port: number
  server: Server
  requests: IncomingMessage[]
  stop: () => Promise<void>
}

/** A web server on this machine's loopback. */
export async function playSite(
  listener: RequestListener,
  server: Server = createServer()
): Promise<PlaySite> {
  const requests: IncomingMessage[] = []
  server.on('request', (request: IncomingMessage, response) => {
    requests.push(request)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://${PUBLIC_HOST}:${port}${path}`,
    port,
    server,
    requests,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    }
  }
}
