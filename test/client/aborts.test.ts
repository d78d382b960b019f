import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { GlanceError } from '../../src/errors'
import { type CallOptions, type Client } from '../../src/client'
import { failure, testClient } from './support/client'
import { createCalls, repeatedCalls, storageCalls } from './support/every-call'
import { ownServer } from './support/own-server'
import { type Handler, json } from './support/test-server'

const { server } = await ownServer()

type Call = (client: Client, options: CallOptions) => Promise<unknown>

/** A call of each name, of any client. */
function callsOf(
  make: (client: Client) => Record<string, (options: CallOptions) => Promise<unknown>>
): [name: string, call: Call][] {
  const names = Object.keys(make(testClient(server.baseUrl)))
  return names.map((name) => [name, (client, options) => make(client)[name]!(options)])
}

const ONCE = callsOf(createCalls)
const AGAIN = callsOf((client) => ({
  ...repeatedCalls(client),
  ...storageCalls(client, `${server.origin}/x?sig=1`)
}))

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

describe.each([...ONCE, ...AGAIN])('%s', (name, call) => {
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
    expect(thrown.advice.includes('may have accepted it')).toBe(name.startsWith('create'))
    expect(server.requests).toHaveLength(1)
  })

  it('aborted in the middle of its answer sends no more', async () => {
    expect((await abortOnArrival(call, half)).sent).not.toBe('no')
    expect(server.requests).toHaveLength(1)
  })
})

describe.each(AGAIN)('%s', (_, call) => {
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
