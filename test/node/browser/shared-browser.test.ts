/** @module-tag thorough */
import { once } from 'node:events'
import type { Browser } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { noBrowser, processOf } from '../../../src/node/browser/launch-browser'
import { SharedBrowser } from '../../../src/node/browser/shared-browser'
import { GroupMemory } from '../../../src/node/temporary/process-table'
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

  it('starts at its first use, serves one after another, and is one for each of two at once', async () => {
    const shared = new SharedBrowser(launch)
    expect(launched).toHaveLength(0)
    const first = await shared.use(same)
    expect(await shared.use(same)).toBe(first)
    const [one, other] = await Promise.all([shared.use(same), shared.use(same)])
    expect(new Set([one, other]).size).toBe(2)
    expect(launched).toHaveLength(2)
    await shared.stop()
    expect([one.isConnected(), other.isConnected()]).toEqual([false, false])
  })

  it('is ended with all its processes when its work takes too long, and the next has another', async () => {
    const shared = new SharedBrowser(launch)
    let hung: Browser | undefined
    const using = shared.use(
      (browser) => {
        hung = browser
        return new Promise(() => {})
      },
      { ms: 50, memory: Infinity, messages: Infinity }
    )
    await expect(using).rejects.toMatchObject({ name: 'BrowserError', code: 'ms' })
    const pid = processOf(hung!)!
    expect(await shared.use(same)).not.toBe(hung)
    await expect.poll(() => new GroupMemory(pid).look()).toBe(0)
    await shared.stop()
  })

  it('is ended when its work takes too much memory', async () => {
    const shared = new SharedBrowser(launch)
    const limits = { ms: 60_000, memory: 1, messages: Infinity }
    const using = shared.use(() => new Promise(() => {}), limits)
    await expect(using).rejects.toMatchObject({ name: 'BrowserError', code: 'memory' })
    await shared.stop()
  })

  it('is ended when it tells more than is to be listened to', async () => {
    const shared = new SharedBrowser(launch)
    const limits = { ms: 60_000, memory: Infinity, messages: 1e6 }
    const tell = async (browser: Browser, length: number): Promise<void> => {
      const page = await browser.newPage()
      await page.evaluate(`'x'.repeat(${length})`)
      await page.close()
    }
    await shared.use((browser) => tell(browser, 1e5), limits)
    const first = await shared.use(same)
    const using = shared.use((browser) => tell(browser, 2e6), limits)
    await expect(using).rejects.toMatchObject({ name: 'BrowserError', code: 'messages' })
    expect(await shared.use(same)).not.toBe(first)
    await shared.stop()
  })

  it.skipIf(process.platform === 'win32')('that hears nothing stops all the same', async () => {
    const shared = new SharedBrowser(launch)
    const browser = await shared.use(same)
    const pid = processOf(browser)!
    process.kill(-pid, 'SIGSTOP')
    await shared.stop()
    await expect.poll(() => new GroupMemory(pid).look()).toBe(0)
  })

  it('closes when unused for a while, and starts again when used', async () => {
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

  it('tells its users when it stops, and is used no more', async () => {
    const shared = new SharedBrowser(launch)
    const using = shared.use(async (browser) => {
      const page = await browser.newPage()
      const stopping = shared.stop()
      try {
        await page.evaluate('new Promise(() => {})')
      } finally {
        await stopping
      }
    })
    await expect(using).rejects.toMatchObject({ code: 'none' })
    await expect(shared.use(same)).rejects.toMatchObject({ code: 'none' })
  })

  it('tries again after it could not start', async () => {
    let fails = true
    const shared = new SharedBrowser(() =>
      fails ? Promise.reject(noBrowser('Not yet.')) : launch()
    )
    await expect(shared.use(same)).rejects.toThrow('Not yet.')
    fails = false
    expect(await shared.use(same)).toBe(launched[0])
    await shared.stop()
  })
})
