import { describe, expect, it } from 'vitest'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import type { ReadFrame } from '../../../src/ui/compare/comparison'
import { mark, named, readFrame, tens, told } from '../support/compared-frames'

const buy = (share: number) => named('Buy now', share)
const marked = { mark: mark('Buy now') }

function answer(...frames: ReadFrame[]): string {
  return buildComparison(frames, frames[0]!.nodeId).verdict.sentences.join(' ')
}

describe('the answer of a comparison', () => {
  it('says how many of ten see the main action, then which layers most and fewest see', () => {
    const A = readFrame('A', [named('Headline', 0.29), named('Price', 0.1), buy(0.3)], marked)
    const B = readFrame('B', [named('Headline', 0.08), named('Price', 0.24), buy(0.124)])
    expect(answer(A, B)).toBe(
      `“A”: ${tens(0.3)} people see “Buy now” within 2 seconds, “B”: ${tens(0.124)}. In “B”, more people see “Price” (${told(0.24)} instead\u00a0of\u00a0${told(0.1)}), fewer “Headline” (${told(0.08)} instead\u00a0of\u00a0${told(0.29)}).`
    )
  })

  it('says percentages where both are as many of ten', () => {
    const A = readFrame('A', [buy(0.0001)], marked)
    expect(answer(A, readFrame('B', [buy(0.01)]))).toBe(
      `“B”: ${told(0.01)} of people see “Buy now” within 2 seconds, “A”: ${told(0.0001)}.`
    )
  })

  it('calls nothing that lies within the noise, and says so once', () => {
    const A = readFrame('A', [named('Hero', 0.4), named('Price', 0.1), buy(0.08)], marked)
    const B = readFrame('B', [named('Hero', 0.25), named('Price', 0.11), buy(0.081)])
    expect(answer(A, B)).toBe(
      `Too close to call: “Buy now” is seen within 2 seconds by ${told(0.081)} in “B” and ${told(0.08)} in “A”. In “B”, fewer people see “Hero” (${told(0.25)} instead\u00a0of\u00a0${told(0.4)}).`
    )
  })

  it('says of what one of them has alone that it is new or gone', () => {
    const A = readFrame('A', [named('Banner', 0.2)])
    const B = readFrame('B', [named('Video', 0.3)])
    expect(answer(A, B)).toBe(
      `Too close to call: clarity is 70 in “A” and 70 in “B”. In “B”, more people see “Video” (new, ${told(0.3)}), fewer “Banner” (gone, had ${told(0.2)}).`
    )
  })

  it('names the two best of many', () => {
    const A = readFrame('A', [buy(0.081)], marked)
    expect(answer(A, readFrame('B', [buy(0.3)]), readFrame('C', [buy(0.1)]))).toBe(
      `“B”: ${tens(0.3)} people see “Buy now” within 2 seconds, next comes “C”: ${tens(0.1)}.`
    )
  })

  it('says the same of a comparison of nothing but equals', () => {
    const all = ['A', 'B', 'C'].map((name) => readFrame(name, [named('Hero', 0.4)]))
    expect(answer(...all)).toBe('Too close to call: clarity is 70 in “A”, 70 in “B” and 70 in “C”.')
  })

  it('ranks frames of one medium alone, and says so once', () => {
    const phone = { medium: 'mobileWeb' } as const
    const A = readFrame('A', [buy(0.1)], marked)
    const B = readFrame('B', [buy(0.2)])
    const small = readFrame('Phone', [buy(0.5)], {}, phone)
    const { verdict } = buildComparison([A, small, B], 'A')
    expect(verdict.winnerId).toBe('B')
    expect(verdict.sentences.join(' ')).toBe(
      `“B”: ${tens(0.2)} people see “Buy now” within 2 seconds, “A”: ${tens(0.1)}. Desktop pages and mobile screens are not ranked against each other.`
    )
    expect(buildComparison([A, small], 'A').verdict).toMatchObject({
      winnerId: null,
      sentences: ['Desktop pages and mobile screens are not ranked against each other.']
    })
  })

  it('asks whether two buttons of other words are one, and names no winner until then', () => {
    const start = named('CTA', 0.3, { label: 'Start free trial' })
    const enter = named('CTA', 0.1, { label: 'Sign in', box: [0.8, 0, 0.1, 0.05] })
    const A = readFrame('A', [start], { mark: mark('CTA') })
    const B = readFrame('B', [enter])
    const { frames, verdict } = buildComparison([A, B], 'A')
    expect(verdict).toMatchObject({ winnerId: null })
    expect(verdict.sentences).toEqual([
      'Is it the same button? “Start free trial” in “A” and “Sign in” in “B”.'
    ])
    expect(frames.map(({ unsure }) => unsure)).toEqual([false, true])
    const agreed = buildComparison([A, { ...B, mark: mark('CTA') }], 'A').verdict
    expect(agreed.winnerId).toBe('A')
    expect(agreed.sentences).toEqual([
      `“A”: ${tens(0.3)} people see the main action within 2 seconds, “B”: ${tens(0.1)}.`
    ])
  })

  it('says what cannot be known where neither layers nor scores are there', () => {
    const none = { scores: { clarity: null, excitingness: null } }
    const [A, B] = [readFrame('A', null, {}, none), readFrame('B', null, {}, none)]
    expect(answer(A, B)).toBe(
      '“A” and “B” cannot be compared: fewer than two of them have a clarity score or measured layers.'
    )
  })
})
