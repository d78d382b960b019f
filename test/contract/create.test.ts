import { expect, it } from 'vitest'
import { apiOf, imageRequest } from './support/api'
import { pagePng, pngOfSize } from './support/pictures'
import { describeOnAll } from './support/providers'

const png = await pagePng()

const input = (changes: object): object => imageRequest(png, {}, changes)

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
    ['input', {}],
    ['input', { input: 'picture' }],
    ['input.type', input({ type: 'painting' })],
    ['input.content', input({ content: '' })],
    ['input.content', input({ content: 7 })],
    ['input.content', input({ content: '%%%' })],
    ['input.content', input({ content: 'data:image/png;base64,iVBORw0KGgo=' })],
    ['input.content', input({ type: 'webPageUrl', content: 'no address', medium: 'desktopWeb' })],
    ['input.medium', input({ medium: 'billboard' })],
    ['input.medium', input({ type: 'webPageUrl', content: 'https://example.com' })],
    ['input.title', input({ title: '' })],
    ['input.title', input({ title: 'x'.repeat(2049) })],
    ['input.title', input({ title: undefined })],
    ['predictions', { ...input({}), predictions: [] }],
    ['predictions.attention', { ...input({}), predictions: { attention: true } }],
    [
      'predictions.clarity.outputs.0',
      { ...input({}), predictions: { clarity: { outputs: ['colour'] } } }
    ],
    ['predictions.clarty', { ...input({}), predictions: { clarty: {} } }]
  ])('names %s when it is wrong', async (field, request) => {
    const { status, body } = await api.post('/analyses', request)
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.message).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}: `))
    expect(body.error.message.length).toBeLessThan(400)
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
