import { describe, expect, it } from 'vitest'
import type { ErrorKind } from '../../src/client'
import { AD, everythingIn, failure, SCREENSHOT, VIDEO } from './support/client'
import { createCalls, repeatedCalls } from './support/every-call'
import { ownServer, refused } from './support/own-server'

const { server, client, answer } = await ownServer()

const CALLS = { ...createCalls(client), ...repeatedCalls(client) }

const failed = (msg: string, status?: string) => ({
  success: false,
  msg,
  ...(status && { status })
})

const UNKNOWN = { error: 'No.', resource_type: 'screenshot', resource_id: 'inner-1' }

type Case = [
  call: keyof typeof CALLS,
  status: number,
  body: unknown,
  expected: ErrorKind,
  code: string
]

const CASES: Case[] = [
  [
    'check',
    401,
    refused('authentication_failed'),
    'authentication_failed',
    'authentication_failed'
  ],
  [
    'create',
    401,
    refused('authentication_failed'),
    'authentication_failed',
    'authentication_failed'
  ],
  ['create', 400, refused('invalid_request'), 'invalid_request', 'invalid_request'],
  ['create', 400, refused('blank_input_image'), 'invalid_request', 'blank_input_image'],
  ['create', 429, refused('slow_down'), 'rate_limited', 'rate_limited'],
  ['create', 503, {}, 'service_down', 'service_down'],
  ['create', 413, {}, 'request_refused', 'request_refused'],
  ['create', 403, refused('no_credit'), 'request_refused', 'no_credit'],
  ['create', 201, { location: 'x' }, 'unexpected_answer', 'unexpected_answer'],
  ['create', 201, { id: '..', location: 'x' }, 'unexpected_answer', 'unexpected_answer'],
  ['get', 404, refused('resource_not_found'), 'resource_not_found', 'resource_not_found'],
  ['get', 410, refused('resource_gone'), 'result_expired', 'resource_gone'],
  ['get', 502, {}, 'service_down', 'service_down'],
  ['get', 200, { id: 'other', status: 'pending' }, 'unexpected_answer', 'unexpected_answer'],
  ['get', 200, { id: 'shot-1', status: 'thinking' }, 'unexpected_answer', 'unexpected_answer'],
  ['get', 200, null, 'unexpected_answer', 'unexpected_answer'],
  ['trigger', 404, failed('analysis_not_found'), 'analysis_not_found', 'analysis_not_found'],
  ['trigger', 410, failed('analysis_expired', 'expired'), 'text_expired', 'analysis_expired'],
  ['text', 404, failed('recommendations_not_found'), 'text_not_found', 'recommendations_not_found'],
  ['text', 404, failed('analysis_not_found'), 'analysis_not_found', 'analysis_not_found'],
  ['text', 410, failed('too old'), 'text_expired', 'analysis_expired'],
  ['text', 500, failed('model broke'), 'generation_failed', 'generation_failed'],
  ['text', 500, '', 'service_down', 'service_down'],
  ['text', 503, failed('model broke'), 'service_down', 'service_down'],
  ['text', 401, refused('authentication_failed'), 'authentication_failed', 'authentication_failed'],
  ['trigger', 500, failed('model broke'), 'service_down', 'service_down'],
  ['waitText', 404, failed('summary_not_found'), 'text_not_found', 'summary_not_found'],
  ['waitText', 500, failed('model broke'), 'generation_failed', 'generation_failed'],
  ['waitText', 200, failed('no', 'failed'), 'generation_failed', 'generation_failed'],
  ['waitText', 200, failed('old', 'expired'), 'text_expired', 'analysis_expired'],
  ['update', 404, UNKNOWN, 'analysis_not_found', 'analysis_not_found'],
  ['update', 404, refused('resource_not_found'), 'analysis_not_found', 'analysis_not_found'],
  ['update', 404, {}, 'resource_not_found', 'resource_not_found'],
  ['update', 410, refused('resource_gone'), 'result_expired', 'resource_gone'],
  ['update', 200, { success: false, meta: {} }, 'unexpected_answer', 'unexpected_answer'],
  ['update', 200, { success: true }, 'unexpected_answer', 'unexpected_answer'],
  ['createAd', 400, refused('invalid_configuration'), 'ad_refused', 'invalid_configuration'],
  ['createAd', 400, refused('invalid_request'), 'invalid_request', 'invalid_request'],
  ['createAd', 400, refused('too_much_text'), 'invalid_request', 'too_much_text'],
  ['createAd', 201, { location: 'x' }, 'unexpected_answer', 'unexpected_answer'],
  ['getAd', 410, refused('resource_gone'), 'result_expired', 'resource_gone'],
  ['waitAd', 404, refused('resource_not_found'), 'resource_not_found', 'resource_not_found'],
  ['getAd', 200, { id: 'other', status: 'pending' }, 'unexpected_answer', 'unexpected_answer'],
  ['waitAd', 200, { id: AD, status: 'success' }, 'unexpected_answer', 'unexpected_answer'],
  ['uploadUrl', 404, refused('resource_not_found'), 'video_add_on_missing', 'resource_not_found'],
  ['uploadUrl', 200, { url: 'not a link' }, 'unexpected_answer', 'unexpected_answer'],
  ['getVideo', 404, refused('resource_not_found'), 'video_not_found', 'resource_not_found'],
  ['waitVideo', 200, { id: VIDEO, status: 'pending' }, 'unexpected_answer', 'unexpected_answer']
]

