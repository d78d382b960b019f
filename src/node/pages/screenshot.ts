import type { Page } from 'playwright-core'

/** A last moment for fonts that are still on their way, ms. */
const FONTS_MS = 1_000

/** Whether anything has been drawn on the page yet; not on one that is moving on to another at this very moment. */
export async function hasPainted(page: Page): Promise<boolean> {
  try {
    return await page.evaluate<boolean>('performance.getEntriesByType("paint").length > 0')
  } catch (error) {
    if (error instanceof Error && error.message.includes('context was destroyed')) return false
    throw error
  }
}

/**
 * Waits for fonts, and lets entrance animations jump to their end; endless ones run on. Resolves to
 * whether all fonts are there.
 */
export function letSettle(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
    const late = new Promise((resolve) => setTimeout(resolve, ${FONTS_MS}))
    await Promise.race([document.fonts.ready, late])
    return document.fonts.status === 'loaded'
  })()`)
}

/** The first screen as a PNG, as it stands. Rejects after `timeout` ms. */
export async function takeScreenshot(
  page: Page,
  timeout: number
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await page.screenshot({ type: 'png', timeout }))
}
