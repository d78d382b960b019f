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

/** Says in a sentence what works with what was found. */
export async function whatWorks(browser: SharedBrowser | NoBrowser): Promise<string> {
  try {
    if (browser instanceof NoBrowser) throw browser
    return await describeBrowser(browser)
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error
    return `Web pages and videos cannot be analysed. ${error.message}`
  }
}
