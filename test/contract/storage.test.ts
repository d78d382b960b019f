import { beforeEach, expect, it } from 'vitest'
import { apiOf } from './support/api'
import { pagePng } from './support/pictures'
import { KEY, describeOnAll } from './support/providers'

const MINUTE = 60 * 1000

describeOnAll('links of outputs', (start) => {
  const api = apiOf(start)
  const { provider } = api
  let link: string
  let id: string
  beforeEach(async () => {
    id = await api.create(await pagePng())
    link = (await api.settled(id)).outputs.attention.attentionMap
  })

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(link)
    change(url)
    return url.href
  }

  it('are signed, time-limited and on the origin of the service, outside its API', () => {
    const url = new URL(link)
    expect(url.origin).toBe(new URL(provider.baseUrl).origin)
    expect(url.pathname).toMatch(/^\/storage\//)
    expect([...url.searchParams.keys()].sort()).toEqual(['expires', 'signature'])
  })

  it('give a PNG of the announced length', async () => {
    const response = await api.link(link)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const length = Number(response.headers.get('content-length'))
    expect((await response.arrayBuffer()).byteLength).toBe(length)
  })

  it('refuse a request that carries an Authorization header', async () => {
    const response = await api.link(link, { authorization: `Bearer ${KEY}` })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('xml')
    expect(await response.text()).toContain('InvalidArgument')
  })

  it('stop working after a quarter of an hour, while the result gives new ones', async () => {
    provider.pass(14 * MINUTE)
    expect((await api.link(link)).status).toBe(200)
    provider.pass(MINUTE)
    const response = await api.link(link)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Request has expired')
    const { body } = await api.get(`/analyses/${id}`)
    expect((await api.link(body.outputs.attention.attentionMap)).status).toBe(200)
  })

  it('work to their end even when the result expires before', async () => {
    provider.pass(59 * MINUTE)
    const { body } = await api.get(`/analyses/${id}`)
    provider.pass(10 * MINUTE)
    expect((await api.get(`/analyses/${id}`)).status).toBe(410)
    expect((await api.link(body.outputs.attention.attentionMap)).status).toBe(200)
  })

  it('are refused when anything in them was changed', async () => {
    const forged = [
      changed((url) => url.searchParams.set('expires', '99999999999')),
      changed((url) => url.searchParams.set('signature', 'ab'.repeat(32))),
      changed((url) => url.searchParams.delete('signature')),
      changed((url) => (url.search = ''))
    ]
    for (const url of forged) expect((await api.link(url)).status).toBe(403)
  })

  it('are not found where nothing is stored', async () => {
    const urls = [
      changed((url) => (url.pathname += 'x')),
      changed((url) => (url.pathname = '/storage/folder/other.png')),
      changed((url) => (url.pathname = '/storage/'))
    ]
    for (const url of urls) expect((await api.link(url)).status).toBe(404)
  })

  it('can only be read', async () => {
    const response = await provider.fetch(new Request(link, { method: 'DELETE' }))
    expect(response.status).toBe(405)
    expect((await api.link(link)).status).toBe(200)
  })
})
