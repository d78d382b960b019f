import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterTags } from '../../../src/ui/tags/tag-store'

const USAGE = [
  { name: 'mobile', usageNumber: 2 },
  { name: 'Checkout', usageNumber: 5 },
  { name: 'launch', usageNumber: 2 }
]

const names = (search: string, searched = USAGE.map(({ name }) => name)): string[] =>
  filterTags(USAGE, searched, search).map(({ name }) => name)

describe('the list of tags', () => {
  it('has the most used first, then goes by name', () => {
    expect(names('')).toEqual(['Checkout', 'launch', 'mobile'])
  })

  it('is searched without regard to case, spaces around, and a leading #', () => {
    expect(names(' #CHECK ')).toEqual(['Checkout'])
    expect(names('nothing')).toEqual([])
  })

  it('is searched among the tags of the chosen kind, each with its count where there is one', () => {
    expect(filterTags(USAGE, ['checkout', 'chess'], 'che')).toEqual([
      { name: 'checkout', usageNumber: 5 },
      { name: 'chess', usageNumber: null }
    ])
  })

  it('loses no tag by being sorted', () => {
    const tag = fc.record({ name: fc.string(), usageNumber: fc.nat() })
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        const sorted = filterTags(tags, [], '')
        expect(new Set(sorted)).toEqual(new Set(tags))
        const counts = sorted.map(({ usageNumber }) => usageNumber!)
        expect(counts).toEqual([...counts].sort((one, other) => other - one))
      })
    )
  })
})
