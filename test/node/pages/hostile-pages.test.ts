/** @module-tag thorough */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { InputError } from '../../../src/interface'
import { processOf } from '../../../src/node/browser/launch-browser'
import type { SharedBrowser } from '../../../src/node/browser/shared-browser'
import { createPageCapture } from '../../../src/node/pages/capture-page'
import { GroupMemory } from '../../../src/node/temporary/process-table'
import type { PageRequest } from '../../../src/service'
import { sharedBrowser } from '../../support/browser'
import { hostileAddress, type HostilePage, serveHostile } from '../../support/hostile-pages'
import { nodeArguments } from '../support/run-script'
import { playAdmit, type PlaySite, playSite } from '../../support/play-site'

/** About twice what a browser takes for a small page, bytes. */
const MEMORY = 1.2e9
/** On a busy computer a page takes long to fill it. */
const PATIENT = { memory: MEMORY, totalMs: 100_000, loadMs: 100_000 }
/** What may come between two looks on a busy machine, bytes. */
const BETWEEN_LOOKS = 0.8e9

let site: PlaySite
let browser: SharedBrowser
beforeAll(async () => {
  site = await playSite(serveHostile)
})
afterAll(() => site.stop())
beforeEach(() => {
  browser = sharedBrowser()
})
afterEach(() => browser.stop())

const page = (name: HostilePage): PageRequest => ({
  url: site.url(hostileAddress(name)),
  medium: 'desktopWeb',
  removeCookieBanner: false
})

const onLinux = it.skipIf(process.platform !== 'linux')

it('a page that fills its console without end is ended before it fills the service', async () => {
  const before = process.memoryUsage().rss
  const capture = createPageCapture({ browser, admit: playAdmit, limits: { messages: 32e6 } })
  await expect(capture(page('endless console'))).rejects.toMatchObject({ code: 'page_timeout' })
  expect(process.memoryUsage().rss - before).toBeLessThan(0.6e9)
})

onLinux.each(['typed arrays of Workers', 'WebGL textures', 'WebAssembly memory'] as const)(
  'a page that takes all the memory it can get is ended with its browser: %s',
  async (name) => {
    const pid = await browser.use((running) => Promise.resolve(processOf(running)!))
    const capture = createPageCapture({ browser, admit: playAdmit, limits: PATIENT })
    const group = new GroupMemory(pid)
    let most = 0
    const looking = setInterval(() => {
      void group.look().then((bytes) => (most = Math.max(most, bytes)))
    }, 10)
    await expect(capture(page(name))).rejects.toMatchObject({
      code: 'page_timeout',
      message: expect.stringContaining('memory')
    })
    await expect.poll(() => group.look()).toBe(0)
    clearInterval(looking)
    expect(most).toBeLessThan(MEMORY + BETWEEN_LOOKS)
  }
)

it.each(['endless moving on', 'endless windows'] as const)(
  'whatever a page does, its capture ends with a picture or with a reason: %s',
  async (name) => {
    const limits = { totalMs: 2_500, loadMs: 800, quietMs: 800, screenshotMs: 1_000 }
    const capture = createPageCapture({ browser, admit: playAdmit, limits })
    const ended = await capture(page(name)).then(
      ({ file }) => file.length > 0,
      (error: unknown) => (error instanceof InputError ? true : error)
    )
    expect(ended).toBe(true)
  }
)

it.skipIf(process.platform === 'win32')(
  'a browser goes with the service that was killed, whatever its page is doing',
  async () => {
    const service = fork(nodeArguments('test/node/support/capture-alone.ts')[0]!)
    const asked = once(site.server, 'request')
    service.send(site.url(hostileAddress('endless loop')))
    const [pid] = (await once(service, 'message')) as [number]
    await asked
    expect(await new GroupMemory(pid).look()).toBeGreaterThan(0)
    service.kill('SIGKILL')
    await expect.poll(() => new GroupMemory(pid).look()).toBe(0)
  }
)
