import { describe, expect, it } from 'vitest'
import { failure, KEY } from './support/client'
import { ownServer } from './support/own-server'
import { json } from './support/test-server'

const { server, client } = await ownServer()

const answer = (body: unknown, status = 200): void =>
  server.answer((_, response) => json(response, status, body))

describe('a search for tags', () => {
  it('asks for the resource type with the key', async () => {
    answer([{ name: 'checkout', colour: 'red' }, { name: 'landing' }])
    expect(await client.tags.search(' screenshot ')).toEqual([
      { name: 'checkout' },
      { name: 'landing' }
    ])
    const { method, path, headers } = server.requests.at(-1)!
    expect([method, path]).toEqual(['GET', '/v2/tag-search/screenshot'])
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
  })

  it.each(['a/b', '../analyses', 'a?b#c', '%2e%2e', 'ü 🙂'])(
    'puts the type %j into the path as one segment',
    async (type) => {
      answer([])
      await client.tags.search(type)
      expect(server.requests.at(-1)!.path).toBe(`/v2/tag-search/${encodeURIComponent(type)}`)
    }
  )

  it.each(['', '  ', '.', '..', '\ud800'])(
    'refuses the type %j before anything is sent',
    async (type) => {
      const before = server.requests.length
      const thrown = await failure(client.tags.search(type))
      expect(thrown).toMatchObject({ kind: 'invalid_input' })
      expect(server.requests).toHaveLength(before)
    }
  )

  it('names the resource type when the service does not know it', async () => {
    answer({ error: { code: 'resource_not_found', message: 'No.' } }, 404)
    const thrown = await failure(client.tags.search('potato'))
    expect(thrown).toMatchObject({ kind: 'resource_not_found' })
    expect(thrown.message).toContain('tags for this resource type')
  })
})

describe('the summary of tags', () => {
  it('tells how often each one is used', async () => {
    const tags = [
      { name: 'checkout', usageNumber: 12 },
      { name: 'unused', usageNumber: 0 }
    ]
    answer(tags)
    expect(await client.tags.summary()).toEqual(tags)
    expect(server.requests.at(-1)!.path).toBe('/v2/tag-summary')
  })

  it.each([{}, [{ name: 'x' }], [{ name: 'x', usageNumber: 1.5 }], null])(
    'is not %j',
    async (body) => {
      answer(body)
      expect(await failure(client.tags.summary())).toMatchObject({ kind: 'unexpected_answer' })
    }
  )
})
