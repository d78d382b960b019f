import type { Page, Request, Response } from 'playwright-core'

/** Follows a page's main frame through redirects and navigations of its own. */
export class Visit {
  /** Address of its last request. */
  url: string
  /** The last answer; null before the first, and after a failure. */
  answer: Response | null = null
  /** Chromium's words for a last request that failed. */
  failure: string | null = null
  private requests = 0
  private last: Request | null = null

  constructor(
    readonly page: Page,
    { url, maxRequests, onTooMany }: { url: string; maxRequests: number; onTooMany: () => void }
  ) {
    this.url = url
    page.on('request', (request) => {
      this.requests += 1
      if (this.requests > maxRequests) onTooMany()
      if (!this.isOwn(request)) return
      this.last = request
      this.url = request.url()
      this.failure = null
    })
    page.on('response', (response) => {
      if (response.request() === this.last) this.answer = response
    })
    page.on('requestfailed', (request) => {
      // The cut-off request of a page that moves on while it loads fails late.
      if (request !== this.last) return
      this.answer = null
      this.failure = request.failure()?.errorText ?? 'failed'
    })
  }

  private isOwn(request: Request): boolean {
    return request.isNavigationRequest() && request.frame() === this.page.mainFrame()
  }
}
