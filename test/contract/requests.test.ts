import { describe, expect, it } from 'vitest'
import { apiOf } from './support/api'
import { KEY, PROVIDERS } from './support/providers'
import { ROUTES } from './support/routes'

const KEYED = { authorization: `Bearer ${KEY}` }
const JSON_TYPE = { ...KEYED, 'content-type': 'application/json' }

const MALFORMED: [name: string, init: RequestInit][] = [
  ['no body', { headers: JSON_TYPE }],
  ['broken JSON', { headers: JSON_TYPE, body: '{"input":' }],
  ['a list', { headers: JSON_TYPE, body: '[]' }],
  ['null', { headers: JSON_TYPE, body: 'null' }],
  ['an empty object', { headers: JSON_TYPE, body: '{}' }],
  ['another content type', { headers: { ...KEYED, 'content-type': 'text/plain' }, body: '{}' }],
  ['a form', { headers: KEYED, body: new URLSearchParams({ input: 'x' }) }]
]

it('knows a route for each of the fifteen endpoints', () => {
  expect(new Set(ROUTES.map(({ endpoint }) => endpoint)).size).toBe(15)
})

describe.each(PROVIDERS)('requests, %s', (_, start) => {
  const api = apiOf(start)
  const { provider } = api

  for (const { endpoint, path, allow } of ROUTES) {
    it(`${endpoint} names the methods that work when another is used`, async () => {
      for (const method of ['DELETE', 'PATCH', 'PUT', 'POST', 'GET']) {
        if (allow.includes(method)) continue
        const { status, headers, body } = await api.call(path, { method, headers: KEYED })
        expect(status).toBe(405)
        expect(headers.get('allow')).toBe(allow)
        expect(body.error).toEqual({ code: 'method_not_allowed', message: expect.any(String) })
      }
    })
  }

  for (const { endpoint, method, path, refusal } of ROUTES) {
    if (refusal === null) continue
    it.each(MALFORMED)(`${endpoint} refuses %s`, async (_, init) => {
      const { status, body } = await api.call(path, { ...init, method })
      expect(status).toBe(400)
      expect(body.error).toEqual({ code: refusal, message: expect.any(String) })
    })
  }

  it.each([
    '/nowhere',
    '/analyses/some-id/maps',
    '/update-meta',
    '/update-meta/screenshot',
    '/update-meta/video/some-id',
    '/ad-visibility/some-id/score',
    '/tag-search',
    '/tag-search/a/b',
    '/tag-summary/all'
  ])('find nothing at %s', async (path) => {
    for (const method of ['GET', 'PUT']) {
      const { status, body } = await api.call(path, { method, headers: KEYED })
      expect(status).toBe(404)
      expect(body.error).toEqual({ code: 'resource_not_found', message: expect.any(String) })
    }
  })

  it('find nothing outside the base address', async () => {
    const url = new URL('/v1/analyses', provider.baseUrl)
    const response = await provider.fetch(new Request(url, { headers: KEYED }))
    expect(response.status).toBe(404)
  })
})
