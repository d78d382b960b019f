import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import type { Scene, Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore } from './support/more'
import { type Middleware, whenSettled } from './support/when-settled'

const KEY = 'browser-test-key-7f3a'
const FRAME = 'Phone checkout'
const HOUR_MS = 60 * 60 * 1000

const passOn: Middleware = (request, next) => next(request)

let stage: Stage
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
  stage = await sharedStage()
})
afterAll(async () => {
  await stage.close()
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

async function openAnew(): Promise<() => Promise<void>> {
  await open()
  return () => scene.close()
}

const tab = (name: string) => scene.panel.getByRole('tab', { name }).click()
const button = (name: string) => scene.panel.getByRole('button', { name })
const region = (name: string) => scene.panel.getByRole('region', { name })

async function brief(texts: Record<string, string>): Promise<void> {
  await tab('Brief')
  for (const [name, text] of Object.entries(texts)) {
    await scene.panel.getByRole('textbox', { name }).fill(text)
  }
  await scene.panel.getByText('Saved in this file').waitFor()
  await tab('Analyse')
}

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

/** Changes the outputs of a finished analysis on their way to the panel. */
function outputsBecome(change: (outputs: Record<string, Record<string, unknown>>) => void): void {
  middleware = async (request, next) => {
    const response = await next(request)
    if (request.method !== 'GET' || !/\/v2\/analyses\/[^/]+$/.test(request.url)) return response
    const body = (await response.json()) as { outputs?: Record<string, Record<string, unknown>> }
    if (body.outputs !== undefined) change(body.outputs)
    return Response.json(body, { headers: response.headers })
  }
}

describe('the brief at a connected service', () => {
  beforeEach(openAnew)

  it(
    'is sent before the texts are asked for; a key that the service does not know is named',
    { tags: ['thorough'] },
    async () => {
      await openMore(scene, 'Settings')
      const key = scene.panel.getByRole('textbox', { name: 'Audience is sent as' })
      await key.fill('people')
      await key.blur()
      await brief({ Goal: 'Visitors should press Pay', Audience: 'Students' })
      await scene.select(FRAME)
      await scene.panel.getByText('The picture, with the brief, is sent to').waitFor()
      await scene.analyse(FRAME)
      await written()
      const put = seen.findIndex((request) => request.startsWith('PUT /v2/update-meta/screenshot/'))
      expect(put).toBeGreaterThan(0)
      expect(put).toBeLessThan(seen.findIndex((request) => /POST .*summary/.test(request)))

      await scene.panel.getByText('The service ignored: people.').waitFor()
      await scene.panel.getByText('Its key can be changed in Settings.').waitFor()
      await button('Open Settings').click()
      expect(await key.inputValue()).toBe('people')
    }
  )

  it(
    'that cannot be sent leaves the texts to be written without it',
    { tags: ['thorough'] },
    async () => {
      middleware = (request, next) =>
        request.method === 'PUT' ? answer({ error: 'nope' }, 422) : next(request)
      await brief({ Goal: 'Visitors should press Pay' })
      await scene.analyse(FRAME)
      await scene.panel.getByText('Written without the brief').waitFor()
      await written()
      middleware = passOn
      await scene.panel.getByRole('button', { name: 'Regenerate', exact: true }).click()
      await scene.panel.getByText('Written without the brief').waitFor({ state: 'detached' })
    }
  )
})

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

describe('outputs other than asked for', () => {
  beforeEach(openAnew)

  it(
    'are shown, such as a map of regions of interest; what did not come is named',
    { tags: ['thorough'] },
    async () => {
      outputsBecome((outputs) => {
        outputs.attention!.roiMap = outputs.attention!.hotspotsMap
        delete outputs.attention!.perceptionMap
        delete outputs.excitingness
      })
      await scene.analyse(FRAME)
      await scene.panel.getByText('Missing: first looks map, excitingness score').waitFor()
      await scene.panel.getByText('The service did not send all that was asked for.').waitFor()
      expect((await scene.find(`Glance: ${FRAME}`)).children).toHaveLength(4)
      await scene.panel.getByRole('radio', { name: 'Regions' }).check({ force: true })
      await scene.panel.getByText('service’s regions of interest').waitFor()
    }
  )

  it('may be scores alone', { tags: ['thorough'] }, async () => {
    outputsBecome((outputs) => {
      delete outputs.attention
      delete outputs.clarity!.map
      delete outputs.excitingness!.map
    })
    await scene.analyse(FRAME)
    await written()
    expect(await scene.panel.getByRole('radiogroup', { name: 'Map' }).count()).toBe(0)
    expect(await scene.panel.getByRole('button', { name: 'Put on canvas' }).count()).toBe(0)
  })
})
