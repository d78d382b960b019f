import type { Page } from 'playwright-core'

/** A last moment for fonts that are still on their way, ms. */
const FONTS_MS = 1_000

/** Whether anything has been drawn on the page yet. */
export function hasPainted(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('performance.getEntriesByType("paint").length > 0')
}

/** Waits for fonts, and lets entrance animations jump to their end; endless ones run on. */
export async function letSettle(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
    const late = new Promise((resolve) => setTimeout(resolve, ${FONTS_MS}))
    await Promise.race([document.fonts.ready, late])
  })()`)
}

/**
 * The first screen as a PNG, as it stands. Chromium itself is asked: Playwright's own screenshot waits
 * for fonts, which a page can hold back for ever.
 */
export async function takeScreenshot(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
  return new Uint8Array(Buffer.from(data, 'base64'))
}
