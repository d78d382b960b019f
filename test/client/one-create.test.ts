import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isClientError, mayBeAccepted } from '../../src/client'
import { failure, PICTURE, testClient } from './support/client'
import { createCalls } from './support/every-call'
import { ownServer } from './support/own-server'
import { CUTS, type Handler, json } from './support/test-server'

const { server } = await ownServer()

// With 421 a server says that it did not act; fetch itself then sends again, see below.
const status = fc
  .record({
    code: fc.integer({ min: 200, max: 599 }).filter((code) => code !== 421),
    retryAfter: fc.constantFrom('0', '1', 'x')
  })
  .map(
    ({ code, retryAfter }): Handler =>
      (_, response) =>
        json(response, code, { error: { code: 'c', message: 'm' } }, { 'retry-after': retryAfter })
  )
const redirect = fc.constantFrom(301, 302, 303, 307, 308).map(
  (code): Handler =>
    (_, response) =>
      response.writeHead(code, { location: 'redirected' }).end()
)
const cut = fc.constantFrom(...Object.values(CUTS)).map(
  (cutOff): Handler =>
    (_, response) =>
      void cutOff(response)
)
const nonsense = fc.string().map(
  (body): Handler =>
    (_, response) =>
      void response.writeHead(201).end(body)
)
const silence = fc.constant<Handler>(() => undefined)
const accepted = fc.constant<Handler>((_, response) =>
  json(response, 201, { id: 'accepted', location: 'https://elsewhere.example/' })
)

const fault = fc.oneof(status, redirect, cut, nonsense, silence, accepted)
const abort = fc.option(fc.constantFrom('at once', 'on arrival', 'soon after'), { freq: 2 })

let run = 0

it('one create call never makes two POSTs, whatever happens to it', async () => {
  const create = fc.constantFrom('create' as const, 'createVideo' as const, 'createAd' as const)
  await fc.assert(
    fc.asyncProperty(create, fault, abort, async (name, handler, when) => {
      const control = new AbortController()
      // A path of its own: a request given up on may still arrive during a later run.
      const path = `/v2/run-${++run}`
      server.answer((request, response) => {
        if (when === 'on arrival') control.abort()
        if (when === 'soon after') setImmediate(() => control.abort())
        handler(request, response)
      })
      const calls: Request[] = []
      const client = testClient(server.origin + path, {
        timeoutMs: 40,
        fetch: (request) => {
          calls.push(request)
          return fetch(request)
        }
      })
      const creating = createCalls(client)
        [name]({ signal: control.signal })
        .then(
          () => null,
          (error: unknown) => error
        )
      if (when === 'at once') control.abort()
      const error = await creating
      const sent = server.requests.filter((seen) => seen.path.startsWith(`${path}/`))
      const posts = sent.filter(({ method }) => method === 'POST')
      expect(sent.length).toBeLessThanOrEqual(1)
      expect(calls.length).toBeLessThanOrEqual(1)
      if (error === null) expect(posts).toHaveLength(1)
      else expect(isClientError(error)).toBe(true)
      if (isClientError(error) && error.sent === 'no') expect(posts).toHaveLength(0)
    }),
    { numRuns: 300 }
  )
  const paths = server.requests.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('a 421, which says that nothing was done, is sent again by fetch itself and never by the client', async () => {
  server.answer((_, response) => json(response, 421, {}))
  let calls = 0
  const client = testClient(`${server.baseUrl}/misdirected`, {
    fetch: (request) => {
      calls++
      return fetch(request)
    }
  })
  expect((await failure(client.analyses.create(PICTURE))).status).toBe(421)
  expect(calls).toBe(1)
})

const UNAVAILABLE: [string, boolean, Handler][] = [
  ['with a body of the interface and a time', false, busy({ 'retry-after': '5' })],
  ['without a time', true, busy({})],
  ['of a proxy that names a time', true, page({ 'retry-after': '5' })],
  ['without a word', true, page({}, '')]
]

it.each(UNAVAILABLE)(
  'a create call that is answered with a 503 %s may have been accepted: %s',
  async (_, may, handler) => {
    server.answer(handler)
    const before = server.requests.length
    const error = await failure(testClient(server.baseUrl).analyses.create(PICTURE))
    expect(mayBeAccepted(error)).toBe(may)
    expect(error.advice.includes('may have accepted it')).toBe(may)
    expect(server.requests).toHaveLength(before + 1)
  }
)

function busy(headers: Record<string, string>): Handler {
  const error = { code: 'service_unavailable', message: 'Busy' }
  return (_, response) => json(response, 503, { error }, headers)
}

function page(headers: Record<string, string>, body = '<html>Unavailable</html>'): Handler {
  return (_, response) => void response.writeHead(503, headers).end(body)
}
