import type { Page } from 'playwright-core'
import { timed } from '../../engine/timed'
import { sleep } from '../../waiting'
import { InputError } from '../../interface'
import type { Capture, PageRequest } from '../../service'
import { BannerRemover } from './banner-remover'
import type { CaptureLimits } from './capture-limits'
import { asksForPassword, explain, isTimeout, tooSlow } from './explain'
import type { FilteringProxy } from './network/filtering-proxy'
import { Visit } from './visit'

/** Opens a page in an empty tab and takes its first screen. Throws an InputError. */
export async function firstScreen(
  page: Page,
  { url, removeCookieBanner }: PageRequest,
  proxy: FilteringProxy,
  limits: CaptureLimits
): Promise<Capture> {
  const left = deadlineIn(limits.totalMs)
  const banner = removeCookieBanner ? await BannerRemover.prepare(page) : null
  const onTooMany = (): void => proxy.cut()
  const visit = new Visit(page, { url, maxRequests: limits.maxRequests, onTooMany })

  await open(visit, url, proxy, left)
  const isLoaded = await timed('glance:page-load', () => load(page, left, limits))
  const isThere = await timed('glance:page-arrival', () => arrive(visit, left, limits))
  if (banner) {
    await banner.done(left(limits.bannerMs), left(limits.removalMs))
    // Dismissing it may have reloaded the page.
    await load(page, left, { ...limits, loadMs: limits.quietMs })
  }
  if (page.url().startsWith('chrome-error:')) throw failureOf(visit, proxy)
  checkAnswer(visit)
  const hasFonts = await letSettle(page).catch(() => {
    // It is navigating at this moment; any state of it will do.
    return true
  })
  // A screenshot waits for fonts, which a site can hold back for ever.
  if (!hasFonts) proxy.cut()
  const file = await timed('glance:screenshot', () => takeScreenshot(page, limits.screenshotMs))
  return { file, isEarly: !isLoaded || !isThere }
}

async function open(
  visit: Visit,
  url: string,
  proxy: FilteringProxy,
  left: Deadline
): Promise<void> {
  if (!/^https?:/i.test(url)) throw explain('net::ERR_BLOCKED_BY_CLIENT')
  try {
    await visit.page.goto(url, { waitUntil: 'commit', timeout: left() })
  } catch (error) {
    if (!isTimeout(error)) visit.failure ??= String(error)
    throw failureOf(visit, proxy)
  }
  checkAnswer(visit)
}

/** Waits until the page has loaded and the network is quiet, or time is up and something can be seen. Whether it has loaded. */
async function load(
  page: Page,
  left: Deadline,
  limits: Pick<CaptureLimits, 'loadMs' | 'quietMs'>
): Promise<boolean> {
  const isLoaded = await inTime(page.waitForLoadState('load', { timeout: left(limits.loadMs) }))
  if (isLoaded) {
    const timeout = left(limits.quietMs)
    await inTime(page.waitForLoadState('networkidle', { timeout }))
  } else if (!(await hasPainted(page))) {
    throw tooSlow()
  }
  return isLoaded
}

/** Between two looks at whether a page is there, ms. */
const LOOK_MS = 200

/**
 * Waits for a page that loaded without what it is about: blank until a timer of its own draws it, or one that says that it
 * moves on, which it loads, too. False where it is not there after `arrivalMs`.
 */
async function arrive(visit: Visit, left: Deadline, limits: CaptureLimits): Promise<boolean> {
  const { page } = visit
  let moves = 0
  let loaded = 0
  page.on('framenavigated', (frame) => (moves += frame === page.mainFrame() ? 1 : 0))
  for (const wait = deadlineIn(left(limits.arrivalMs)); wait() > 1;) {
    const refresh = visit.answer?.headers().refresh ?? null
    // It may be navigating at this moment.
    const isThere = await page.evaluate<boolean>(isThereNow(limits, refresh)).catch(() => false)
    if (moves > loaded) {
      loaded = moves
      await load(page, left, { ...limits, loadMs: limits.quietMs })
    } else if (isThere) return true
    else await sleep(Math.min(LOOK_MS, wait()))
  }
  return false
}

/**
 * An expression for whether a page shows what it is about. A refresh that leads elsewhere, by the answer's header or the
 * page's own tag, is believed until a second after its time; letters, and what else can be seen, say how much is there.
 */
function isThereNow({ arrivalMs, sparseMs }: CaptureLimits, header: string | null): string {
  return `(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const age = performance.now() - (navigation?.loadEventEnd ?? 0)
    const tag = document.querySelector('meta[http-equiv=refresh i]')
    const refresh = ${JSON.stringify(header)} ?? tag?.content ?? ''
    const [, seconds, place] = /^\\s*([\\d.]+)[\\s;,]+url\\s*=\\s*['"]?([^'"]+)/i.exec(refresh) ?? []
    const leads = place !== undefined && new URL(place, document.baseURI).href !== location.href
    if (leads && seconds * 1000 < ${arrivalMs} && age < seconds * 1000 + 1000) return false
    const signs = [...document.querySelectorAll('img, svg, canvas, video, iframe, button, input')]
    const shown = signs.filter((sign) => sign.getBoundingClientRect().width > 1).length
    const amount = (document.body?.innerText ?? '').trim().length + 50 * shown
    return amount >= 120 || (amount > 0 && age > ${sparseMs})
  })()`
}

/** The reason of a failed navigation: the proxy's before Chromium's, which is less precise. */
function failureOf({ url, failure }: Visit, proxy: FilteringProxy): Error {
  return proxy.refusal(url) ?? (failure === null ? tooSlow() : explain(failure))
}

/** Time that several waits share: what is left of it, ms, at most `most`. */
type Deadline = (most?: number) => number

/** A deadline in `ms`. Never 0, which Playwright takes for “no limit”. */
function deadlineIn(ms: number): Deadline {
  const at = performance.now() + ms
  return (most = Infinity) => Math.max(1, Math.min(most, at - performance.now()))
}

/** Whether a wait of Playwright ended in time. */
async function inTime(wait: Promise<unknown>): Promise<boolean> {
  try {
    await wait
    return true
  } catch (error) {
    if (isTimeout(error)) return false
    throw error
  }
}

const PAGE_TYPES = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i

/** Throws an InputError for error answers and other kinds of files. */
function checkAnswer({ answer, failure }: Visit): void {
  if (failure !== null) throw explain(failure)
  if (answer === null) return
  const status = answer.status()
  if (status === 401) throw asksForPassword()
  if (status >= 400) {
    const name = answer.statusText()
    throw new InputError(
      'page_error',
      `The site answered with the error ${status}${name && ` (${name})`} instead of the page.`
    )
  }
  const type = answer.headers()['content-type']
  if (type === undefined || PAGE_TYPES.test(type)) return
  throw new InputError(
    'page_not_html',
    `The address leads to a file of type ${type.slice(0, 100)}, not to a page.`
  )
}

/** How long to wait for fonts that are still loading, ms. */
const FONTS_MS = 1_000

/** Whether the page has painted; false while it navigates. */
async function hasPainted(page: Page): Promise<boolean> {
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
function letSettle(page: Page): Promise<boolean> {
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
async function takeScreenshot(page: Page, timeout: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await page.screenshot({ type: 'png', timeout }))
}
