import { isNoBrowser, type BrowserError } from './chromium'
import { findChromium } from './find-chromium'
import { canSandbox, launchBrowser } from './launch-browser'
import { SharedBrowser } from './shared-browser'
import { UsageError } from '../cli/options'

/** The browser of a service, which looks at pages of strangers. Rejects with a BrowserError when there is none. */
async function openBrowser(named?: string): Promise<SharedBrowser> {
  const chromium = await findChromium(named)
  const launch = () => launchBrowser(chromium, { flags: PAGE_FLAGS })
  return new SharedBrowser(launch, undefined, chromium.packaged)
}

/** Starts a browser, to know that it can, and says in a sentence what that means for a service. */
async function describeBrowser(browser: SharedBrowser): Promise<string> {
  const version = await browser.use((running) => Promise.resolve(running.version()))
  const walls = canSandbox() ? '' : ', without its sandbox, which root cannot have'
  const age = browser.packaged
    ? ' It came in an npm package, without the security updates since: install a current one, or name it with --chromium.'
    : ''
  return `Web pages and videos are opened in Chromium ${version}${walls}.${age}`
}

/**
 * A second wall behind the proxy that pages are forced through: the browser itself finds no host, and
 * WebRTC, which speaks UDP past any proxy, may not.
 */
export const PAGE_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--no-pings'
]

/** The browser, or why there is none. One that was named wrongly is a wrong call. */
export async function lookForBrowser(
  named: string | undefined
): Promise<SharedBrowser | BrowserError> {
  try {
    return await openBrowser(named)
  } catch (error) {
    if (!isNoBrowser(error)) throw error
    if (named !== undefined) throw new UsageError(error.message)
    return error
  }
}

/** Starts the browser and describes it in a sentence; a BrowserError when it cannot start. */
export async function tryBrowser(
  browser: SharedBrowser | BrowserError
): Promise<string | BrowserError> {
  if (isNoBrowser(browser)) return browser
  try {
    return await describeBrowser(browser)
  } catch (error) {
    if (!isNoBrowser(error)) throw error
    return error
  }
}

/** Says in a sentence what works with what was found. */
export async function whatWorks(browser: SharedBrowser | BrowserError): Promise<string> {
  const tried = await tryBrowser(browser)
  return isNoBrowser(tried) ? `Web pages and videos cannot be analysed. ${tried.message}` : tried
}
