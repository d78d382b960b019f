import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { sharedBrowser } from '../support/browser'
import type { Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore, press } from './support/more'
import { type Middleware, whenSettled } from './support/when-settled'

const KEY = 'page-test-key-51c9'
const HTML = `<!doctype html><title>Shop</title>
<style>body { margin: 0; font: 24px sans-serif; background: #fffdf5 }
header { padding: 24px; background: #123; color: #fff }
button { margin: 40px; padding: 24px 48px; border: 0; background: #d42; color: #fff; font-size: 28px }
</style><meta name="viewport" content="width=device-width">
<header>Harbour coffee</header><p>Beans, roasted on Friday.</p><button>Buy a bag</button>`

const stage = await sharedStage()
let scene: Scene
let service: RunningServer
let site: Server
let middleware: Middleware = (request, next) => next(request)
/** An address of the site that the service takes for a public one. */
let address = ''

beforeAll(async () => {
  site = createServer((request, response) => {
    const found = request.url === '/pricing'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' })
    response.end(found ? HTML : 'Not here')
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  address = `http://shop.test:${(site.address() as AddressInfo).port}`
  service = await startServer({
    port: 0,
    key: KEY,
    middleware: (request, next) => middleware(request, (passed) => whenSettled(passed, next)),
    browser: sharedBrowser(),
    pages: { admit: () => Promise.resolve(['127.0.0.1']) }
  })
})
afterAll(async () => {
  await service.stop()
  site.close()
})
beforeEach(async () => {
  middleware = (request, next) => next(request)
  return () => scene.close()
})

/** As for who has connected the service before. */
async function openForm(): Promise<void> {
  const { baseUrl } = service
  scene = await stage.open({ samples: 'phone' }, { service: { baseUrl, key: KEY } })
  await openMore(scene, 'Web page')
}

async function analysePage(path: string): Promise<void> {
  await scene.panel.getByRole('textbox', { name: 'Page address' }).fill(`${address}${path}`)
  await press(scene, 'Analyse')
}

const topLevel = async (): Promise<string[]> => (await scene.tree()).map(({ name }) => name)

describe('a web page', () => {
  it('is captured, placed as an analysed frame with its maps, and gone with one undo', async () => {
    await openForm()
    const before = await topLevel()
    await analysePage('/pricing')
    const { panel } = scene
    await panel.getByRole('region', { name: 'Verdict' }).waitFor()
    expect(await panel.getByRole('tab', { name: 'Analyse' }).getAttribute('aria-selected')).toBe(
      'true'
    )
    const name = `${address.slice('http://'.length)}/pricing`
    const frame = await scene.find(name)
    expect(frame).toMatchObject({ type: 'FRAME', box: { width: 1440, height: 900 } })
    expect(frame.images).toMatchObject([{ width: 1440, height: 900 }])
    const group = await scene.find(`Glance: ${name}`)
    expect(group.children).toHaveLength(5)
    expect(group.box).toMatchObject({ x: frame.box!.x, y: frame.box!.y })

    // The texts come last, and belong to the same step.
    await scene.unfold('In words')
    await panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    await panel.getByRole('heading', { name: 'Recommendations' }).waitFor()
    await scene.page.evaluate(() => window.playground.undo())
    expect(await topLevel()).toEqual(before)
  })
})
