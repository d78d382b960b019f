import type { Browser } from 'playwright-core'
import { launchBrowser as launch } from '../../src/node/browser/launch-browser'
import { testChromium } from './chromium'
import { testFonts } from './fonts'

/** Software WebGL: CanvasKit draws the playground's canvas with it. */
const FLAGS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** Starts the test browser. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const [chromium, env] = await Promise.all([testChromium(), testFonts()])
  // Tests open our own pages only, also on machines that have no sandbox to give.
  return launch(chromium, { flags: FLAGS, sandbox: false, env })
}
