import { findChromium } from './find-chromium'
import { canSandbox, launchBrowser } from './launch-browser'
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
