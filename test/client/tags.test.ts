import { describe, expect, it } from 'vitest'
import { failure, KEY } from './support/client'
import { ownServer, refused } from './support/own-server'

const { server, client, answer } = await ownServer()

describe('a search for tags', () => {
  it('asks for the resource type with the key', async () => {
    answer(200, [{ name: 'checkout', colour: 'red' }, { name: 'landing' }])
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
      answer(200, [])
      await client.tags.search(type)
      expect(server.requests.at(-1)!.path).toBe(`/v2/tag-search/${encodeURIComponent(type)}`)
    }
  )

  it.each(['', '  ', '.', '..', '\ud800'])(
    'refuses the type %j before anything is sent',
    async (type) => {
      const thrown = await failure(client.tags.search(type))
      expect(thrown).toMatchObject({ kind: 'invalid_input' })
      expect(server.requests).toEqual([])
    }
  )

  it('names the resource type when the service does not know it', async () => {
    answer(404, refused('resource_not_found'))
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
    answer(200, tags)
    expect(await client.tags.summary()).toEqual(tags)
    expect(server.requests.at(-1)!.path).toBe('/v2/tag-summary')
  })

  it.each([{}, [{ name: 'x' }], [{ name: 'x', usageNumber: 1.5 }], null])(
    'is not %j',
    async (body) => {
      answer(200, body)
      expect(await failure(client.tags.summary())).toMatchObject({ kind: 'unexpected_answer' })
    }
  )
})
