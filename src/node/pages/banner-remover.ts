import { setTimeout as wait } from 'node:timers/promises'
import type { Frame, Page } from 'playwright-core'
import * as v from 'valibot'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Config, filterCompactRules, type IndexedCMPRuleset } from '@duckduckgo/autoconsent'

/** How long a dismissed banner may fade out, ms. */
const FADE_MS = 600

/** Messages of the page's script. They come from the page's own world, so anything may be in them. */
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('init') }),
  v.object({ type: v.literal('eval'), id: v.string(), code: v.string() }),
  v.object({ type: v.literal('popupFound') }),
  v.object({ type: v.literal('autoconsentDone') }),
  v.object({ type: v.literal('optOutResult'), result: v.boolean() })
])

/** Lets a library that knows the consent managers of the web dismiss a page's cookie banner. */
export class BannerRemover {
  private readonly shown = new AbortController()
  private readonly finished = new AbortController()

  /** Prepares a page before its first navigation. */
  static async prepare(page: Page): Promise<BannerRemover> {
    const remover = new BannerRemover()
    await page.exposeBinding('autoconsentSendMessage', ({ frame }, message: unknown) =>
      remover.onMessage(frame, message)
    )
    await page.addInitScript({ content: await contentScript() })
    return remover
  }

  /** Waits `bannerMs` for a banner, and `removalMs` for a shown one to be dismissed. */
  async done(bannerMs: number, removalMs: number): Promise<void> {
    const { signal: shown } = this.shown
    const { signal: finished } = this.finished
    await Promise.race([sleep(bannerMs, shown), sleep(bannerMs, finished)])
    if (!shown.aborted) return
    await sleep(removalMs, finished)
    await sleep(FADE_MS)
  }

  private async onMessage(frame: Frame, message: unknown): Promise<void> {
    const { success, output } = v.safeParse(messageSchema, message)
    if (!success) return
    switch (output.type) {
      case 'init':
        return tell(frame, firstAnswer(frame.url(), frame.parentFrame() === null))
      case 'eval':
        // Code from the page for the page: it runs where its sender runs.
        return tell(frame, {
          type: 'evalResp',
          id: output.id,
          result: Boolean(await frame.evaluate<unknown>(output.code))
        })
      case 'popupFound':
        this.shown.abort()
        return
      case 'autoconsentDone':
        this.finished.abort()
        return
      case 'optOutResult':
        if (!output.result) this.finished.abort()
    }
  }
}

/** Waits, but no longer than until the signal aborts. */
async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ref: false, signal }).catch(() => undefined)
}

function tell(frame: Frame, message: object): Promise<void> {
  return frame.evaluate(`window.autoconsentReceiveMessage(${JSON.stringify(message)})`)
}

const require = createRequire(import.meta.url)
const PACKAGE = '@duckduckgo/autoconsent'

/** Rejects where it can; a banner without a way to reject is accepted, in a context that is thrown away. */
const CONFIG: Partial<Config> = {
  enabled: true,
  autoAction: 'optOut',
  enablePrehide: false,
  enableCosmeticRules: true,
  enableGeneratedRules: true,
  enableHeuristicDetection: true,
  heuristicMode: 'tier2',
  detectRetries: 20
}

/** The library's script for pages; it speaks through `autoconsentSendMessage` and listens on its twin. */
function contentScript(): Promise<string> {
  return readFile(join(dirname(require.resolve(PACKAGE)), 'autoconsent.playwright.js'), 'utf8')
}

/** The answer to the script's first message: what to do, and the rules that fit the frame. */
function firstAnswer(url: string, mainFrame: boolean): object {
  const rules = require(`${PACKAGE}/rules/compact-rules.json`) as IndexedCMPRuleset
  return {
    type: 'initResp',
    config: CONFIG,
    rules: { autoconsent: [], compact: filterCompactRules(rules, { url, mainFrame }) }
  }
}
