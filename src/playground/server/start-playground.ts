import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { bundlePage, hostAssets, PAGE_FOLDER, type PageBundle } from './bundle-page'
import { builds, readPlugin } from './plugin-files'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

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

/** The page, bundled once a process: it takes seconds. */
let bundled: Promise<PageBundle> | undefined

/**
 * Bundles the page and serves it with the built plugin, on the loopback interface only.
 *
 * @throws an Error whose message says what to run when the plugin has not been built.
 */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const pluginFolder = options.pluginFolder ?? process.cwd()
  await readPlugin(pluginFolder)
  const app = createApp({ page: await (bundled ??= bundlePage()), pluginFolder })
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

/** Listens on loopback at the wished port, or at a free one when it is taken; returns the port. */
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

interface AppOptions {
  page: PageBundle
  pluginFolder: string
}

/** The page, the files its canvas needs, and the plugin, which is read from disk at every load. */
function createApp({ page, pluginFolder }: AppOptions): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  app.get('/', serveStatic({ root: PAGE_FOLDER, path: 'index.html' }))
  for (const [name, file] of Object.entries(page)) {
    app.get(`/${name}`, (context) => context.body(file.text, 200, { 'content-type': file.type }))
  }
  for (const [name, path] of Object.entries(hostAssets())) {
    app.get(
      `/${name}`,
      serveStatic({ path, onFound: (_, c) => c.header('cache-control', 'no-cache') })
    )
  }
  addPluginRoutes(app, pluginFolder)
  return app
}

/** Each build under an address that stays, wherever it is on disk. */
function addPluginRoutes(app: Hono, pluginFolder: string): void {
  for (const { address, folder } of builds(pluginFolder)) {
    app.get(`/${address}:name`, async (context) => {
      const text = (await readPlugin(folder))[context.req.param('name') ?? '']
      return text === undefined ? context.notFound() : context.text(text)
    })
  }
  app.onError((error, context) => context.text(error.message, 500))
}
