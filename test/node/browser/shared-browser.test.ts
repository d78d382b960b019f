import { once } from 'node:events'
import type { Browser } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { NoBrowser } from '../../../src/node/browser/chromium'
import { SharedBrowser } from '../../../src/node/browser/shared-browser'
import { launchBrowser } from '../../support/browser'

describe('a shared browser', () => {
  const launched: Browser[] = []
  const launch = async (): Promise<Browser> => {
    const browser = await launchBrowser()
    launched.push(browser)
    return browser
  }
  afterEach(async () => {
    await Promise.all(launched.splice(0).map((browser) => browser.close()))
  })

  const same = (browser: Browser): Promise<Browser> => Promise.resolve(browser)

  it('starts at its first use, and once for all who use it', async () => {
    const shared = new SharedBrowser(launch)
    expect(launched).toHaveLength(0)
    const [one, other] = await Promise.all([shared.use(same), shared.use(same)])
    expect(one).toBe(other)
    expect(launched).toHaveLength(1)
    await shared.stop()
    expect(one.isConnected()).toBe(false)
  })

  it('closes when nobody has used it for a while, and starts again when somebody does', async () => {
    const shared = new SharedBrowser(launch, 1)
    const first = await shared.use(same)
    if (first.isConnected()) await once(first as unknown as EventTarget, 'disconnected')
    expect(await shared.use(same)).not.toBe(first)
    await shared.stop()
  })

  it('starts again after it crashed', async () => {
    const shared = new SharedBrowser(launch)
    const first = await shared.use(same)
    await first.close()
    expect(await shared.use(same)).not.toBe(first)
    await shared.stop()
  })

  it('tells whoever uses it when it stops, and is used no more', async () => {
    const shared = new SharedBrowser(launch)
    const using = shared.use(async (browser) => {
      const page = await browser.newPage()
      const stopping = shared.stop()
      await page.evaluate('new Promise(() => {})').finally(() => stopping)
    })
    await expect(using).rejects.toThrow(NoBrowser)
    await expect(shared.use(same)).rejects.toThrow(NoBrowser)
  })

  it('tries again after it could not start', async () => {
    let fails = true
    const shared = new SharedBrowser(() =>
      fails ? Promise.reject(new NoBrowser('Not yet.')) : launch()
    )
    await expect(shared.use(same)).rejects.toThrow('Not yet.')
    fails = false
    expect(await shared.use(same)).toBe(launched[0])
    await shared.stop()
  })
})
