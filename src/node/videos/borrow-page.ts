import type { Page } from 'playwright-core'
import { closeBrowser } from '../browser/launch-browser'
import type { SharedBrowser } from '../browser/shared-browser'

/** A fresh page of the shared browser; the browser stays awake until it is given back. */
export interface BorrowedPage {
  page: Page
  giveBack: () => Promise<void>
}

/** Rejects as launching a browser does. */
export function borrowPage(browser: Pick<SharedBrowser, 'use'>): Promise<BorrowedPage> {
  return new Promise((resolve, reject) => {
    const used = browser.use(async (running) => {
      const context = await running.newContext()
      try {
        const page = await context.newPage()
        await new Promise<void>((release) => {
          const giveBack = async (): Promise<void> => {
            release()
            await used
          }
          resolve({ page, giveBack })
        })
      } finally {
        await closeBrowser(running, context)
      }
    })
    used.catch(reject)
  })
}
