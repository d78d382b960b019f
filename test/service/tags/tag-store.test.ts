import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryStore } from '../../../src/service/storage/memory-store'
import { TagStore } from '../../../src/service/tags/tag-store'

const newTags = (): TagStore => new TagStore(new MemoryStore(Date.now, 0))

describe('the store of tags', () => {
  let tags: TagStore
  beforeEach(() => {
    tags = newTags()
  })

  it('forgets the oldest of more than 5,000 resources', async () => {
    await tags.note('ad', '#first')
    for (let i = 0; i < 5_000; i++) await tags.note('ad', '#later')
    expect(await tags.summary()).toEqual([{ name: 'later', usageNumber: 5_000 }])
  })

  it('keeps nothing of resources without tags', async () => {
    await tags.note('ad', '#first')
    for (let i = 0; i < 6_000; i++) await tags.note('ad', 'none')
    expect(await tags.search('ad')).toEqual([{ name: 'first' }])
  })

  it('sorts the same in whatever order resources came', async () => {
    const titles = ['#b', '#B', '#ä', '#Z', '#10a', '#z']
    const sorted = async (order: string[]): Promise<string[]> => {
      const other = newTags()
      for (const title of order) await other.note('ad', title)
      return (await other.summary()).map(({ name }) => name.toLowerCase())
    }
    expect(await sorted(titles)).toEqual(['b', 'z', '10a', 'ä'])
    expect(await sorted([...titles].reverse())).toEqual(['b', 'z', '10a', 'ä'])
  })
})
