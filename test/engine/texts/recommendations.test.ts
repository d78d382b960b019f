import { describe, expect, it } from 'vitest'
import type { Measured } from '../../../src/engine/texts/measured'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { measured, regionsWith } from '../support/measured'

const write = (changes: Partial<Measured>): string => writeRecommendations(measured(changes))

describe('recommendations', () => {
  it('say where to thin out a cluttered picture', () => {
    const regions = regionsWith({ 0: { clutter: 0.5 } })
    expect(write({ clarity: 34, regions })).toBe(
      '- **Thin out the top left.** Clutter reaches 50 of 100 there, 41 on average.'
    )
  })

  it('say that nothing was found in a clear picture, nor in one that is cluttered all over', () => {
    const nothing = 'Nothing to change was found in the picture.'
    expect(write({ clarity: 36, regions: regionsWith({ 0: { clutter: 0.5 } }) })).toBe(nothing)
    expect(write({ clarity: 34 })).toBe(nothing)
  })

  it('give none where there is nothing to judge', () => {
    expect(write({ tooLittle: 'empty' })).toBe(
      'Nothing in the picture stands out, so there is nothing to judge.'
    )
    expect(write({ tooLittle: 'small' })).toMatch(/^The picture is too small/)
  })
})
