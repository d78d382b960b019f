import { UsageError } from '../cli/options'
import { findChromium } from './find-chromium'
import { type BrowserError, canSandbox, isNoBrowser, launchBrowser } from './launch-browser'
import { SharedBrowser } from './shared-browser'

/**
 * A second wall behind the proxy: the browser itself resolves no host, and WebRTC may not send UDP past the proxy.
 */
export const PAGE_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--no-pings'
]

/** Finds a browser; resolves to a BrowserError if there is none. Throws UsageError for a wrong path. */
export async function lookForBrowser(
  named: string | undefined
): Promise<SharedBrowser | BrowserError> {
  try {
    const chromium = await findChromium(named)
    const launch = () => launchBrowser(chromium, { flags: PAGE_FLAGS })
    return new SharedBrowser(launch, undefined, chromium.packaged)
  } catch (error) {
    if (!isNoBrowser(error)) throw error
    if (named !== undefined) throw new UsageError(error.message)
    return error
  }
}

/** Starts the browser and describes it in a sentence; resolves to a BrowserError when it cannot start. */
export async function tryBrowser(
  browser: SharedBrowser | BrowserError
): Promise<string | BrowserError> {
  if (isNoBrowser(browser)) return browser
  try {
    const version = await browser.use((running) => Promise.resolve(running.version()))
    const walls = canSandbox() ? '' : ', without its sandbox, which root cannot have'
    const age = browser.packaged
      ? ' It came in an npm package, without the security updates since: install a current one, or name it with --chromium.'
      : ''
    return `Web pages and videos are opened in Chromium ${version}${walls}.${age}`
  } catch (error) {
    if (!isNoBrowser(error)) throw error
    return error
  }
}

/** Describes in a sentence what works with this browser. */
export async function whatWorks(browser: SharedBrowser | BrowserError): Promise<string> {
  const tried = await tryBrowser(browser)
  return isNoBrowser(tried) ? `Web pages and videos cannot be analysed. ${tried.message}` : tried
}
