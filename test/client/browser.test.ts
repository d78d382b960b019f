import { build } from 'esbuild'
import type { Browser, Frame } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as Glance from '../../src/client'
import type { AnalysisId } from '../../src/interface'
import { browserOfRun } from '../support/shared-stage'
import { KEY } from './support/client'
import { apng, png } from './support/pictures'
import { type Handler, json, startServer, type TestServer } from './support/test-server'

declare const glance: typeof Glance

interface Work {
  baseUrl: string
  key: string
  picture: number[]
  timeoutMs?: number
}

/** What a designer's press of Send asks of the client for a video, and the brief with it. */
async function analyseVideo({ baseUrl, key, picture }: Work) {
  const client = glance.createClient({
    baseUrl,
    key,
    fetch: (request) => fetch(request),
    videoPollIntervalMs: 1
  })
  const { url } = await client.videos.uploadUrl()
  const told: number[] = []
  const file = new File([new Uint8Array(picture)], 'spot.webm', { type: 'video/webm' })
  await client.videos.upload(url, file, { onProgress: (sent) => told.push(sent) })
  const { id } = await client.videos.create({ content: url, title: 'Spot' })
  const video = await client.videos.wait(id)
  const map = await client.downloadAnimation(video.outputs.attention?.attentionMap ?? '')
  await client.metadata.update('inner-1' as AnalysisId, { goal: 'Sell' })
  return { id, told, type: map.type, width: map.width }
}

/** The data of the error that `check` fails with. */
async function checkFails({ baseUrl, key, timeoutMs = 10_000 }: Work) {
  const options = { baseUrl, key, fetch: (request: Request) => fetch(request), timeoutMs }
  const client = glance.createClient({ ...options, sleep: () => Promise.resolve() })
  const error: unknown = await client.check().then(
    () => null,
    (thrown: unknown) => thrown
  )
  return glance.isClientError(error) ? error.toData() : String(error)
}

let browser: Browser
let panel: Frame
let script: string
let server: TestServer
let other: TestServer

const work = (): Work => ({ baseUrl: server.baseUrl, key: KEY, picture: [...png()] })

beforeAll(async () => {
  const [bundle] = (
    await build({
      entryPoints: ['src/client/index.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'glance',
      target: 'chrome58'
    })
  ).outputFiles
  script = `${bundle!.text};globalThis.glance = glance;`
  server = await startServer()
  other = await startServer()
  browser = await browserOfRun()
  panel = await openPanel()
  await panel.addScriptTag({ content: script })
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await other.close()
})
beforeEach(() => {
  server.requests.length = 0
  other.requests.length = 0
})

/**
 * A data: iframe, whose origin is null as the panel's is. The page around it comes from loopback:
 * Chromium lets no other insecure document call loopback.
 */
async function openPanel(): Promise<Frame> {
  other.answer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<iframe src="data:text/html,<title>panel</title>"></iframe>')
  })
  const page = await browser.newPage()
  await page.goto(other.origin)
  return page.frames().find((frame) => frame.url().startsWith('data:'))!
}

/** Answers the preflight and allows every origin, as a service for plugins must. */
const withCors =
  (handler: Handler): Handler =>
  (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method !== 'OPTIONS') handler(request, response)
    else {
      response.setHeader('access-control-allow-headers', 'authorization, content-type')
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT')
      response.writeHead(204).end()
    }
  }

const videoService = withCors(({ method, path }, response) => {
  if (path === '/v2/upload-urls') json(response, 200, { url: `${other.origin}/spot?sig=1` })
  else if (method === 'POST') json(response, 201, { id: 'video-1', location: '' })
  else if (method === 'PUT') json(response, 200, { success: true, meta: { goal: 'Sell' } })
  else {
    json(response, 200, {
      id: 'video-1',
      status: 'success',
      created_at: '2030-01-01T00:00:00.123456',
      outputs: { attention: { attentionMap: `${other.origin}/map.png?sig=1` } }
    })
  }
})

const storage = withCors(({ method }, response) => {
  response.end(method === 'PUT' ? '' : apng(30, 20))
})

describe('in a document without an origin', () => {
  it('a video runs from its upload address to its map, and storage never sees the key', async () => {
    server.answer(videoService)
    other.answer(storage)
    const { picture } = work()
    expect(await panel.evaluate(analyseVideo, work())).toEqual({
      id: 'video-1',
      told: [picture.length],
      type: 'image/png',
      width: 30
    })
    const [upload] = other.requests.filter(({ method }) => method === 'PUT')
    expect(upload?.bytes.equals(Buffer.from(picture))).toBe(true)
    expect(upload?.headers['content-type']).toBeUndefined()
    expect(JSON.stringify(other.requests)).not.toMatch(/Bearer|authorization/i)
  })

  it('a service without CORS is named as a possible reason, and never sees the key', async () => {
    server.answer((_, response) => json(response, 200, { message: 'Welcome.' }))
    expect(await panel.evaluate(checkFails, work())).toMatchObject({
      code: 'network_failed',
      message: expect.stringMatching(/does not allow calls from a plugin \(CORS\)/),
      advice: expect.stringMatching(/A service without CORS cannot be called from a plugin/)
    })
    expect(new Set(server.requests.map(({ method }) => method))).toEqual(new Set(['OPTIONS']))
    expect(JSON.stringify(server.requests)).not.toContain('Bearer')
  })

  it('a redirect is named, not followed', async () => {
    server.answer(
      withCors((_, response) => {
        response.writeHead(307, { location: `${other.baseUrl}/` }).end()
      })
    )
    expect(await panel.evaluate(checkFails, work())).toMatchObject({ code: 'redirect_refused' })
    expect(other.requests).toEqual([])
  })
})
