import { build } from 'esbuild'
import type { Browser, Frame } from 'playwright-core'
import { networksPlugin } from '../../../src/bundler/networks-plugin'
import { workerPlugin } from '../../../src/bundler/worker-plugin'
import {
  contentSecurityPolicy,
  panelSource
} from '../../../src/playground/page/panel/panel-document'

/** Figma's policy for a plugin without any network. */
export const PANEL_POLICY = contentSecurityPolicy(['none'])

/** The same, of a host that refuses Workers. */
export const NO_WORKERS_POLICY = PANEL_POLICY.replace(/worker-src [^;]*/, "worker-src 'none'")

/** Intercepted, never asked for. */
const SECURE_PAGE = 'https://figma.invalid/'

/** The panel's script, once it was bundled. */
let script: Promise<string> | undefined

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/panel/panel-entry.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    plugins: [workerPlugin({ minify: true }), networksPlugin()]
  })
  return outputFiles[0]!.text.replaceAll('</', '<\\/')
}

/**
 * A panel as Figma makes it, a document in a frame, that holds a file field and the engine alone: a data: document, or
 * the srcdoc of a page over https, which is a secure context.
 */
export async function openPanel(
  browser: Browser,
  policy: string,
  kind: 'data' | 'srcdoc' = 'data'
): Promise<Frame> {
  const html = `<input type="file"><script>${await (script ??= bundle())}</script>`
  const source = panelSource({ html, policy, theme: null, variables: '' }, kind)
  const page = await browser.newPage()
  await page.route(SECURE_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe></iframe>' })
  )
  if (kind === 'srcdoc') await page.goto(SECURE_PAGE)
  else await page.setContent('<iframe></iframe>')
  const attached = page.waitForEvent('framenavigated', (frame) =>
    frame.url().startsWith(kind === 'data' ? 'data:' : 'about:srcdoc')
  )
  await page.locator('iframe').evaluate((frame, attributes) => {
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  }, source)
  const frame = await attached
  await frame.waitForLoadState()
  return frame
}
