import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GlanceError } from '../../src/errors'
import { type CallOptions, type Client } from '../../src/client'
import { AD, ANALYSIS, failure, PICTURE, SCREENSHOT, testClient, VIDEO } from './support/client'
import { type Handler, json, startServer, type TestServer } from './support/test-server'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

type Call = (client: Client, options: CallOptions) => Promise<unknown>

const ONCE: Record<string, Call> = {
  'analyses.create': (client, options) => client.analyses.create(PICTURE, options),
  'videos.create': (client, options) =>
    client.videos.create({ content: 'https://storage.example/x?sig=1', title: 'Spot' }, options),
  'adVisibility.create': (client, options) =>
    client.adVisibility.create({ bytes: PICTURE.bytes, title: 'Ad' }, options)
}

const AGAIN: Record<string, Call> = {
  check: (client, options) => client.check(options),
  'analyses.get': (client, options) => client.analyses.get(SCREENSHOT, options),
  'analyses.wait': (client, options) => client.analyses.wait(SCREENSHOT, options),
  download: (client, options) => client.download(`${server.origin}/map.png`, options),
  'metadata.update': (client, options) =>
    client.metadata.update(ANALYSIS, { goal: 'Sell' }, options),
  'videos.uploadUrl': (client, options) => client.videos.uploadUrl(options),
  'videos.upload': (client, options) =>
    client.videos.upload(`${server.origin}/x?sig=1`, new Blob(['video']), options),
  'videos.get': (client, options) => client.videos.get(VIDEO, options),
  'videos.wait': (client, options) => client.videos.wait(VIDEO, options),
  'adVisibility.get': (client, options) => client.adVisibility.get(AD, options),
  'adVisibility.wait': (client, options) => client.adVisibility.wait(AD, options),
  'tags.search': (client, options) => client.tags.search('screenshot', options),
  'tags.summary': (client, options) => client.tags.summary(options),
  downloadAnimation: (client, options) =>
    client.downloadAnimation(`${server.origin}/x?sig=1`, options)
}

const CALLS = Object.entries({ ...ONCE, ...AGAIN })

/** Makes a call that is aborted when the server has its request, and answers it like this. */
async function abortOnArrival(call: Call, handler: Handler): Promise<GlanceError> {
  const control = new AbortController()
  server.answer((request, response) => {
    handler(request, response)
    control.abort()
  })
  const { signal } = control
  const thrown = await failure(call(testClient(server.baseUrl), { signal }))
  expect(thrown).toMatchObject({ kind: 'aborted' })
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  return thrown
}

const silence: Handler = () => undefined
const half: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id":')
}

describe.each(CALLS)('%s', (name, call) => {
  it('aborted beforehand sends nothing', async () => {
    const signal = AbortSignal.abort()
    const thrown = await failure(call(testClient(server.baseUrl), { signal }))
    expect(thrown.toData()).toMatchObject({ code: 'aborted', sent: 'no' })
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(server.requests).toHaveLength(0)
  })

  it('aborted before its answer sends no more', async () => {
    const thrown = await abortOnArrival(call, silence)
    expect(thrown.sent).not.toBe('no')
    expect(thrown.advice.includes('may have accepted it')).toBe(name in ONCE)
    expect(server.requests).toHaveLength(1)
  })

  it('aborted in the middle of its answer sends no more', async () => {
    expect((await abortOnArrival(call, half)).sent).not.toBe('no')
    expect(server.requests).toHaveLength(1)
  })
})

describe.each(Object.entries(AGAIN))('%s', (_, call) => {
  it('aborted before it is repeated sends no more', async () => {
    server.answer((__, response) => json(response, 503, {}))
    const control = new AbortController()
    const sleep = async (): Promise<void> => control.abort()
    const client = testClient(server.baseUrl, { sleep })
    const thrown = await failure(call(client, { signal: control.signal }))
    expect(thrown.toData()).toMatchObject({ code: 'aborted', sent: 'yes' })
    expect(server.requests).toHaveLength(1)
  })
})
