import type { BrowserContextOptions } from 'playwright-core'
import type { PageRequest } from '../../service'

/**
 * The visitor's screen by medium, sizes in CSS px: a 1440 x 900 laptop window, and a 390 x 844 phone whose
 * capture has 780 x 1688 px. The user agents are Chrome's own, of the browser's version.
 */
export function screenOf(medium: PageRequest['medium'], version: string): BrowserContextOptions {
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
