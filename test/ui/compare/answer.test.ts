import { describe, expect, it } from 'vitest'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import type { ReadFrame } from '../../../src/ui/compare/comparison'
import { mark, named, readFrame } from '../support/compared-frames'

const buy = (share: number) => named('Buy now', share)
const marked = { mark: mark('Buy now') }

function answer(...frames: ReadFrame[]): string {
  return buildComparison(frames, frames[0]!.nodeId).verdict.sentence
}

describe('the answer of a comparison', () => {
  it('says what lost and won most attention, and what the main action gets', () => {
    const A = readFrame('A', [named('Headline', 0.29), named('Price', 0.1), buy(0.017)], marked)
    const B = readFrame('B', [named('Headline', 0.08), named('Price', 0.24), buy(0.006)])
    expect(answer(A, B)).toBe(
      `“B” moves attention from “Headline” (−21) to “Price” (+14). “Buy now” gets less: 0.6% instead of 1.7%.`
    )
  })

  it('tells the main action by what it gets where it is what won most', () => {
    const A = readFrame('A', [named('Hero', 0.4), buy(0.081)], marked)
    const B = readFrame('B', [named('Hero', 0.3), buy(0.124)])
    expect(answer(A, B)).toBe(
      `“B” moves attention from “Hero” (−10) to “Buy now” (12% instead of 8.1%).`
    )
  })

  it('names no difference within the noise, and the main action as the same', () => {
    const A = readFrame('A', [named('Hero', 0.4), named('Price', 0.1), buy(0.08)], marked)
    const B = readFrame('B', [named('Hero', 0.25), named('Price', 0.11), buy(0.081)])
    expect(answer(A, B)).toBe(
      '“B” takes attention from “Hero” (−15). “Buy now” gets the same in both.'
    )
  })

  it('says that attention is the same where nothing exceeds the noise', () => {
    const A = readFrame('A', [named('Hero', 0.4), buy(0.08)], marked)
    const B = readFrame('B', [named('Hero', 0.41), buy(0.082)])
    expect(answer(A, B)).toBe('“A” and “B” get the same attention.')
  })

  it('counts what one of them has alone as new or gone', () => {
    const A = readFrame('A', [named('Banner', 0.2)])
    const B = readFrame('B', [named('Video', 0.3)])
    expect(answer(A, B)).toBe(
      '“B” moves attention from “Banner” (gone, −20) to “Video” (new, +30).'
    )
  })

  it('begins with the leader where there are many', () => {
    const A = readFrame('A', [buy(0.081)], marked)
    expect(answer(A, readFrame('B', [buy(0.3)]), readFrame('C', [buy(0.1)]))).toBe(
      `“Buy now” gets most in “B” (30%), next in “C” (10%). “B” draws attention to “Buy now” (30% instead of 8.1%).`
    )
  })

  it('says the same of a comparison of nothing but equals', () => {
    const all = ['A', 'B', 'C'].map((name) => readFrame(name, [named('Hero', 0.4)]))
    expect(answer(...all)).toBe('“A”, “B” and “C” get the same attention.')
  })

  it('ranks frames of one medium alone, and says so once', () => {
    const phone = { medium: 'mobileWeb' } as const
    const A = readFrame('A', [buy(0.1)], marked)
    const B = readFrame('B', [buy(0.2)])
    const small = readFrame('Phone', [buy(0.5)], {}, phone)
    const other = readFrame('Phone 2', [buy(0.3)], {}, phone)
    const { verdict } = buildComparison([A, small, B, other], 'A')
    expect(verdict.winnerId).toBe('B')
    expect(verdict.sentence).toBe(
      `“B” draws attention to “Buy now” (20% instead of 10%). “Phone 2” takes attention from “Buy now” (30% instead of 50%). Desktop pages and mobile screens are not ranked against each other.`
    )
    expect(buildComparison([A, small], 'A').verdict).toMatchObject({
      kind: 'unknown',
      winnerId: null,
      sentence: 'Desktop pages and mobile screens are not ranked against each other.'
    })
  })

  it('says what cannot be known where neither layers nor scores are there', () => {
    const none = { scores: { clarity: null, excitingness: null } }
    const [A, B] = [readFrame('A', null, {}, none), readFrame('B', null, {}, none)]
    expect(answer(A, B)).toBe(
      '“A” and “B” cannot be compared: fewer than two of them have a clarity score or measured layers.'
    )
  })
})
