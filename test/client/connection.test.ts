import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { GlanceError } from '../../src/errors'
import { systemClock } from '../../src/client/core/clock'
import { failure, PICTURE, SCREENSHOT, testClient } from './support/client'
import { CUTS, type Handler, json, startServer, type TestServer } from './support/test-server'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const phases = Object.keys(CUTS) as (keyof typeof CUTS)[]

describe('a connection that is cut', () => {
  it.each(phases)('%s fails a create after one single POST', async (phase) => {
    server.answer((_, response) => CUTS[phase](response))
    const thrown = await failure(testClient(server.baseUrl).analyses.create(PICTURE))
    expect(thrown).toMatchObject({ kind: 'network_failed' })
    expect(thrown.sent).toBe(phase.includes('body') ? 'yes' : 'maybe')
    expect(thrown.advice).toMatch(/may have accepted it/)
    expect(server.requests).toHaveLength(1)
  })

  it.each(phases)('%s is survived by a get', async (phase) => {
    server.answer((_, response) => {
      if (server.requests.length < 3) CUTS[phase](response)
      else json(response, 200, { id: SCREENSHOT, status: 'pending' })
    })
    const analysis = await testClient(server.baseUrl).analyses.get(SCREENSHOT)
    expect(analysis.status).toBe('pending')
    expect(server.requests).toHaveLength(3)
  })

  it('again and again ends a get after four attempts', async () => {
    server.answer((_, response) => CUTS['in the body'](response))
    const thrown = await failure(testClient(server.baseUrl).analyses.get(SCREENSHOT))
    expect(thrown).toMatchObject({ kind: 'network_failed' })
    expect(thrown.message).toMatch(/broke while its answer was arriving/)
    expect(server.requests).toHaveLength(4)
  })

  it.each([undefined, null, 'lost', {}, { code: 'a text of a service' }])(
    'as browsers tell of it has no reason of its own: cause %o',
    async (cause) => {
      const fetch = (): Promise<Response> =>
        Promise.reject(Object.assign(new TypeError('Failed to fetch'), { cause }))
      const { message, kind } = await failure(testClient(server.baseUrl, { fetch }).check())
      expect(kind).toBe('network_failed')
      expect(message).not.toMatch(/undefined|a text of/)
    }
  )

  it('or never made names both reasons a browser cannot tell apart', async () => {
    await server.close()
    const thrown = await failure(testClient(server.baseUrl).check())
    expect(thrown).toMatchObject({ kind: 'network_failed' })
    expect(thrown.message).toMatch(/cannot be reached, or it does not allow calls from a plugin/)
    expect(thrown.message).toContain('ECONNREFUSED')
    expect(thrown.advice).toMatch(/A service without CORS cannot be called from a plugin/)
    expect(thrown.sent).toBe('maybe')
  })
})

const SILENT: Record<string, Handler> = {
  'before the headers': () => undefined,
  'in the body': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"id": "shot-1", ')
  }
}

