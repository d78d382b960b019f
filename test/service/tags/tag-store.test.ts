import { describe, expect, it } from 'vitest'
import { TagStore } from '../../../src/service/tags/tag-store'

describe('the store of tags', () => {
  it('counts a resource that is noted again once', () => {
    const tags = new TagStore()
    tags.note('video', '1', '#a #b')
    tags.note('video', '1', '#a')
    expect(tags.summary()).toEqual([{ name: 'a', usageNumber: 1 }])
  })

  it('tells resources of the same id and another type apart', () => {
    const tags = new TagStore()
    tags.note('video', '1', '#a')
    tags.note('ad', '1', '#a')
    expect(tags.summary()).toEqual([{ name: 'a', usageNumber: 2 }])
    expect(tags.search('video')).toEqual([{ name: 'a' }])
    expect(tags.search('screenshot')).toEqual([])
  })

  it('forgets the oldest of more than 5,000 resources', () => {
    const tags = new TagStore()
    tags.note('ad', 'first', '#first')
    for (let i = 0; i < 5_000; i++) tags.note('ad', String(i), '#later')
    expect(tags.summary()).toEqual([{ name: 'later', usageNumber: 5_000 }])
  })

  it('keeps nothing of resources without tags', () => {
    const tags = new TagStore()
    tags.note('ad', 'first', '#first')
    for (let i = 0; i < 6_000; i++) tags.note('ad', String(i), 'none')
    expect(tags.search('ad')).toEqual([{ name: 'first' }])
  })

  it('sorts the same in whatever order resources came', () => {
    const titles = ['#b', '#B', '#ä', '#Z', '#10a', '#z']
    const [one, other] = [titles, [...titles].reverse()].map((order) => {
      const tags = new TagStore()
      order.forEach((title, i) => tags.note('ad', String(i), title))
      return tags.summary().map(({ name }) => name.toLowerCase())
    })
    expect(one).toEqual(['b', 'z', '10a', 'ä'])
    expect(other).toEqual(one)
  })
})
