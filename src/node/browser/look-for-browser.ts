import { UsageError } from '../cli/usage-error'
import { NoBrowser } from './chromium'
import { describeBrowser, openBrowser } from './open-browser'
import type { SharedBrowser } from './shared-browser'

/** The browser, or why there is none. One that was named wrongly is a wrong call. */
export async function lookForBrowser(
  named: string | undefined
): Promise<SharedBrowser | NoBrowser> {
  try {
    return await openBrowser(named)
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error
    if (named !== undefined) throw new UsageError(error.message)
    return error
  }
}

/** What a browser that was started says of itself in a sentence, or why none can be. */
export async function tryBrowser(browser: SharedBrowser | NoBrowser): Promise<string | NoBrowser> {
  if (browser instanceof NoBrowser) return browser
  try {
    return await describeBrowser(browser)
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error
    return error
  }
}

/** Says in a sentence what works with what was found. */
export async function whatWorks(browser: SharedBrowser | NoBrowser): Promise<string> {
  const tried = await tryBrowser(browser)
  return tried instanceof NoBrowser
    ? `Web pages and videos cannot be analysed. ${tried.message}`
    : tried
}
