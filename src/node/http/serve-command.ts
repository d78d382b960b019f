import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { NoBrowser } from '../browser/chromium'
import { describeBrowser, openBrowser } from '../browser/open-browser'
import type { SharedBrowser } from '../browser/shared-browser'
import { writeIn } from '../cli/language'
import { UsageError } from '../cli/usage-error'
import { readServeArguments } from './serve-arguments'
import { startServer } from './start-server'

/** Serves until SIGINT or SIGTERM, and resolves to the exit code. */
export async function serve(args: string[]): Promise<number> {
  const { port, key, chromium, dynamicSaliency, language } = readServeArguments(args)
  writeIn(language)
  const secret = key ?? randomBytes(24).toString('base64url')
  const browser = await lookForBrowser(chromium)
  const server = await startServer({
    ...{ port, key: secret, dynamicSaliency, report },
    ...(!(browser instanceof NoBrowser) && { browser })
  })
  const signalled = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  say(`The analysis service listens at ${server.baseUrl}`)
  if (key === undefined) say(`Its key for this run is ${secret}`)
  const said = sayWhatWorks(browser)
  await signalled
  say('Stopping.')
  await Promise.all([server.stop(), said])
  return 0
}

/** The browser, or why there is none. One that was named wrongly is a wrong call. */
async function lookForBrowser(named: string | undefined): Promise<SharedBrowser | NoBrowser> {
  try {
    return await openBrowser(named)
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error
    if (named !== undefined) throw new UsageError(error.message)
    return error
  }
}

async function sayWhatWorks(browser: SharedBrowser | NoBrowser): Promise<void> {
  try {
    if (browser instanceof NoBrowser) throw browser
    say(await describeBrowser(browser))
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error
    say(`Web pages and videos cannot be analysed. ${error.message}`)
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

function report(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
  )
}
