import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { InputError } from '../../interface'
import type { Capture, CapturePage, PageRequest } from '../../service'
import { BrowserError } from '../browser/launch-browser'
import type { SharedBrowser } from '../browser/shared-browser'
import { CAPTURE_LIMITS, type CaptureLimits } from './capture-limits'
import { isTimeout, tooHeavy, tooSlow } from './explain'
import { firstScreen } from './first-screen'
import { type Admit, createAdmit } from './network/admit'
import { FilteringProxy } from './network/filtering-proxy'

export interface CaptureTools {
  browser: SharedBrowser
  /** Where pages may connect to: the public internet when left out. */
  admit?: Admit
  limits?: Partial<CaptureLimits>
}

/**
 * Captures the first screen of web pages, as a visitor sees it before scrolling. Every page gets a
 * context of its own, whose only way out is a proxy of its own. Rejects with an InputError.
 */
export function createPageCapture({
  browser,
  admit = createAdmit(),
  limits: changed
}: CaptureTools): CapturePage {
  const limits = { ...CAPTURE_LIMITS, ...changed }
  const ms = limits.totalMs + limits.screenshotMs
  return async (request) => {
    const proxy = await FilteringProxy.start(admit, limits.maxBytes)
    const attempt = (): Promise<Capture> =>
      browser.use((running) => capture(running, request, proxy, limits), {
        ms,
        memory: limits.memory,
        messages: limits.messages
      })
    try {
      // One retry: a browser that stops by itself once is no fault of the page.
      return await attempt().catch((error: unknown) => {
        if (error instanceof BrowserError && error.code === 'stopped') return attempt()
        throw error
      })
    } catch (error) {
      throw error instanceof BrowserError ? withoutBrowser(error) : error
    } finally {
      await proxy.stop()
    }
  }
}

function withoutBrowser({ code, message }: BrowserError): InputError {
  if (code === 'none') return new InputError('page_capture_unavailable', message)
  if (code === 'stopped') return new InputError('page_capture_failed', message)
  return code === 'ms' ? tooSlow() : tooHeavy()
}

async function capture(
  browser: Browser,
  request: PageRequest,
  proxy: FilteringProxy,
  limits: CaptureLimits
): Promise<Capture> {
  try {
    const context = await openContext(browser, request, proxy)
    try {
      const page = await context.newPage()
      context.on('page', (popup) => void close(popup))
      return await firstScreen(page, request, proxy, limits)
    } finally {
      await close(context)
    }
  } catch (error) {
    // The end of the browser explains any failure of the page.
    if (!browser.isConnected()) {
      throw new BrowserError('stopped', 'The browser stopped before the page was captured.')
    }
    if (error instanceof InputError || !(error instanceof Error)) throw error
    if (isTimeout(error)) throw tooSlow()
    // Playwright's messages begin with its call, such as "page.evaluate: ".
    if (!/^(page|frame|browser|browserContext)\.\w+: |closed|crashed/.test(error.message))
      throw error
    throw new InputError('page_capture_failed', 'The page broke down before it was captured.')
  }
}

function openContext(
  browser: Browser,
  { medium }: PageRequest,
  proxy: FilteringProxy
): Promise<BrowserContext> {
  return browser.newContext({
    ...screenOf(medium, browser.version()),
    // Without this bypass rule Chromium would reach loopback directly.
    proxy: { server: proxy.address, bypass: '<-loopback>' },
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: []
  })
}

async function close(target: BrowserContext | Page): Promise<void> {
  await target.close().catch(() => {
    // The browser has ended.
  })
}

/**
 * The visitor's screen by medium, sizes in CSS px: a 1440 x 900 laptop window, and a 390 x 844 phone whose
 * capture has 780 x 1688 px. The user agents are Chrome's own, of the browser's version.
 */
function screenOf(medium: PageRequest['medium'], version: string): BrowserContextOptions {
  const chrome = `Chrome/${version.split('.')[0] ?? '0'}.0.0.0`
  if (medium === 'desktopWeb') {
    return {
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1,
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36`
    }
  }
  return {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Mobile Safari/537.36`
  }
}
