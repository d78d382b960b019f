import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClientError, createClient, InvalidKeyError } from '../../src/client'
import { ANALYSIS, failure, KEY, PICTURE, SCREENSHOT, testClient } from './support/client'
import { type Handler, json, startServer, type TestServer } from './support/test-server'

let server: TestServer
let other: TestServer
beforeEach(async () => {
  server = await startServer()
  other = await startServer()
})
afterEach(async () => {
  await server.close()
  await other.close()
})

/** Every call that carries the key, and the download, which must not. */
function calls(options = {}): Record<string, () => Promise<unknown>> {
  const client = testClient(server.baseUrl, options)
  return {
    check: () => client.check(),
    create: () => client.analyses.create(PICTURE),
    get: () => client.analyses.get(SCREENSHOT),
    wait: () => client.analyses.wait(SCREENSHOT),
    trigger: () => client.generation('summary').trigger(ANALYSIS),
    text: () => client.generation('summary').get(ANALYSIS),
    download: () => client.download(`${server.origin}/map.png?token=secret-token`)
  }
}

function everythingIn(error: ClientError): string {
  return [
    error.message,
    error.advice,
    error.stack,
    String(error),
    JSON.stringify(error),
    JSON.stringify(error.toData()),
    inspect(error, { depth: 20, showHidden: true, maxStringLength: null })
  ].join('\n')
}

const SPELLINGS = [KEY, encodeURIComponent(KEY), JSON.stringify(KEY).slice(1, -1)]

const echo = (status: number, type = 'application/json'): Handler => {
  const words = SPELLINGS.map((key) => `your key ${key} is bad`).join(' ')
  const bodies = [
    { error: { code: KEY, message: words } },
    { success: false, msg: words, status: KEY },
    { error: words, resource_type: KEY, resource_id: KEY },
    { id: SCREENSHOT, status: 'failed', error: { code: KEY, message: words } },
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
      for (const call of Object.values(calls())) {
        expect((await failure(call())).code).toBe('redirect_refused')
      }
    }
    expect(other.requests).toEqual([])
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

  it('is not sent with a download, even from the service’s own host', async () => {
    await failure(calls().download!())
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
    expect(server.requests[0]?.headers.cookie).toBeUndefined()
  })

  it.each([200, 201, 400, 401, 403, 404, 410, 418, 429, 500, 503])(
    'is in no error, though the service echoes it everywhere (HTTP %i)',
    async (status) => {
      for (const type of ['application/json', 'text/html', 'text/plain']) {
        server.answer(echo(status, type))
        for (const call of Object.values(calls({ deadlineMs: 5_000 }))) {
          const text = everythingIn(await failure(call()))
          for (const spelling of SPELLINGS) expect(text).not.toContain(spelling)
          expect(text).not.toContain('secret-token')
        }
      }
    }
  )

  it('is in no error, though fetch itself throws it', async () => {
    const fetch = async (request: Request): Promise<Response> => {
      throw new TypeError(`no ${KEY} for ${request.url}`, { cause: { code: KEY } })
    }
    for (const call of Object.values(calls({ fetch, deadlineMs: 5_000 }))) {
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
    expect(make).toThrow(InvalidKeyError)
    expect(make).toThrow(message)
    if (key.trim() !== '') expect(make).not.toThrow(key)
  })

  it('loses the white space that pasting adds', async () => {
    server.answer((_, response) => json(response, 200, { message: 'Welcome.' }))
    await testClient(server.baseUrl, { key: ' pasted\n' }).check()
    expect(server.requests[0]?.headers.authorization).toBe('Bearer pasted')
  })
})
