import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { PAGE_FOLDER, type PageBundle } from './bundle-page'
import { hostAssets } from './host-assets'
import { builds, readPlugin } from './plugin-files'

export interface AppOptions {
  page: PageBundle
  pluginFolder: string
}

/** The page, the files its canvas needs, and the plugin, which is read from disk at every load. */
export function createApp({ page, pluginFolder }: AppOptions): Hono {
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
