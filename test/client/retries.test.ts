import { describe, expect, it } from 'vitest'
import { readRetryAfter } from '../../src/client/core/retry'
import { ANALYSIS, failure, SCREENSHOT, testClient } from './support/client'
import { fakeClock } from './support/fake-clock'
import { ownServer } from './support/own-server'
import { CUTS, type Handler, json } from './support/test-server'

const { server } = await ownServer()

/** Answers with each handler once, then with the last one for ever. */
function script(...handlers: Handler[]): void {
  let turn = 0
  server.answer((request, response) => {
    handlers[Math.min(turn++, handlers.length - 1)]!(request, response)
  })
}

const busy =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    json(response, status, {}, headers)
const welcome: Handler = (_, response) => json(response, 200, { message: 'Welcome.' })
const pending: Handler = (_, response) => json(response, 200, { id: SCREENSHOT, status: 'pending' })
const success: Handler = (_, response) =>
  json(response, 200, {
    id: SCREENSHOT,
    status: 'success',
    _internal_exposed_id: 'inner-1',
    outputs: { clarity: { score: 71 } }
  })

describe('a repeatable request', () => {
  it('backs off exponentially with full jitter', async () => {
    script(busy(502), busy(503), busy(504), welcome)
    const clock = fakeClock(0.5)
    await testClient(server.baseUrl, clock).check()
    expect(clock.sleeps).toEqual([250, 500, 1000])
  })

  it('obeys Retry-After in seconds and as a date, and caps both at a minute', async () => {
    const clock = fakeClock()
    const date = new Date(clock.now() + 7_000 + 3_000).toUTCString()
    script(
      busy(429, { 'retry-after': '7' }),
      busy(503, { 'retry-after': date }),
      busy(429, { 'retry-after': '86400' }),
      welcome
    )
    await testClient(server.baseUrl, clock).check()
    expect(clock.sleeps).toEqual([7_000, 3_000, 60_000])
  })

  it('does not wait past its deadline, but fails with what the service said', async () => {
    script(busy(429, { 'retry-after': '30' }))
    const clock = fakeClock()
    const thrown = await failure(testClient(server.baseUrl, clock).check({ deadlineMs: 29_000 }))
    expect(thrown).toMatchObject({ kind: 'rate_limited' })
    expect(thrown.advice).toBe('Wait 30 seconds, then try again.')
    expect(clock.sleeps).toEqual([])
  })

  it('may be the trigger of a text, which the interface calls safe', async () => {
    script(
      (_, response) => CUTS['before the headers'](response),
      (_, response) => json(response, 200, { success: true, status: 'processing', msg: '' })
    )
    const task = await testClient(server.baseUrl).generation('summary').trigger(ANALYSIS)
    expect(task.status).toBe('processing')
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2030-01-01T00:00:00Z')
  it.each([
    [null, null],
    ['', null],
    ['0', 0],
    ['120', 120_000],
    [' 2 ', 2_000],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    ['2030', 2_030_000],
    ['Tue, 01 Jan 2030 00:00:09 GMT', 9_000],
    ['Mon, 01 Jan 2029 00:00:09 GMT', 0],
    ['Tue, 99 Nay 2030', null]
  ])('%j is read as %j ms', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected)
  })
})

describe('polling', () => {
  it('ends with the result', async () => {
    script(pending, pending, success)
    const clock = fakeClock()
    const client = testClient(server.baseUrl, {
      ...clock,
      pollIntervalMs: (attempt) => attempt * 100
    })
    const result = await client.analyses.wait(SCREENSHOT)
    expect(result.outputs.clarity?.score).toBe(71)
    expect(clock.sleeps).toEqual([100, 200])
  })

  it('polls every three seconds unless told otherwise', async () => {
    script(pending, success)
    const clock = fakeClock()
    await testClient(server.baseUrl, clock).analyses.wait(SCREENSHOT)
    expect(clock.sleeps).toEqual([3_000])
  })

  it('outlives failures in passing, and waits longer when the service asks for it', async () => {
    const cut: Handler = (_, response) => CUTS['in the body'](response)
    script(pending, cut, busy(503), busy(429, { 'retry-after': '20' }), cut, cut, cut, success)
    const clock = fakeClock(0)
    await testClient(server.baseUrl, { ...clock, pollIntervalMs: 1_000 }).analyses.wait(SCREENSHOT)
    expect(clock.sleeps).toEqual([1_000, 1_000, 1_000, 20_000, 1_000, 1_000, 1_000])
    expect(server.requests).toHaveLength(8)
  })

  it('outlives a timeout, an answer that came too early, and a single web page', async () => {
    const page: Handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Restarting</html>')
    }
    script(busy(408), page, pending, page, busy(425), success)
    const result = await testClient(server.baseUrl).analyses.wait(SCREENSHOT)
    expect(result.status).toBe('success')
    expect(server.requests).toHaveLength(6)

    script(page, page, success)
    const thrown = await failure(testClient(server.baseUrl).analyses.wait(SCREENSHOT))
    expect(thrown.code).toBe('not_json')
  })

  it.each([{}, { attention: {} }, { input: { image: 'https://a.example/i.png' } }])(
    'does not take a success that holds nothing for one: %j',
    async (outputs) => {
      script((_, response) =>
        json(response, 200, {
          id: SCREENSHOT,
          status: 'success',
          _internal_exposed_id: 'inner-1',
          outputs
        })
      )
      const thrown = await failure(testClient(server.baseUrl).analyses.wait(SCREENSHOT))
      expect(thrown.code).toBe('unexpected_answer')
      expect(thrown.message).toContain('“outputs”')
    }
  )

  it('ends at its deadline', async () => {
    script(pending)
    const clock = fakeClock()
    const client = testClient(server.baseUrl, { ...clock, deadlineMs: 10_000 })
    const thrown = await failure(client.analyses.wait(SCREENSHOT))
    expect(thrown).toMatchObject({ kind: 'deadline_exceeded' })
    expect(thrown.message).toBe('Not finished within 10 seconds.')
    expect(thrown.sent).toBe('yes')
    expect(clock.sleeps).toEqual([3_000, 3_000, 3_000])
  })

  it('says at its deadline what failed last', async () => {
    script(busy(503))
    const client = testClient(server.baseUrl, { deadlineMs: 10_000 })
    const thrown = await failure(client.analyses.wait(SCREENSHOT))
    expect(thrown).toMatchObject({ kind: 'deadline_exceeded' })
    expect(thrown.message).toMatch(/The last attempt failed: .* HTTP status 503/)
  })

  it('ends at once with what will not pass', async () => {
    script(pending, busy(401))
    const thrown = await failure(testClient(server.baseUrl).analyses.wait(SCREENSHOT))
    expect(thrown.code).toBe('authentication_failed')
    expect(server.requests).toHaveLength(2)
  })
})
