import { expect, it } from 'vitest'
import { type Answer, apiOf, type Body, imageRequest } from './support/api'
import { blankPng, pageJpeg, pagePng, pngOfSize } from './support/pictures'
import { describeOnAll } from './support/providers'

const HOUR = 60 * 60 * 1000

const png = await pagePng()

const ad = (file: Buffer, title?: unknown): object => ({
  input: { content: file.toString('base64'), ...(title !== undefined && { title }) }
})

/** An ad's outputs, which no analysis has. */
const outputsOf = ({ outputs }: Body): { score: number; input: string } =>
  outputs as unknown as { score: number; input: string }

describeOnAll('ad visibility', (start) => {
  const api = apiOf(start)
  const { provider } = api

  const create = (body: object): Promise<Answer> => api.post('/ad-visibility', body)

  const createdId = async (file: Buffer = png): Promise<string> => (await create(ad(file))).body.id

  const refused = ({ status, body }: Answer): void => {
    expect(status).toBe(400)
    expect(body.error).toEqual({
      code: 'invalid_configuration',
      message: expect.stringMatching(/^(body|input)/)
    })
  }

  it('answers 201 with an id and the address of the result', async () => {
    const { status, headers, body } = await create(ad(png, 'Spring'))
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id', 'location'])
    expect(body.location).toBe(`${provider.baseUrl}/ad-visibility/${body.id}`)
    expect(headers.get('location')).toBe(body.location)
  })

  it.each(['', 'x', 'x'.repeat(5_000)])('takes any title', async (title) => {
    expect((await create(ad(png, title))).status).toBe(201)
    expect((await create(ad(png))).status).toBe(201)
  })

  it('refuses a title that is no text', async () => {
    refused(await create(ad(png, 7)))
  })

  it.each([
    ['no input', {}],
    ['an input that is a text', { input: 'x' }],
    ['no content', { input: { title: 'x' } }],
    ['an empty content', { input: { content: '' } }],
    ['a content that is no text', { input: { content: 7 } }],
    ['what is no base64', { input: { content: '%%%' } }],
    ['a data: address', { input: { content: 'data:image/png;base64,iVBORw0KGgo=' } }]
  ])('refuses %s', async (_, body) => {
    refused(await create(body))
  })

  it('refuses what is no PNG or JPEG', async () => {
    const jpeg = await pageJpeg()
    for (const file of [Buffer.from('GIF89a'), png.subarray(0, 20), jpeg.subarray(0, 40)]) {
      refused(await create(ad(file)))
    }
  })

  it.each([
    [39, 40],
    [40, 2001]
  ])('refuses a picture of %i x %i px', async (width, height) => {
    const answer = await create(ad(await pagePng(width, height)))
    refused(answer)
    expect(answer.body.error.message).toContain(`${width} x ${height} px`)
  })

  it.each([
    [40, 40],
    [2000, 40]
  ])('takes a picture of %i x %i px', async (width, height) => {
    const id = await createdId(await pagePng(width, height))
    expect((await api.settledAd(id)).status).toBe('success')
  })

  it('takes a file of 5 MB and refuses one of a byte more', async () => {
    expect((await create(ad(await pngOfSize(5_000_000)))).status).toBe(201)
    refused(await create(ad(await pngOfSize(5_000_001))))
  })

  it('is pending first, with nothing but its id and status', async () => {
    const id = await createdId(await pagePng(640, 480))
    const { status, body } = await api.get(`/ad-visibility/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ id, status: 'pending' })
    await api.settledAd(id)
  })

  it('succeeds with a score and a link to its picture', async () => {
    for (const [file, type] of [
      [png, 'image/png'],
      [await pageJpeg(), 'image/jpeg']
    ] as const) {
      const id = await createdId(file)
      const result = await api.settledAd(id)
      expect(result).toEqual({
        id,
        status: 'success',
        outputs: { score: expect.any(Number), input: expect.any(String) }
      })
      const { score, input } = outputsOf(result)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      const response = await api.link(input)
      expect(response.headers.get('content-type')).toBe(type)
      expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
    }
  })

  it('fails when the rest of the picture is corrupt', async () => {
    const id = await createdId(png.subarray(0, png.length - 40))
    expect(await api.settledAd(id)).toEqual({
      id,
      status: 'failed',
      error: { code: 'unreadable_input_image', message: expect.any(String) }
    })
  })

  it('fails on a blank picture', async () => {
    const result = await api.settledAd(await createdId(await blankPng()))
    expect(result.error.code).toBe('blank_input_image')
  })

  it('has ids of its own', async () => {
    const adId = await createdId()
    const screenshotId = await api.create(png)
    const { _internal_exposed_id: analysisId } = await api.settled(screenshotId)
    await api.settledAd(adId)
    const paths = [
      ...['unknown', screenshotId, analysisId].map((id) => `/ad-visibility/${id}`),
      `/analyses/${adId}`
    ]
    for (const path of paths) {
      const { status, body } = await api.get(path)
      expect(status).toBe(404)
      expect(body.error.code).toBe('resource_not_found')
    }
    expect((await api.post(`/analyses/summary/${adId}`)).status).toBe(404)
  })

  it('is there for an hour after its completion, and then gone', async () => {
    const id = await createdId()
    const { outputs } = await api.settledAd(id)
    expect(outputs).toBeDefined()
    provider.pass(HOUR - 5_000)
    expect((await api.get(`/ad-visibility/${id}`)).status).toBe(200)
    provider.pass(5_000)
    for (let look = 0; look < 2; look++) {
      const { status, body } = await api.get(`/ad-visibility/${id}`)
      expect(status).toBe(410)
      expect(body.error.code).toBe('resource_gone')
      // The next analysis clears away what has expired; the answer stays.
      provider.pass(HOUR)
      await api.settled((await api.post('/analyses', imageRequest(png))).body.id)
    }
  })
})
