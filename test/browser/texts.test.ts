import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import type { Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { type Middleware, whenSettled } from './support/when-settled'

const KEY = 'browser-test-key-7f3a'
const FRAME = 'Phone checkout'
const HOUR_MS = 60 * 60 * 1000

const passOn: Middleware = (request, next) => next(request)

const stage = await sharedStage()
let scene: Scene
let service: RunningServer
let passed = 0
let middleware = passOn
/** What reached the service, as `METHOD /path`. */
let seen: string[] = []

beforeAll(async () => {
  service = await startServer({
    port: 0,
    key: KEY,
    clock: () => Date.now() + passed,
    middleware: (request, next) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`)
      return middleware(request, (passed) => whenSettled(passed, next))
    }
  })
})
afterAll(async () => {
  await service.stop()
})
beforeEach(() => {
  passed = 0
  seen = []
  middleware = passOn
})

async function open(): Promise<void> {
  const { baseUrl } = service
  scene = await stage.open({ samples: 'phone' }, { service: { baseUrl, key: KEY } })
}
const button = (name: string) => scene.panel.getByRole('button', { name })
const region = (name: string) => scene.panel.getByRole('region', { name })

/** Both texts are there. */
async function written(): Promise<void> {
  await scene.unfold('In words')
  await region('Summary').getByRole('heading', { name: 'Where people look' }).waitFor()
  await region('Recommendations').getByText('compare a second run').waitFor()
}

function isText({ method, url }: Request, kind = 'summary'): boolean {
  return method === 'GET' && url.includes(`/analyses/${kind}/`)
}

/** An answer in the service's place, as a panel may read it. */
function answer(body: object, status = 200): Promise<Response> {
  const headers = { 'access-control-allow-origin': '*' }
  return Promise.resolve(Response.json(body, { status, headers }))
}

/** One analysis serves all of these: each text is written again. */
describe('a text of a connected service', () => {
  beforeAll(open)
  afterAll(() => scene.close())

  it('that keeps failing says so, leaves the other alone, and can be written again', async () => {
    middleware = (request, next) =>
      isText(request)
        ? answer({ success: true, status: 'failed', msg: 'The writer is ill' })
        : next(request)
    await scene.analyse(FRAME)
    await scene.unfold('In words')
    await scene.panel.getByText('The summary could not be written').waitFor()
    await scene.panel.getByText('The writer is ill').waitFor()
    await region('Recommendations').getByText('compare a second run').waitFor()
    middleware = passOn
    await button('Try again').click()
    await written()
  })

  it('is triggered again by itself when its generation failed or expired', async () => {
    let failures = 1
    let expiries = 1
    middleware = (request, next) => {
      if (isText(request, 'summary') && failures-- > 0) {
        return answer({ success: false, msg: 'broken' }, 500)
      }
      if (isText(request, 'recommendations') && expiries-- > 0) {
        return answer({ success: false, status: 'expired', msg: 'analysis_expired' }, 410)
      }
      return next(request)
    }
    for (const kind of ['summary', 'recommendations']) {
      await button(`Regenerate ${kind}`).click()
      await expect
        .poll(() => seen.filter((request) => new RegExp(`^POST .*/${kind}/`).test(request)).length)
        .toBe(2)
      await button(`Regenerate ${kind}`).waitFor()
    }
    await written()
  })

  it('shows its beginning where it is long, and more of it when that is asked for', async () => {
    const paragraphs = Array.from({ length: 300 }, (_, at) => `Paragraph ${at + 1} of a text.`)
    const data = paragraphs.join('\n\n')
    middleware = (request, next) =>
      isText(request) ? answer({ success: true, status: 'completed', data }) : next(request)
    await button('Regenerate summary').click()
    const shown = region('Summary')
      .getByRole('paragraph')
      .filter({ hasText: /^Paragraph/ })
    const more = button('Show more of the summary')
    await more.waitFor()
    const first = await shown.count()
    expect(first).toBeLessThan(100)
    await more.click()
    await shown.nth(first).waitFor()
    expect(await shown.count()).toBeLessThan(200)
    while (await more.isVisible()) await more.click()
    expect(await shown.allInnerTexts()).toEqual(paragraphs)
  })

  it('can be cancelled while it is written', async () => {
    middleware = (request, next) =>
      isText(request) ? answer({ success: true, status: 'processing', msg: 'Wait' }) : next(request)
    await button('Regenerate summary').click()
    await region('Summary').getByText('Being written again…').waitFor()
    await button('Cancel the summary').click()
    await region('Summary').getByText('Cancelled.').waitFor()
    middleware = passOn
    await button('Regenerate summary').click()
    await written()
  })

  it('cannot be written again once the service has forgotten the analysis, and says so', async () => {
    passed = 2 * HOUR_MS
    await button('Regenerate summary').click()
    await scene.panel.getByText('The summary could not be written').waitFor()
    await region('Summary')
      .getByText(/expired/)
      .first()
      .waitFor()
    // The text there was is still there.
    await region('Summary').getByRole('heading', { name: 'Where people look' }).waitFor()
  })
})
