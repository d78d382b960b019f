import { processOf } from '../../../src/node/browser/launch-browser'
import { createPageCapture } from '../../../src/node/pages/capture-page'
import { sharedBrowser } from '../../support/browser'
import { playAdmit } from '../../support/play-site'

/** Captures one page in a process of its own, as the service does, named by its parent. Reports its browser's process first. */
async function captureAlone(url: string): Promise<void> {
  const browser = sharedBrowser()
  await browser.use((running) => Promise.resolve(process.send?.(processOf(running)!)))
  const capture = createPageCapture({ browser, admit: playAdmit })
  await capture({ url, medium: 'desktopWeb', removeCookieBanner: true })
}

process.once('message', (url: string) => void captureAlone(url))
