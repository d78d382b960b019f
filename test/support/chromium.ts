import { findChromium, namedChromium } from '../../src/node/browser/find-chromium'
import type { Chromium } from '../../src/node/browser/launch-browser'
import { packagedChromium } from '../../src/node/browser/packaged-chromium'

/** The browser the tests run in: CHROMIUM_PATH, then the packaged one, the same for everybody, then any. */
export async function testChromium(): Promise<Chromium> {
  return (await namedChromium()) ?? (await packagedChromium()) ?? (await findChromium())
}
