import { afterEach, beforeEach, expect, it } from 'vitest'
import { Api } from './support/api'
import { pagePng } from './support/pictures'
import { type Provider, describeOnAll } from './support/providers'

const png = await pagePng()

describeOnAll('tags', (start) => {
  let provider: Provider
  let api: Api
  beforeEach(async () => {
    provider = await start()
    api = new Api(provider)
  })
  afterEach(() => provider.stop())

  const createAd = (title: string): Promise<unknown> =>
    api.post('/ad-visibility', { input: { content: png.toString('base64'), title } })

  const names = async (resourceType: string): Promise<unknown> =>
    (await api.get(`/tag-search/${resourceType}`)).body

  it('are none at first', async () => {
    const { status, body } = await api.get('/tag-summary')
    expect(status).toBe(200)
    expect(body).toEqual([])
    expect(await names('screenshot')).toEqual([])
  })

  it('are counted once per resource, most used first, then by name', async () => {
    await api.create(png, {}, { title: '#Zebra and #apple', medium: 'mobileWeb' })
    await api.create(png, {}, { title: '#zebra, #ZEBRA', medium: 'generic' })
    await createAd('Spring #sale #apple')
    await createAd('#Apple')
    expect((await api.get('/tag-summary')).body).toEqual([
      { name: 'apple', usageNumber: 3 },
      { name: 'Zebra', usageNumber: 2 },
      { name: 'generic', usageNumber: 1 },
      { name: 'mobileWeb', usageNumber: 1 },
      { name: 'sale', usageNumber: 1 }
    ])
  })

  it('are found by resource type', async () => {
    await api.create(png, {}, { title: '#b #a' })
    await createAd('#c')
    expect(await names('screenshot')).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'generic' }])
    expect(await names('ad')).toEqual([{ name: 'c' }])
  })

  it('are none for other resource types', async () => {
    await api.create(png, {}, { title: '#a' })
    for (const type of ['video', 'painting', 'Screenshot', 'constructor', '%F0%9F%8D%8E']) {
      const { status, body } = await api.get(`/tag-search/${type}`)
      expect(status).toBe(200)
      expect(body).toEqual([])
    }
  })

  it('stay when the result has expired', async () => {
    await api.settled(await api.create(png, {}, { title: '#kept' }))
    provider.pass(3 * 60 * 60 * 1000)
    await api.settled(await api.create(png))
    expect(await names('screenshot')).toContainEqual({ name: 'kept' })
  })

  it('of a refused request are not counted', async () => {
    await api.post('/ad-visibility', { input: { content: '%', title: '#refused' } })
    expect((await api.get('/tag-summary')).body).toEqual([])
  })
})
