import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import type { Pixels } from '../../perception'
import { type FramePlan, oneAhead, VideoError } from '../../service'
import { NoBrowser } from '../browser/chromium'
import type { SharedBrowser } from '../browser/shared-browser'
import { closeBrowser } from '../browser/launch-browser'

/** How long a page may take for one answer, ms. */
const PATIENCE_MS = 30_000

/** Intercepted, never asked for. */
const PAGE_URL = 'http://decoder.invalid/'

/** The globals that `decoder-page.ts` defines in its page. */
interface DecoderPage {
  openChosenFile: () => Promise<Decoded<object>>
  decodeFrame: (
    seconds: number,
    maxSide: number
  ) => Promise<Decoded<{ width: number; height: number; base64: string }>>
}
type Decoded<T> = ({ ok: true } & T) | { ok: false; message: string }

/** The planned frames of a file, decoded in a page of the browser, which reads the file from the disk. */
export async function* decodeFrames(
  path: string,
  { times, maxSide, signal }: FramePlan,
  browser: Pick<SharedBrowser, 'use'>
): AsyncGenerator<Pixels, void, void> {
  const { page, giveBack } = await borrowPage(browser).catch(explain)
  try {
    await load(page, path)
    yield* oneAhead(times, (seconds) => frameAt(page, seconds, maxSide), signal)
  } finally {
    await giveBack()
  }
}

async function load(page: Page, path: string): Promise<void> {
  await page.route('**', (route) =>
    route.request().url() === PAGE_URL
      ? route.fulfill({ contentType: 'text/html', body: '<input type="file">' })
      : route.abort()
  )
  await page.goto(PAGE_URL)
  await page.addScriptTag({ content: await bundleDecoder() })
  await page.setInputFiles('input', path)
  const opened = await inTime(
    page.evaluate(() => (globalThis as unknown as DecoderPage).openChosenFile())
  )
  if (!opened.ok) throw new VideoError(opened.message)
}

async function frameAt(page: Page, seconds: number, maxSide: number): Promise<Pixels> {
  const frame = await inTime(
    page.evaluate(
      ([time, side]) => (globalThis as unknown as DecoderPage).decodeFrame(time, side),
      [seconds, maxSide] as const
    )
  )
  if (!frame.ok) throw new VideoError(frame.message)
  const { width, height, base64 } = frame
  return { width, height, data: Buffer.from(base64, 'base64') }
}

/** A page that is stuck answers nothing; the decoder's own patience ends long before. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const stuck = new VideoError('The video cannot be decoded: the decoder is stuck.')
    timer = setTimeout(() => reject(stuck), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function explain(error: unknown): never {
  if (!(error instanceof NoBrowser)) throw error
  throw new VideoError(
    `This service has no browser to decode videos with: ${error.message}`,
    'video_decoding_unavailable'
  )
}

/** The panel's own decoder, which runs in a page here. */
const ENTRY = fileURLToPath(new URL('../../workers/video/frames/decoder-page.ts', import.meta.url))

let bundled: Promise<string> | null = null

/** The script of the page that decodes, made once. */
function bundleDecoder(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome100',
    logLevel: 'silent'
  })
  return outputFiles[0]!.text
}

/** A fresh page of the shared browser; the browser stays awake until it is given back. */
interface BorrowedPage {
  page: Page
  giveBack: () => Promise<void>
}

/** Rejects as launching a browser does. */
function borrowPage(browser: Pick<SharedBrowser, 'use'>): Promise<BorrowedPage> {
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
