import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playPages } from '../support/play-pages'
import { playAdmit, type PlaySite, playSite } from '../support/play-site'
import { ALL_PREDICTIONS, Api, type Body, imageRequest } from './support/api'
import { pagePng } from './support/pictures'
import { type Provider, describeWithBrowser, PROVIDERS } from './support/providers'

/** Short, so that a page that stays blank is given up soon; all else may take what a busy computer takes. */
const LIMITS = { quietMs: 1_000, arrivalMs: 1_000 }

function pageRequest(content: string, input: object = {}): object {
  return {
    input: { type: 'webPageUrl', content, medium: 'desktopWeb', title: 'A page', ...input }
  }
}

describeWithBrowser('web pages', (start) => {
  let site: PlaySite
  let provider: Provider
  let api: Api
  beforeAll(async () => {
    site = await playSite(playPages)
    provider = await start({ pages: { admit: playAdmit, limits: LIMITS } })
    api = new Api(provider)
  })
  afterAll(async () => {
    await provider.stop()
    await site.stop()
  })

  const analyse = async (url: string, input: object = {}, extra: object = {}): Promise<Body> => {
    const answer = await api.post('/analyses', { ...pageRequest(url, input), ...extra })
    expect(answer.status).toBe(201)
    return api.settled(answer.body.id)
  }

  const picture = async (link: string): Promise<Buffer> =>
    Buffer.from(await (await api.link(link)).arrayBuffer())

  it.each([
    ['desktopWeb', 1440, 900],
    ['mobileWeb', 780, 1688]
  ] as const)(
    'are captured and analysed for %s, at a size of the service’s own',
    async (medium, width, height) => {
      const result = await analyse(site.url('/'), { medium }, ALL_PREDICTIONS)
      expect(result.status).toBe('success')
      const { attention, clarity, input } = result.outputs
      for (const link of [input.image, attention.attentionMap, clarity.map]) {
        const { format, ...size } = await sharp(await picture(link)).metadata()
        expect({ format, ...size }).toMatchObject({ format: 'png', width, height })
      }
    }
  )

  it('have texts, as images have', async () => {
    const { _internal_exposed_id: id } = await analyse(site.url('/'))
    expect((await api.written('summary', id)).data).toContain('stimate')
  })

  it('are pending while they are captured, and hold up no other request', async () => {
    const { body } = await api.post('/analyses', pageRequest(site.url('/never')))
    const id = body.id
    const image = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#f00' }
    })
      .composite([
        { input: Buffer.from('<svg width="32" height="32"><rect width="32" height="32"/></svg>') }
      ])
      .png()
      .toBuffer()
    expect((await api.settled(await api.create(image))).status).toBe('success')
    expect((await api.get(`/analyses/${id}`)).body).toEqual({ id, status: 'pending' })
    expect((await api.settled(id)).error.code).toBe('page_timeout')
  })

  it('lose their cookie banner only when that is asked for', async () => {
    const [kept, removed] = await Promise.all(
      [false, true].map((removeCookieBanner) =>
        analyse(site.url('/banner'), { removeCookieBanner })
      )
    )
    const half = { left: 0, top: 600, width: 1440, height: 300 }
    const darkness = await Promise.all(
      [kept!, removed!].map(async ({ outputs }) => {
        const { dominant } = await sharp(await picture(outputs.input.image))
          .extract(half)
          .stats()
        return dominant.r < 100
      })
    )
    expect(darkness).toEqual([true, false])
  })

  it.each([
    ['page_not_public', 'a private address', 'http://10.0.0.1/'],
    ['page_unreachable', 'a site that does not exist', 'https://nowhere.example/'],
    ['page_error', 'a page that does not exist', '/missing'],
    ['page_not_html', 'a download', '/download'],
    ['blank_input_image', 'a page with nothing on it', '/blank']
  ])('fail with %s: %s', async (code, _, address) => {
    const result = await analyse(address.startsWith('/') ? site.url(address) : address)
    expect(result).toEqual({
      id: expect.any(String),
      status: 'failed',
      error: { code, message: expect.any(String) }
    })
  })

  it.each([
    ['the medium generic', 'https://example.com/', { medium: 'generic' }, 'input.medium'],
    ['no address', 'example', {}, 'input.content'],
    ['an address without a host', 'https://', {}, 'input.content'],
    ['a file', 'file:///etc/passwd', {}, 'input.content'],
    ['a script', 'javascript:alert(1)', {}, 'input.content'],
    ['a user name and password', 'https://me:secret@example.com/', {}, 'input.content'],
    [
      'a removal that is no boolean',
      'https://example.com/',
      { removeCookieBanner: 'yes' },
      'input.removeCookieBanner'
    ]
  ])('are refused with %s', async (_, content, input, field) => {
    const { status, body } = await api.post('/analyses', pageRequest(content, input))
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.message).toMatch(new RegExp(`^${field}: `))
    expect(body.error.message).not.toContain('secret')
  })

  it('are turned away when too many wait, and pictures are not', async () => {
    const other = await start({ pages: { admit: playAdmit } })
    const crowd = new Api(other)
    const request = pageRequest(site.url('/never'))
    const statuses = []
    for (let i = 0; i < 36; i++) statuses.push((await crowd.post('/analyses', request)).status)
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([201]))
    expect(statuses.at(-1)).toBe(429)
    expect((await crowd.post('/analyses', imageRequest(await pagePng()))).status).toBe(201)
    await other.stop()
  })
})

describe.each(PROVIDERS)('web pages without a browser, %s', (_, start) => {
  it('fail, and say what they need', async () => {
    const provider = await start({ hasBrowser: false })
    const api = new Api(provider)
    const { body } = await api.post('/analyses', pageRequest('https://example.com/'))
    const { status, error } = await api.settled(body.id)
    expect(status).toBe('failed')
    expect(error.code).toBe('page_capture_unavailable')
    expect(error.message).toContain('connected service with a browser')
    await provider.stop()
  })
})
