import type { Page } from 'playwright-core'
import { oneAhead } from '../../engine/videos/one-ahead'
import type { FramePlan } from '../../engine/videos/video-source'
import { InputError } from '../../interface'
import type { Pixels } from '../../perception'
import { inTime } from '../../waiting/in-time'
import { BrowserError, closeBrowser } from '../browser/launch-browser'
import type { SharedBrowser } from '../browser/shared-browser'
import { bundle } from '../bundle'

/** Limits on the decoding of one video. Times are ms. */
export const VIDEO_LIMITS = {
  /** For one frame: a page that is stuck never answers. */
  frameMs: 30_000,
  /** For all frames together, without the engine's time. */
  totalMs: 5 * 60_000,
  /** Memory of the page with its browser, bytes. */
  memory: 2 * 1024 ** 3
}

export type VideoLimits = typeof VIDEO_LIMITS

/** Intercepted, never requested: only an https page has the browser's decoders. */
const PAGE_URL = 'https://decoder.invalid/'
/** The page's script. */
const DECODER = new URL('../../workers/video/decoder-page.ts', import.meta.url)

/** The globals that `decoder-page.ts` defines in its page. */
interface DecoderPage {
  openChosenFile: (times: readonly number[], maxSide: number) => void
  nextFrame: () => Promise<
    { ok: true; width: number; height: number; base64: string } | { ok: false; message: string }
  >
}

/**
 * The planned frames of a file, decoded in a page of the browser, which reads the file from the disk. Rejects with a
 * InputError, also when the video takes more than the limits: then its browser was ended.
 */
export async function* decodeFrames(
  path: string,
  { times, maxSide, signal }: FramePlan,
  browser: Pick<SharedBrowser, 'use'>,
  limits: VideoLimits
): AsyncGenerator<Pixels, void, void> {
  const { page, giveBack } = await borrowPage(browser, limits).catch(explain)
  let left = limits.totalMs
  const next = async (): Promise<Pixels> => {
    const began = performance.now()
    try {
      // The decoder's own limit, if it has one, is shorter.
      return await inTime(Math.min(limits.frameMs, left), nextFrame(page), tooLong)
    } finally {
      left -= performance.now() - began
    }
  }
  try {
    await load(page, path)
    await page.evaluate(
      ([at, side]) => (globalThis as unknown as DecoderPage).openChosenFile(at, side),
      [times, maxSide] as const
    )
    yield* oneAhead(times, next, signal)
  } finally {
    // The end of the browser explains any failure of the page.
    await giveBack().catch(explain)
  }
}

async function load(page: Page, path: string): Promise<void> {
  await page.route('**', (route) =>
    route.request().url() === PAGE_URL
      ? route.fulfill({ contentType: 'text/html', body: '<input type="file">' })
      : route.abort()
  )
  await page.goto(PAGE_URL)
  const content = await bundle(DECODER, { format: 'iife', target: 'chrome100' })
  await page.addScriptTag({ content })
  await page.setInputFiles('input', path)
}

async function nextFrame(page: Page): Promise<Pixels> {
  const frame = await page
    .evaluate(() => (globalThis as unknown as DecoderPage).nextFrame())
    .catch(stopped)
  if (!frame.ok) throw new InputError('input_error', frame.message)
  const { width, height, base64 } = frame
  return { width, height, data: Buffer.from(base64, 'base64') }
}

/** A decoder that crashes at a file would do so again. */
function stopped(error: unknown): never {
  if (!(error instanceof Error && /crashed|closed/.test(error.message))) throw error
  throw new InputError('input_error', 'The video cannot be decoded: the decoder stopped.')
}

function tooLong(): InputError {
  return new InputError('input_error', 'The video cannot be decoded: it takes too long.')
}

function explain(error: unknown): never {
  if (!(error instanceof BrowserError)) throw error
  if (error.code !== 'none') {
    throw new InputError(
      'input_error',
      'The video takes more memory than its decoding may have. Make it smaller.'
    )
  }
  throw new InputError(
    'video_decoding_unavailable',
    `This service has no browser to decode videos with: ${error.message}`
  )
}

/** A page of the shared browser, which stays open until the page is given back. */
interface BorrowedPage {
  page: Page
  giveBack: () => Promise<void>
}

/** Rejects as launching a browser does. */
function borrowPage(
  browser: Pick<SharedBrowser, 'use'>,
  { memory }: VideoLimits
): Promise<BorrowedPage> {
  return new Promise((resolve, reject) => {
    const used = browser.use(
      async (running) => {
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
      },
      { memory }
    )
    used.catch(reject)
  })
}
