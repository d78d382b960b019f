import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { PAGE_FLAGS } from '../../src/node/browser/open-browser'
import { SharedBrowser } from '../../src/node/browser/shared-browser'
import { launchBrowser as launch, QUIET } from '../../src/node/browser/launch-browser'
import { testChromium } from './chromium'
import { testFonts } from './fonts'

/** Software WebGL: CanvasKit draws the playground's canvas with it. */
const FLAGS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** The same, with pages put together without WebGL: a third of the time, but warnings about reading the canvas back. */
const QUICK_FLAGS = ['--disable-gpu', '--enable-unsafe-swiftshader']

/** How long pages wait for what a busy computer takes its time for, ms: less than a test, so that it says for what. */
const PATIENCE = 100_000

/** Starts the test browser. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return patient(await launchWith(FLAGS))
}

/** The browser, whose pages wait as long as a busy computer takes. */
export function patient(browser: Browser): Browser {
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE))
}

/** The browser that a server under test captures pages with; it starts when it is first used. */
export function sharedBrowser(more: readonly string[] = []): SharedBrowser {
  return new SharedBrowser(() => launchWith([...PAGE_FLAGS, ...more]))
}

/** Starts the test browser for other processes to connect to. The caller closes it. */
export async function serveBrowser(): Promise<BrowserServer> {
  const [{ executablePath, env }, fonts] = await Promise.all([testChromium(), testFonts()])
  return chromium.launchServer({
    executablePath,
    chromiumSandbox: false,
    args: [...QUIET, ...QUICK_FLAGS],
    env: { ...process.env, ...env, ...fonts }
  })
}

async function launchWith(flags: readonly string[]): Promise<Browser> {
  const [chromium, env] = await Promise.all([testChromium(), testFonts()])
  // Tests open our own pages only, also on machines that have no sandbox to give.
  return launch(chromium, { flags, sandbox: false, env })
}