describe('an answer of the service that is no success', () => {
  it.each(CASES)('%s, HTTP %i, %j', async (call, status, body, expected, code) => {
    answer(status, body)
    const thrown = await failure(CALLS[call]())
    expect(thrown).toMatchObject({ kind: expected })
    expect(thrown.toData()).toEqual({
      code,
      message: expect.stringMatching(/^.{10,}\.$/),
      advice: expect.stringMatching(/^.{10,}\.$/),
      sent: 'yes'
    })
    expect(thrown.status).toBe(status)
  })
})

it('a failed result cannot flood the message', async () => {
  answer(200, { id: SCREENSHOT, status: 'failed', ...refused('long', 'x'.repeat(100_000)) })
  expect((await failure(CALLS.wait())).message.length).toBeLessThan(300)
})

describe('something else than JSON', () => {
  const send = (status: number, type: string, body: string) =>
    server.answer((_, response) => response.writeHead(status, { 'content-type': type }).end(body))

  it.each([
    [200, 'text/html', '<!DOCTYPE html><p>Log in, Jane</p>', 'a web page (HTML)'],
    [404, 'text/html', '<html>no such page, Jane</html>', 'a web page (HTML)'],
    [200, 'text/plain', '  <html>Jane', 'a web page (HTML)'],
    [200, 'application/xml', '<Error>Jane</Error>', 'XML'],
    [200, 'application/json', '', 'nothing'],
    [200, 'application/json', '{"id": "Jane', 'broken or cut-off JSON'],
    [200, 'image/png', 'Jane', 'a picture'],
    [200, 'text/plain', 'Jane', 'something else']
  ])('is named and not repeated (%i %s %j)', async (status, type, body, name) => {
    send(status, type, body)
    const thrown = await failure(CALLS.get())
    expect(thrown).toMatchObject({ kind: 'not_json' })
    expect(thrown.message).toContain(name)
    expect(everythingIn(thrown)).not.toContain('Jane')
  })

  it('is JSON that is nested deeper than 100 levels, however deep', async () => {
    for (const levels of [101, 10_000]) {
      send(200, 'application/json', `${'['.repeat(levels)}${']'.repeat(levels)}`)
      expect(await failure(CALLS.get())).toMatchObject({ kind: 'not_json' })
    }
  })

  it('with a 5xx status means that the service is down', async () => {
    send(502, 'text/html', '<html>Bad gateway</html>')
    expect(await failure(CALLS.get())).toMatchObject({ kind: 'service_down' })
  })

  it('with a 401 still means that the key was refused', async () => {
    send(401, 'text/html', '<html>Unauthorized</html>')
    expect(await failure(CALLS.check())).toMatchObject({ kind: 'authentication_failed' })
  })
})

describe('a create that may have been accepted', () => {
  it.each([201, 500, 502, 504])('says so (HTTP %i without a readable answer)', async (status) => {
    server.answer((_, response) => response.writeHead(status).end('<html>'))
    expect((await failure(CALLS.create())).advice).toMatch(/may have accepted it/)
  })

  it.each([400, 401, 429, 307])('does not say so when refused (HTTP %i)', async (status) => {
    server.answer((_, response) => response.writeHead(status, { location: '/x' }).end('{}'))
    expect((await failure(CALLS.create())).advice).not.toMatch(/accepted/)
  })
})
