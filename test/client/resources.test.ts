import { describe, expect, it } from 'vitest'
import { ANALYSIS, failure, KEY, PICTURE, type SCREENSHOT, testClient } from './support/client'
import { ownServer } from './support/own-server'
import { jpeg, png } from './support/pictures'
import type { SeenRequest } from './support/test-server'

const { server, client, answer, last } = await ownServer()

/** The one request that the server saw. */
function seen(): SeenRequest {
  expect(server.requests).toHaveLength(1)
  return server.requests[0]!
}

describe('check', () => {
  it('asks GET / with the key and nothing else', async () => {
    answer(200, { message: 'Welcome.' })
    expect(await testClient(`${server.baseUrl}/`).check()).toEqual({ message: 'Welcome.' })
    const { method, path, headers, body } = seen()
    expect([method, path, body]).toEqual(['GET', '/v2/', ''])
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(headers.cookie).toBeUndefined()
  })
})

describe('analyses', () => {
  it('creates with the interface’s body, and returns the screenshot id', async () => {
    const predictions = { attention: {}, clarity: { outputs: ['score' as const] } }
    answer(201, { id: 'shot-1', location: 'https://elsewhere.example/v2/analyses/other' })
    const title = '  A \n title '
    const { id } = await client.analyses.create({ ...PICTURE, title, predictions })
    expect(id).toBe('shot-1')
    const content = Buffer.from(PICTURE.bytes).toString('base64')
    expect(last()).toEqual({
      asked: ['POST', '/v2/analyses'],
      json: { input: { type: 'image', content, medium: 'generic', title: 'A title' }, predictions }
    })
  })

  it('creates a page analysis, without predictions when none are named', async () => {
    const page = {
      type: 'webPageUrl',
      content: 'https://example.com/',
      medium: 'mobileWeb',
      removeCookieBanner: true,
      title: 'Example'
    } as const
    answer(201, { id: 'shot-1', location: '' })
    await client.analyses.create(page)
    expect(JSON.parse(seen().body)).toEqual({ input: page })
  })

  it('puts an id into the path as one segment, whatever it holds', async () => {
    const id = 'a/../b?c#d%2e ü' as typeof SCREENSHOT
    answer(200, { id, status: 'pending' })
    await client.analyses.get(id)
    expect(seen().path).toBe(`/v2/analyses/${encodeURIComponent(id)}`)
  })

  it('takes null for what a service has not, as if it were missing', async () => {
    const id = 'shot-1' as typeof SCREENSHOT
    const attentionMap = 'https://storage.example/map.png'
    const known = { id, _internal_exposed_id: 'inner-1', status: 'success' }
    const attention = { attentionMap, roiMap: null }
    const more = { clarity: null, excitingness: { score: 4, map: null }, input: null }
    answer(200, { ...known, error: null, outputs: { attention, ...more } })
    expect(await client.analyses.get(id)).toEqual({
      ...known,
      outputs: { attention: { attentionMap }, excitingness: { score: 4 } }
    })
  })

  it.each([
    ['too small', () => png(39, 200), 'invalid_input_image_dimensions'],
    ['too large', () => png(2001, 40), 'invalid_input_image_dimensions'],
    ['no picture', () => new Uint8Array([1, 2, 3]), 'unreadable_input_image'],
    ['empty', () => new Uint8Array(), 'unreadable_input_image'],
    ['cut off in its header', () => png().subarray(0, 20), 'unreadable_input_image'],
    ['a GIF', () => new TextEncoder().encode('GIF89a..........'), 'unreadable_input_image'],
    ['over 5 MB', () => new Uint8Array(5_000_001), 'invalid_request']
  ])('refuses a picture that is %s before anything is sent', async (_, bytes, code) => {
    const thrown = await failure(client.analyses.create({ ...PICTURE, bytes: bytes() }))
    expect(thrown).toMatchObject({ kind: 'invalid_input' })
    expect(thrown.toData()).toMatchObject({ code, sent: 'no' })
    expect(server.requests).toEqual([])
  })

  it.each([
    [40, 2000],
    [2000, 40]
  ])('takes a JPEG of %i by %i px', async (width, height) => {
    const bytes = await jpeg(width, height)
    answer(200, { id: 'shot-1', location: '' })
    expect((await client.analyses.create({ ...PICTURE, bytes })).id).toBe('shot-1')
  })

  it('refuses a page for the generic medium before anything is sent', async () => {
    const page = { type: 'webPageUrl', content: 'https://example.com/', title: 'x' } as const
    const thrown = await failure(
      client.analyses.create({ ...page, medium: 'generic' as 'desktopWeb' })
    )
    expect(thrown.toData()).toMatchObject({ code: 'invalid_request', sent: 'no' })
  })
})

describe('generation', () => {
  it('triggers by POST without a body', async () => {
    const task = { success: true, status: 'started', msg: 'Started.' }
    answer(200, task)
    expect(await client.generation('summary').trigger(ANALYSIS)).toEqual(task)
    const { method, path, headers, body } = seen()
    expect([method, path, body]).toEqual(['POST', '/v2/analyses/summary/inner-1', ''])
    expect(headers['content-type']).toBeUndefined()
  })

  it('waits for the Markdown', async () => {
    answer(200, { success: true, status: 'completed', data: '# Fine' })
    expect(await client.generation('recommendations').wait(ANALYSIS)).toBe('# Fine')
    expect(seen().path).toBe('/v2/analyses/recommendations/inner-1')
  })
})

describe('the injected fetch', () => {
  it('is called with one Request, and without an object before its dot', async () => {
    const calls: unknown[][] = []
    const fetch = async function (this: unknown, ...args: unknown[]): Promise<Response> {
      calls.push([this, ...args])
      return Response.json({ message: 'In process.' })
    }
    expect(await testClient('https://glance.example/v2', { fetch }).check()).toEqual({
      message: 'In process.'
    })
    expect(calls).toEqual([[undefined, expect.any(Request)]])
  })
})
