import { InputError } from '../../../src/interface'
import { processOf } from '../../../src/node/browser/launch-browser'
import { createPageCapture } from '../../../src/node/pages/capture-page'
import { sharedBrowser } from '../../support/browser'
import { playAdmit } from '../../support/play-site'

/** What came of a capture, and what it took of the process that asked for it. */
export interface Captured {
  outcome: string
  /** From the request for the capture to its end, ms. */
  ms: number
  /** Most resident memory, bytes. */
  memory: number
}

/**
 * Captures one page in a process of its own, as the service does, named by its parent. Reports its browser's process
 * first, then what came of it.
 */
async function captureAlone(url: string): Promise<void> {
  const browser = sharedBrowser()
  await browser.use((running) => Promise.resolve(process.send?.(processOf(running)!)))
  // Names under `example` lead to this machine, so that a page can have parts of many sites.
  const capture = createPageCapture({
    browser,
    admit: (site) =>
      site.host.endsWith('.example') ? Promise.resolve(['127.0.0.1']) : playAdmit(site)
  })
  const start = performance.now()
  const outcome = await capture({ url, medium: 'desktopWeb', removeCookieBanner: true }).then(
    () => 'captured',
    (error: unknown) => {
      if (error instanceof InputError) return error.message
      return `unexplained: ${String(error).split('\n')[0] ?? ''}`
    }
  )
  const ms = performance.now() - start
  process.send?.({ outcome, ms, memory: process.resourceUsage().maxRSS * 1024 })
  await browser.stop()
  process.disconnect()
}

process.once('message', (url: string) => void captureAlone(url))
