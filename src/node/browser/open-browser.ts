import { canSandbox, launchBrowser } from './launch-browser'
import { findChromium } from './find-chromium'
import { PAGE_FLAGS } from './page-flags'
import { SharedBrowser } from './shared-browser'

/** The browser of a service, which looks at pages of strangers. Rejects with NoBrowser when there is none. */
export async function openBrowser(named?: string): Promise<SharedBrowser> {
  const chromium = await findChromium(named)
  return new SharedBrowser(() => launchBrowser(chromium, { flags: PAGE_FLAGS }))
}

/** Starts a browser, to know that it can, and says in a sentence what that means for a service. */
export async function describeBrowser(browser: SharedBrowser): Promise<string> {
  const version = await browser.use((running) => Promise.resolve(running.version()))
  const walls = canSandbox() ? '' : ', without its sandbox, which root cannot have'
  return `Web pages and videos are opened in Chromium ${version}${walls}.`
}
