import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { flatten, type Scene, restart } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore } from './support/more'
import { type Middleware, whenSettled } from './support/when-settled'

const KEY = 'browser-test-key-7f3a'
const FRAME = 'Phone checkout'

const stage = await sharedStage()
let scene: Scene
let service: RunningServer
/** What reached the service: path, body, and the Authorization header if there was one. */
let seen: { method: string; path: string; authorization: string | null; body: Promise<string> }[] =
  []
let middleware: Middleware = whenSettled

beforeAll(async () => {
  service = await startServer({
    port: 0,
    key: KEY,
    middleware: (request, next) => {
      const path = new URL(request.url).pathname
      seen.push({
        method: request.method,
        path,
        authorization: request.headers.get('authorization'),
        body: request.clone().text()
      })
      return middleware(request, next)
    }
  })
})
afterAll(async () => {
  await service.stop()
})
beforeEach(async () => {
  seen = []
  middleware = whenSettled
  return () => scene.close()
})

/** In Settings, as a designer does. */
async function connect(key = KEY): Promise<void> {
  scene = await stage.open({ samples: 'phone' })
  const { panel } = scene
  await openMore(scene, 'Settings')
  await panel.getByRole('radio', { name: 'Analysis service' }).check()
  await panel.getByRole('textbox', { name: 'Service address' }).fill(service.baseUrl)
  await panel.getByRole('textbox', { name: 'Key' }).fill(key)
  await panel.getByRole('button', { name: 'Test connection' }).click()
}

/** As for who has connected the service before. */
async function useService(): Promise<void> {
  const { baseUrl } = service
  scene = await stage.open({ samples: 'phone' }, { service: { baseUrl, key: KEY } })
}

async function expectRefusal(words: RegExp): Promise<void> {
  await scene.panel.getByText('The connection does not work').waitFor()
  await scene.panel.getByText(words).first().waitFor()
}

describe('a connected service over real HTTP, from the null-origin panel', () => {
  it('passes the test of the connection and analyses a frame, its maps downloaded without the key', async () => {
    // Polled as a real service is.
    middleware = (request, next) => next(request)
    await connect()
    await scene.panel.getByText('The connection works').waitFor()
    await scene.panel.getByRole('tab', { name: 'Analyse' }).click()
    await scene.analyse(FRAME)

    const group = await scene.find(`Glance: ${FRAME}`)
    expect(group.children).toHaveLength(5)
    const storage = seen.filter(({ path }) => path.startsWith('/storage/'))
    expect(storage.length).toBeGreaterThanOrEqual(5)
    expect(storage.every(({ authorization }) => authorization === null)).toBe(true)
  })

  it('keeps key and tokens out of the file, and the file’s layers to itself', async () => {
    await useService()
    await scene.analyse(FRAME)
    await scene.unfold('In words')
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    await scene.panel.getByRole('list', { name: /^Layers in the order/ }).waitFor()
    const layers = flatten((await scene.find(FRAME)).children).map(({ name }) => name)
    const sent = (await Promise.all(seen.map(({ body }) => body))).join()
    expect(sent).toContain(FRAME)
    expect(layers.length).toBeGreaterThan(10)
    expect(layers.filter((name) => name.length > 4 && sent.includes(name))).toEqual([])
    const file = JSON.stringify(await scene.tree())
    expect(file).not.toContain(KEY)
    expect(file).not.toMatch(/signature|expires|\/storage\//)
    expect(await scene.panel.locator('html').innerHTML()).not.toContain(KEY)
  })

  it(
    'is not asked anything before the designer presses a button',
    { tags: ['thorough'] },
    async () => {
      await connect()
      await scene.panel.getByText('The connection works').waitFor()
      await scene.page.evaluate(() => window.playground.closePlugin())
      seen = []
      await restart(scene.page, 'runCommand', 'Open Glance')
      await scene.select(FRAME)
      await scene.panel.getByText('The picture is sent to').waitFor()
      expect(seen).toEqual([])
    }
  )

  it(
    'lets a rejected key be entered again at once, and does not send people to where they are',
    { tags: ['thorough'] },
    async () => {
      await connect('not-the-key')
      const { panel } = scene
      await expectRefusal(/did not accept the key\. Check the key, and that it belongs/)
      const field = panel.getByRole('textbox', { name: 'Key' })
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      await field.fill('another-key')
      expect(await field.inputValue()).toBe('another-key')
      await panel.getByRole('button', { name: 'Test connection' }).click()
      await expectRefusal(/did not accept the key/)
      expect(await panel.getByRole('button', { name: 'Remove key' }).count()).toBe(0)
    }
  )
})
