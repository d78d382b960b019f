import type { ServerType } from '@hono/node-server'

const LOOPBACK = '127.0.0.1'

/** Listens on loopback at the wished port, or at a free one when it is taken; answers the port. */
export async function listen(server: ServerType, port: number): Promise<number> {
  try {
    return await listenAt(server, port)
  } catch (error) {
    if (!isAddressInUse(error)) throw error
    return listenAt(server, 0)
  }
}

function listenAt(server: ServerType, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('The playground’s server has no port.'))
    })
  })
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
