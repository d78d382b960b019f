import { describe, expect, it } from 'vitest'
import type { Client } from '../../../src/client'
import { filterTags, loadTags } from '../../../src/ui/tags/load-tags'

type Tags = Client['tags']

const COUNTED = [
  { name: 'mobile', usageNumber: 2 },
  { name: 'Checkout', usageNumber: 5 },
  { name: 'launch', usageNumber: 2 }
]

const asked: string[] = []

function load(search: Tags['search']) {
  const summary: Tags['summary'] = () => Promise.resolve(COUNTED)
  return loadTags({ summary, search }, 'video', new AbortController().signal)
}

const found: Tags['search'] = (type) => {
  asked.push(type)
  return Promise.resolve([{ name: 'checkout' }, { name: 'chess' }])
}

describe('the tags of a service', () => {
  it('are the most used first, then by name, then those of the chosen kind without a count', async () => {
    const tags = await load(found)
    expect(tags.map(({ name }) => name)).toEqual(['Checkout', 'launch', 'mobile', 'chess'])
    expect(tags.at(-1)?.usageNumber).toBeNull()
    expect(asked).toEqual(['video'])
  })

  it('are the counted ones where the service refuses the kind', async () => {
    expect(await load(() => Promise.reject(new Error('No such kind.')))).toHaveLength(3)
  })

  it('are searched without regard to case, spaces around, and a leading #', async () => {
    const tags = await load(found)
    expect(filterTags(tags, ' #CHE ').map(({ name }) => name)).toEqual(['Checkout', 'chess'])
    expect(filterTags(tags, 'nothing')).toEqual([])
    expect(filterTags(tags, '')).toEqual(tags)
  })
})
