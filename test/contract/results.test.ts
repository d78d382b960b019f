import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ALL_PREDICTIONS, apiOf, type Body } from './support/api'
import { blankPng, pageJpeg, pagePng } from './support/pictures'
import { describeOnAll } from './support/providers'

const HOUR = 60 * 60 * 1000

const png = await pagePng()

describeOnAll('results of analyses', (start) => {
  const api = apiOf(start)
  const { provider } = api

  const analyse = async (image: Buffer, extra: object = {}, input: object = {}): Promise<Body> =>
    api.settled(await api.create(image, extra, input))

  it('is pending first, with nothing but its id and status', async () => {
    const large = await pagePng(640, 480)
    const id = await api.create(large)
    const { status, body } = await api.get(`/analyses/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ id, status: 'pending' })
    await api.settled(id)
  })

  it('succeeds with the attention maps when no prediction is named', async () => {
    const result = await analyse(png)
    expect(result).toEqual({
      id: expect.any(String),
      _internal_exposed_id: expect.any(String),
      status: 'success',
      outputs: {
        attention: {
          attentionMap: expect.any(String),
          perceptionMap: expect.any(String),
          hotspotsMap: expect.any(String)
        },
        input: { image: expect.any(String) }
      }
    })
    expect(result._internal_exposed_id).not.toBe(result.id)
  })

  it.each([
    ['clarity', { clarity: {} }],
    ['excitingness', { excitingness: { outputs: ['score'] } }]
  ] as const)(
    'gives score and map of %s when only that is asked for',
    async (name, predictions) => {
      const { outputs } = await analyse(png, { predictions })
      expect(Object.keys(outputs).sort()).toEqual([name, 'input'].sort())
      expect(outputs[name].score).toBeGreaterThanOrEqual(0)
      expect(outputs[name].score).toBeLessThanOrEqual(100)
      expect(outputs[name].map).toEqual(expect.any(String))
    }
  )

  it('draws every map at the size of the picture, transparent where nothing is said', async () => {
    const { outputs } = await analyse(await pagePng(120, 77), ALL_PREDICTIONS)
    const links = [
      ...Object.values(outputs.attention),
      outputs.clarity.map,
      outputs.excitingness.map
    ]
    expect(links).toHaveLength(5)
    for (const link of links) {
      const response = await api.link(link)
      const picture = sharp(await response.arrayBuffer())
      const { width, height, format, hasAlpha } = await picture.metadata()
      expect({ width, height, format, hasAlpha }).toEqual({
        width: 120,
        height: 77,
        format: 'png',
        hasAlpha: true
      })
      expect((await picture.stats()).isOpaque).toBe(false)
    }
  })

  it('gives the input back as it was sent', async () => {
    for (const [image, type] of [
      [png, 'image/png'],
      [await pageJpeg(), 'image/jpeg']
    ] as const) {
      const { outputs } = await analyse(image)
      const response = await api.link(outputs.input.image)
      expect(response.headers.get('content-type')).toBe(type)
      expect(Buffer.from(await response.arrayBuffer()).equals(image)).toBe(true)
    }
  })

  it.each([
    [40, 40],
    [2000, 40],
    [40, 2000]
  ])('takes a picture of %i x %i px', async (width, height) => {
    expect((await analyse(await pagePng(width, height))).status).toBe('success')
  })

  it.each([
    [39, 40],
    [200, 39],
    [2001, 40],
    [40, 2001]
  ])('fails on a picture of %i x %i px', async (width, height) => {
    const { status, error } = await analyse(await pagePng(width, height))
    expect(status).toBe('failed')
    expect(error.code).toBe('invalid_input_image_dimensions')
    expect(error.message).toContain(`${width} x ${height} px`)
  })

  it('fails on what it cannot read, and says nothing else in the result', async () => {
    const webp = await sharp(png).webp().toBuffer()
    const jpeg = await pageJpeg(400, 300)
    const broken = [
      webp,
      Buffer.from('not a picture'),
      png.subarray(0, 20),
      png.subarray(0, png.length / 2),
      jpeg.subarray(0, jpeg.length / 2)
    ]
    for (const image of broken) {
      const result = await analyse(image)
      expect(result).toEqual({
        id: result.id,
        status: 'failed',
        error: { code: 'unreadable_input_image', message: expect.any(String) }
      })
    }
  })

  it('fails on a blank picture', async () => {
    expect((await analyse(await blankPng())).error.code).toBe('blank_input_image')
  })

  it('takes several at once and finishes them all', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => api.create(png)))
    const results = await Promise.all(ids.map((id) => api.settled(id)))
    expect(results.map(({ status }) => status)).toEqual(Array(6).fill('success'))
  })

  it('knows a result by its screenshot id alone', async () => {
    const { _internal_exposed_id: analysisId } = await analyse(png)
    for (const id of [analysisId, 'unknown']) {
      const { status, body } = await api.get(`/analyses/${id}`)
      expect(status).toBe(404)
      expect(body.error.code).toBe('resource_not_found')
    }
  })

  it('is there for an hour after its completion, and then gone', async () => {
    const result = await analyse(png)
    provider.pass(HOUR - 5_000)
    expect((await api.get(`/analyses/${result.id}`)).status).toBe(200)
    provider.pass(5_000)
    for (let look = 0; look < 2; look++) {
      const { status, body } = await api.get(`/analyses/${result.id}`)
      expect(status).toBe(410)
      expect(body.error.code).toBe('resource_gone')
      // The next analysis clears away what has expired; the answer stays.
      provider.pass(HOUR)
      await analyse(png)
    }
  })
})
