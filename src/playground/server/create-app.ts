import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { PageBundle } from './bundle-page'
import { hostAssets } from './host-assets'
import { PAGE_FOLDER } from './folders'
import { readManifest } from './read-manifest'

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

/** Fixed addresses for the files that manifest.json names, wherever the build puts them. */
function addPluginRoutes(app: Hono, folder: string): void {
  app.get('/plugin/manifest.json', async (context) => {
    return context.body(await readFile(join(folder, 'manifest.json'), 'utf8'), 200, JSON_TYPE)
  })
  app.get('/plugin/main.js', async (context) => {
    const { main } = await readManifest(folder)
    return context.body(await readFile(join(folder, main), 'utf8'), 200, SCRIPT_TYPE)
  })
  app.get('/plugin/ui', async (context) => {
    const { ui } = await readManifest(folder)
    if (ui === undefined) return context.body('', 200, TEXT_TYPE)
    return context.body(await readFile(join(folder, ui), 'utf8'), 200, TEXT_TYPE)
  })
  app.onError((error, context) => context.text(error.message, 500))
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const SCRIPT_TYPE = { 'content-type': 'text/javascript; charset=utf-8' }
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' }