describe('a service that falls silent', () => {
  it('before the headers runs into the timeout', async () => {
    server.answer(SILENT['before the headers']!)
    const client = testClient(server.baseUrl, { timeoutMs: 50 })
    const thrown = await failure(client.analyses.create(PICTURE))
    expect(thrown).toMatchObject({ kind: 'timeout' })
    expect(thrown.sent).toBe('maybe')
    expect(server.requests.length).toBeLessThanOrEqual(1)
  })

  it('in the body runs into the timeout', async () => {
    server.answer(SILENT['in the body']!)
    // The headers are here before the clock starts, so that a busy machine changes nothing.
    const stalled = await fetch(server.baseUrl)
    const client = testClient(server.baseUrl, { timeoutMs: 50, fetch: async () => stalled })
    const thrown = await failure(client.analyses.create(PICTURE))
    expect(thrown).toMatchObject({ kind: 'timeout' })
    expect(thrown.sent).toBe('yes')
  })

  it.each(Object.keys(SILENT))('%s runs into the deadline when that is nearer', async (phase) => {
    server.answer(SILENT[phase]!)
    const client = testClient(server.baseUrl, { ...systemClock, deadlineMs: 50 })
    expect(await failure(client.analyses.get(SCREENSHOT))).toMatchObject({
      kind: 'deadline_exceeded'
    })
  })

  it('is given up in time although the clock of the computer is set back meanwhile', async () => {
    server.answer((_, response) => json(response, 200, { id: SCREENSHOT, status: 'pending' }))
    const { now } = Date
    onTestFinished(() => void (Date.now = now))
    const setBack = (): number => {
      Date.now = () => now() - 24 * 60 * 60 * 1000
      return 5
    }
    const clock = { ...systemClock, pollIntervalMs: setBack, deadlineMs: 60 }
    expect(
      await failure(testClient(server.baseUrl, clock).analyses.wait(SCREENSHOT))
    ).toMatchObject({
      kind: 'deadline_exceeded'
    })
  })

  it('drop by drop runs into the timeout all the same', async () => {
    let stop = (): void => undefined
    server.answer((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 5)
      stop = () => clearInterval(timer)
    })
    const client = testClient(server.baseUrl, { timeoutMs: 60 })
    expect(await failure(client.analyses.create(PICTURE))).toMatchObject({ kind: 'timeout' })
    stop()
  })

  it('and a fetch that ignores its signal are no reason to hang, nor to read what comes later', async () => {
    let answer: (late: Response) => void = () => undefined
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    const client = testClient('https://glance.example/v2', { fetch, timeoutMs: 20 })
    expect(await failure(client.analyses.create(PICTURE))).toMatchObject({ kind: 'timeout' })
    const late = new Response('{}')
    answer(late)
    await setImmediate()
    expect(late.body?.locked).toBe(false)
  })
})

describe('an abort', () => {
  /** Aborts when `moment` has come, and proves that the signal is free of listeners afterwards. */
  async function abortAt(
    call: (signal: AbortSignal) => Promise<unknown>,
    moment: () => Promise<unknown>
  ): Promise<GlanceError> {
    const control = new AbortController()
    const reached = moment()
    const thrown = failure(call(control.signal))
    await reached
    control.abort()
    const error = await thrown
    expect(error).toMatchObject({ kind: 'aborted' })
    expect(getEventListeners(control.signal, 'abort')).toEqual([])
    return error
  }

  it('while a large picture is being encoded sends nothing', async () => {
    const bytes = new Uint8Array(4_000_000)
    bytes.set(PICTURE.bytes)
    const client = testClient(server.baseUrl)
    const thrown = await abortAt(
      (signal) => client.analyses.create({ ...PICTURE, bytes }, { signal }),
      () => Promise.resolve()
    )
    expect(thrown.sent).toBe('no')
    expect(server.requests).toEqual([])
  })

  it('during the wait between polls', async () => {
    server.answer((_, response) => json(response, 200, { id: SCREENSHOT, status: 'pending' }))
    let polled = (): void => undefined
    const sleep: typeof systemClock.sleep = (...how) => {
      polled()
      return systemClock.sleep(...how)
    }
    const client = testClient(server.baseUrl, { sleep })
    await abortAt(
      (signal) => client.analyses.wait(SCREENSHOT, { signal }),
      () => new Promise<void>((resolve) => (polled = resolve))
    )
    expect(server.requests).toHaveLength(1)
  })

  it('that never comes leaves no listener either', async () => {
    const { signal } = new AbortController()
    let polls = 0
    server.answer((_, response) =>
      json(
        response,
        200,
        ++polls < 5
          ? { id: SCREENSHOT, status: 'pending' }
          : {
              id: SCREENSHOT,
              status: 'success',
              _internal_exposed_id: 'inner',
              outputs: { clarity: { score: 1 } }
            }
      )
    )
    const client = testClient(server.baseUrl, { sleep: systemClock.sleep, pollIntervalMs: 1 })
    await client.analyses.wait(SCREENSHOT, { signal })
    expect(polls).toBe(5)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
