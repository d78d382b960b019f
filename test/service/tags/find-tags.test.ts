import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTags } from '../../../src/service/tags/tag-store'

describe('the tags of a title', () => {
  it.each([
    ['Checkout #mobile', ['mobile']],
    ['#a #b_c #d-4', ['a', 'b_c', 'd-4']],
    ['#a#b', ['a']],
    ['(#a), “#b”; #c!', ['a', 'b', 'c']],
    ['#Größe #日本語 #हिन्दी', ['Größe', '日本語', 'हिन्दी']],
    ['#2026-spring', ['2026-spring']],
    ['Frame #1', []],
    ['C#sharp issue#a', []],
    ['&#39; &#x27;', []],
    ['# #- #_ ##', []],
    ['no tags', []],
    ['', []]
  ])('of %j are %j', (title, tags) => {
    expect(findTags(title)).toEqual(tags)
  })

  it('are the same however a letter with its accent is written', () => {
    expect(findTags('#cafe\u0301')).toEqual(findTags('#caf\u00e9'))
  })

  it('are looked for in the first 2048 characters', () => {
    expect(findTags(`${'x'.repeat(2046)} #ab`)).toEqual([])
    expect(findTags(`${' '.repeat(2046)}#a #b`)).toEqual(['a'])
  })

  it('never hold white space or a #', () => {
    const titles = fc.string({ unit: fc.constantFrom('#', 'a', 'é', '1', ' ', '-', '&', '\n') })
    fc.assert(
      fc.property(titles, (title) => {
        for (const tag of findTags(title)) {
          expect(tag).toMatch(/^[aé1-]*[aé][aé1-]*$/)
          expect(title.normalize('NFC')).toContain(`#${tag}`)
        }
      })
    )
  })
})
