import { describe, expect, it } from 'vitest'
import type { GlanceError } from '../../src/errors'
import { createClient, isClientError } from '../../src/client'
import {
  AD,
  everythingIn,
  failure,
  KEY,
  PICTURE,
  SCREENSHOT,
  testClient,
  VIDEO
} from './support/client'
import { createCalls, repeatedCalls, storageCalls } from './support/every-call'
import { ownServer } from './support/own-server'
import { type Handler, json } from './support/test-server'

const { server } = await ownServer()
const { server: other } = await ownServer()

const storage = (options = {}) =>
  storageCalls(testClient(server.baseUrl, options), `${server.origin}/map.png?token=secret-token`)

function withKey(options = {}) {
  const client = testClient(server.baseUrl, options)
  return { ...createCalls(client), ...repeatedCalls(client) }
}

const calls = (options = {}) => Object.values({ ...withKey(options), ...storage(options) })

function caught(error: unknown): GlanceError {
  if (isClientError(error)) return error
  throw new Error('failed with something else than an error of the client', { cause: error })
}

const SPELLINGS = [KEY, encodeURIComponent(KEY), JSON.stringify(KEY).slice(1, -1)]

const echo = (status: number, type = 'application/json'): Handler => {
  const link = 'https://storage.example/map.png?token=secret-token'
  const links = [link, encodeURIComponent(link), link.toUpperCase()].join(' ')
  const words = `${links} ${SPELLINGS.map((key) => `your key ${key} is bad`).join(' ')}`
  const bodies: unknown[] = [
    { error: { code: KEY, message: words } },
    { success: false, msg: words, status: KEY },
    { error: words, resource_type: KEY, resource_id: KEY },
    ...[SCREENSHOT, AD, VIDEO].map((id) => ({
      id,
      status: 'failed',
      created_at: KEY,
      error: { code: KEY, message: words }
    })),
    { [KEY]: KEY }
  ]
  let turn = 0
  return (_, response) => {
    const body = JSON.stringify(bodies[turn++ % bodies.length])
    response.writeHead(status, { 'content-type': type, 'x-key': encodeURIComponent(KEY) })
    response.end(type === 'text/html' ? `<html>${words}</html>` : body)
  }
}

describe('the key', () => {
  it('goes nowhere on a redirect, and neither does anything else', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      server.answer((_, response) =>
        response.writeHead(status, { location: `${other.baseUrl}/analyses` }).end()
      )
      for (const call of calls()) {
        expect((await failure(call())).code).toBe('redirect_refused')
      }
    }
    expect(other.requests).toEqual([])
  })

  it('goes nowhere on a redirect of which a browser hides all but that it is one', async () => {
    const hidden = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
    const client = testClient(server.baseUrl, { fetch: () => Promise.resolve(hidden) })
    const { code, status } = await failure(client.check())
    expect([code, status ?? null]).toEqual(['redirect_refused', null])
  })

  it('goes to the service alone: a location on another host is not asked', async () => {
    server.answer(({ method }, response) =>
      method === 'POST'
        ? json(response, 201, { id: SCREENSHOT, location: `${other.baseUrl}/analyses/shot-1` })
        : json(response, 200, { id: SCREENSHOT, status: 'pending' })
    )
    const client = testClient(server.baseUrl)
    const { id } = await client.analyses.create(PICTURE)
    await client.analyses.get(id)
    expect(other.requests).toEqual([])
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${KEY}`,
      `Bearer ${KEY}`
    ])
  })

  it.each(['download', 'downloadAnimation', 'upload'] as const)(
    'is not sent with a link (%s), even to the service’s own host',
    async (call) => {
      server.answer((_, response) => response.writeHead(403).end())
      await failure(storage()[call]())
      expect(server.requests).toHaveLength(1)
      const { headers, path } = server.requests[0]!
      expect(path).toBe('/map.png?token=secret-token')
      expect(headers.authorization).toBeUndefined()
      expect(headers.cookie).toBeUndefined()
    }
  )

  it('is sent with every other call', async () => {
    server.answer((_, response) => json(response, 401, {}))
    const all = Object.values(withKey())
    for (const call of all) await failure(call())
    expect(server.requests).toHaveLength(all.length)
    for (const { headers } of server.requests) {
      expect(headers.authorization).toBe(`Bearer ${KEY}`)
    }
  })

  it.each([200, 201, 400, 401, 403, 404, 410, 418, 429, 500, 503])(
    'is in no error, though the service echoes it everywhere (HTTP %i)',
    async (status) => {
      for (const type of ['application/json', 'text/html', 'text/plain']) {
        server.answer(echo(status, type))
        for (const call of calls({ deadlineMs: 5_000 })) {
          const thrown = await call().then(() => null, caught)
          // A 2xx may be just what the call wants, and a failed result comes with any status.
          if (thrown === null) continue
          const text = everythingIn(thrown)
          for (const spelling of SPELLINGS) expect(text).not.toContain(spelling)
          expect(text.toLowerCase()).not.toContain('secret-token')
        }
      }
    }
  )

  it('is in no error, though fetch itself throws it', async () => {
    const fetch = async (request: Request): Promise<Response> => {
      throw new TypeError(`no ${KEY} for ${request.url}`, { cause: { code: KEY } })
    }
    for (const call of calls({ fetch, deadlineMs: 5_000 })) {
      const text = everythingIn(await failure(call()))
      expect(text).not.toContain(KEY)
      expect(text).not.toContain('secret-token')
    }
  })

  it.each([
    ['', /is empty/],
    ['  ', /is empty/],
    ['two words', /spaces or line breaks/],
    ['line\nbreak', /spaces or line breaks/],
    ['bell\u0007', /control characters/],
    ['nul\u0000', /control characters/],
    ['schlüssel', /outside ASCII/],
    ['zero\u200bwidth', /outside ASCII/]
  ])('of the form %j is refused before anything is sent', (key, message) => {
    const make = () => createClient({ baseUrl: server.baseUrl, key, fetch: (r) => fetch(r) })
    expect(make).toThrow(expect.objectContaining({ kind: 'invalid_key' }))
    expect(make).toThrow(message)
    if (key.trim() !== '') expect(make).not.toThrow(key)
  })

  it('loses the white space that pasting adds', async () => {
    server.answer((_, response) => json(response, 200, { message: 'Welcome.' }))
    await testClient(server.baseUrl, { key: ' pasted\n' }).check()
    expect(server.requests[0]?.headers.authorization).toBe('Bearer pasted')
  })
})
