import { build } from 'esbuild'
import type { Browser, Frame } from 'playwright-core'
import { facesPlugin } from '../../../src/bundler/faces-plugin'
import { workerPlugin } from '../../../src/bundler/worker-plugin'
import {
  contentSecurityPolicy,
  panelSource
} from '../../../src/playground/page/panel/panel-document'

/** Figma's policy for a plugin without any network. */
export const PANEL_POLICY = contentSecurityPolicy({ allowedDomains: ['none'] })

/** The same, of a host that refuses Workers. */
export const NO_WORKERS_POLICY = PANEL_POLICY.replace(/worker-src [^;]*/, "worker-src 'none'")

/** A panel as Figma makes it, a data: document in a frame, that holds a file field and the engine alone. */
export async function openPanel(browser: Browser, policy: string): Promise<Frame> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/panel/panel-entry.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    plugins: [workerPlugin({ minify: true }), facesPlugin()]
  })
  const script = outputFiles[0]!.text.replaceAll('</', '<\\/')
  const html = `<input type="file"><script>${script}</script>`
  const { src } = panelSource({ html, policy, theme: null, variables: '' }, 'data')
  const page = await browser.newPage()
  await page.setContent('<iframe></iframe>')
  const attached = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('data:'))
  await page.locator('iframe').evaluate((frame, address) => frame.setAttribute('src', address), src)
  const frame = await attached
  await frame.waitForLoadState()
  return frame
}
