import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
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

/** Fixed addresses for the files that manifest.json names, wherever the build puts them; `?build=publish` for that one. */
function addPluginRoutes(app: Hono, top: string): void {
  const folderOf = ({ req }: Context): string => {
    const build = req.query('build') ?? ''
    if (build === '') return top
    if (build === 'publish') return join(top, 'build/publish')
    throw new Error(`There is no build “${build}”, only: publish.`)
  }
  app.get('/plugin/manifest.json', async (context) => {
    const text = await readFile(join(folderOf(context), 'manifest.json'), 'utf8')
    return context.body(text, 200, JSON_TYPE)
  })
  app.get('/plugin/main.js', async (context) => {
    const folder = folderOf(context)
    const { main } = await readManifest(folder)
    return context.body(await readFile(join(folder, main), 'utf8'), 200, SCRIPT_TYPE)
  })
  app.get('/plugin/ui', async (context) => {
    const folder = folderOf(context)
    const { ui } = await readManifest(folder)
    if (ui === undefined) return context.body('', 200, TEXT_TYPE)
    return context.body(await readFile(join(folder, ui), 'utf8'), 200, TEXT_TYPE)
  })
  app.onError((error, context) => context.text(error.message, 500))
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const SCRIPT_TYPE = { 'content-type': 'text/javascript; charset=utf-8' }
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' }
