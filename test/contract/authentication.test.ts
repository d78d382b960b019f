import { describe, expect, it } from 'vitest'
import { apiOf } from './support/api'
import { ROUTES } from './support/routes'
import { KEY, PROVIDERS } from './support/providers'

describe.each(PROVIDERS)('authentication, %s', (_, start) => {
  const api = apiOf(start)

  for (const { endpoint, method, path } of ROUTES) {
    it(`${endpoint} refuses a request without a key`, async () => {
      const { status, body } = await api.call(path, { method })
      expect(status).toBe(401)
      expect(body.error.code).toBe('authentication_failed')
      expect(body.error.message).toEqual(expect.any(String))
    })
  }

  it.each([
    ['DELETE', '/analyses/some-id'],
    ['GET', '/nowhere']
  ])('%s %s does not say without a key what is there', async (method, path) => {
    expect((await api.call(path, { method })).status).toBe(401)
  })

  it.each([
    'Bearer wrong',
    'Bearer ',
    `Basic ${KEY}`,
    KEY,
    `Bearer ${KEY}x`,
    `Bearer ${KEY.slice(0, -1)}`
  ])('refuses the header %j', async (authorization) => {
    const { status, body } = await api.get('/', { authorization })
    expect(status).toBe(401)
    expect(body.error.code).toBe('authentication_failed')
  })

  it('confirms a right key at its base address, with and without a slash', async () => {
    for (const path of ['', '/']) {
      const { status, body } = await api.get(path)
      expect(status).toBe(200)
      expect(body).toEqual({ message: expect.any(String) })
    }
  })

  it('never repeats a key in its answer', async () => {
    const { body } = await api.get('/', { authorization: 'Bearer secret-of-someone' })
    expect(JSON.stringify(body)).not.toContain('secret-of-someone')
  })

  it.each([
    '/',
    '/analyses',
    '/analyses/some-id',
    '/update-meta/screenshot/some-id',
    '/../storage/a/b.png'
  ])('answers a preflight for %s without a key', async (path) => {
    const { status, headers } = await api.call(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'null',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type'
      }
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')?.split(',')).toEqual(['GET', 'POST', 'PUT'])
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase()
    expect(allowed).toContain('authorization')
    expect(allowed).toContain('content-type')
  })

  it('lets pages of every origin read refusals too, and the headers they need', async () => {
    const { headers } = await api.get('/', { authorization: 'Bearer wrong', origin: 'null' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toMatch(/location.*retry-after/i)
  })
})
