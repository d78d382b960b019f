import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { pageFiles } from './bundle-page'
import { builds, readPlugin } from './plugin-files'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'

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

/** The page's files, bundled once a process: it takes seconds. */
let page: ReturnType<typeof pageFiles> | undefined

/**
 * Bundles the page and serves it with the built plugin, on the loopback interface only.
 *
 * @throws an Error whose message says what to run when the plugin has not been built.
 */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const pluginFolder = options.pluginFolder ?? process.cwd()
  await readPlugin(pluginFolder)
  const app = createApp(await (page ??= pageFiles()), pluginFolder)
  const server = createAdaptorServer({ fetch: app.fetch })
  const port = await listen(server, options.port ?? 0)
  const close = async (): Promise<void> => {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://${LOOPBACK}:${port}/`, port, close }
}

const LOOPBACK = '127.0.0.1'

/** Listens on loopback at the wished port, or at a free one when it is taken; returns the port. */
async function listen(server: ServerType, port: number): Promise<number> {
  try {
    server.listen(port, LOOPBACK)
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    return listen(server, 0)
  }
  return (server.address() as AddressInfo).port
}

/** The page, the files its canvas needs, and the plugin, which is read from disk at every load. */
function createApp(files: Awaited<ReturnType<typeof pageFiles>>, pluginFolder: string): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  for (const [name, file] of Object.entries(files)) {
    const address = name === 'index.html' ? '/' : `/${name}`
    if ('path' in file) {
      const onFound = (_: string, c: Context): void => c.header('cache-control', 'no-cache')
      app.get(address, serveStatic({ path: file.path, onFound }))
    } else {
      app.get(address, (context) => context.body(file.text, 200, { 'content-type': file.type }))
    }
  }
  // Each build under an address that stays, wherever it is on disk.
  for (const { address, folder } of builds(pluginFolder)) {
    app.get(`/${address}:name`, async (context) => {
      const text = (await readPlugin(folder))[context.req.param('name') ?? '']
      return text === undefined ? context.notFound() : context.text(text)
    })
  }
  app.onError((error, context) => context.text(error.message, 500))
  return app
}
