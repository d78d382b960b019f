import { expect, it } from 'vitest'
import { apiOf, imageRequest } from './support/api'
import { pagePng, pngOfSize } from './support/pictures'
import { describeOnAll } from './support/providers'

const png = await pagePng()

const input = (changes: object): object => imageRequest(png, {}, changes)
const asking = (predictions: unknown): object => ({ ...input({}), predictions })

describeOnAll('creating an analysis', (start) => {
  const api = apiOf(start)
  const { provider } = api

  it('answers 201 with an id and the address of the result, also as a header', async () => {
    const { status, headers, body } = await api.post('/analyses', imageRequest(png))
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id', 'location'])
    expect(body.location).toBe(`${provider.baseUrl}/analyses/${body.id}`)
    expect(headers.get('location')).toBe(body.location)
  })

  it.each([
    ['input: This is missing.', {}],
    ['input: This must be an object.', { input: 'picture' }],
    ['input.type: This must be "image" or "webPageUrl".', input({ type: 'painting' })],
    ['input.content: This is empty.', input({ content: '' })],
    ['input.content: This must be a text.', input({ content: 7 })],
    ['input.content: This is not base64.', input({ content: '%%%' })],
    [
      'input.content: Send the base64 text alone, without a data: prefix.',
      input({ content: 'data:image/png;base64,iVBORw0KGgo=' })
    ],
    [
      'input.content: This is no web address.',
      input({ type: 'webPageUrl', content: 'no address', medium: 'desktopWeb' })
    ],
    [
      'input.medium: This must be "desktopWeb" or "mobileWeb" or "generic".',
      input({ medium: 'billboard' })
    ],
    [
      'input.medium: This must be "desktopWeb" or "mobileWeb".',
      input({ type: 'webPageUrl', content: 'https://example.com' })
    ],
    ['input.title: This is empty.', input({ title: '' })],
    ['input.title: This is too long: 2048 are the most.', input({ title: 'x'.repeat(2049) })],
    ['input.title: This is missing.', input({ title: undefined })],
    ['predictions: This must be an object.', asking([])],
    ['predictions.attention: This must be an object.', asking({ attention: true })],
    [
      'predictions.clarity.outputs.0: This must be "score" or "map".',
      asking({ clarity: { outputs: ['colour'] } })
    ],
    [
      'predictions.attention.regionsOfInterest.0.2: This must be more than 0.',
      asking({ attention: { regionsOfInterest: [[0, 0, 0, 1]] } })
    ],
    ['predictions.clarty: There is no such prediction.', asking({ clarty: {} })]
  ])('says what is wrong: %s', async (message, request) => {
    const { status, body } = await api.post('/analyses', request)
    expect(status).toBe(400)
    expect(body.error).toEqual({ code: 'invalid_request', message })
  })

  it.each([1, 2048])('takes a title of %i characters', async (length) => {
    const { status } = await api.post('/analyses', input({ title: 'x'.repeat(length) }))
    expect(status).toBe(201)
  })

  it('takes base64 with line breaks and without padding', async () => {
    const content = png
      .toString('base64')
      .replace(/=+$/, '')
      .replace(/(.{76})/g, '$1\r\n')
    const { body } = await api.post('/analyses', input({ content }))
    expect((await api.settled(body.id)).status).toBe('success')
  })

  it('takes a file of 5 MB and refuses one of a byte more', async () => {
    const largest = await api.create(await pngOfSize(5_000_000))
    expect((await api.settled(largest)).status).toBe('success')
    const { status, body } = await api.post('/analyses', imageRequest(await pngOfSize(5_000_001)))
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.message).toMatch(/^input\.content: .*5000001/)
  })
})
