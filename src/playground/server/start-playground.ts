import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { bundlePage } from './bundle-page'
import { createApp } from './create-app'
import { readPlugin } from './plugin-files'

interface PlaygroundOptions {
  /** Port to listen on; when it is taken, a free one is used instead. 0 asks for any free port. */
  port?: number
  /** Folder that holds manifest.json and the built plugin it names. Default: the working folder. */
  pluginFolder?: string
}

export interface Playground {
  /** Address of the page, ending in a slash. */
  url: string
  port: number
  close(): Promise<void>
}

/**
 * Bundles the page and serves it with the built plugin, on the loopback interface only.
 *
 * @throws an Error whose message says what to run when the plugin has not been built.
 */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const pluginFolder = options.pluginFolder ?? process.cwd()
  await readPlugin(pluginFolder)
  const app = createApp({ page: await bundlePage(), pluginFolder })
  const server = createAdaptorServer({ fetch: app.fetch })
  const port = await listen(server, options.port ?? 0)
  return { url: `http://127.0.0.1:${port}/`, port, close: () => closeServer(server) }
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

const LOOPBACK = '127.0.0.1'

/** Listens on loopback at the wished port, or at a free one when it is taken; answers the port. */
async function listen(server: ServerType, port: number): Promise<number> {
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
