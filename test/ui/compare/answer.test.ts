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
  it('says who wins and by what, then what lost and won most attention', () => {
    const A = readFrame('A', [named('Headline', 0.29), named('Price', 0.1), buy(0.017)], marked)
    const B = readFrame('B', [named('Headline', 0.08), named('Price', 0.24), buy(0.006)])
    expect(answer(A, B)).toBe(
      `“A” wins: its main action gets 1.7% of attention, in “B” 0.6%. “B” moves attention from “Headline” (−21 points) to “Price” (+14 points).`
    )
  })

  it('says once what the main action gets where it is what won most', () => {
    const A = readFrame('A', [named('Hero', 0.4), buy(0.081)], marked)
    const B = readFrame('B', [named('Hero', 0.3), buy(0.124)])
    expect(answer(A, B)).toBe(
      `“B” wins: its main action gets 12.4% of attention, in “A” 8.1%. “B” moves attention from “Hero” (−10 points) to the main action.`
    )
  })

  it('calls nothing that lies within the noise', () => {
    const A = readFrame('A', [named('Hero', 0.4), named('Price', 0.1), buy(0.08)], marked)
    const B = readFrame('B', [named('Hero', 0.25), named('Price', 0.11), buy(0.081)])
    expect(answer(A, B)).toBe(
      'Too close to call: the main action gets 8.1% in “B” and 8.0% in “A”. “B” takes attention from “Hero” (−15 points).'
    )
  })

  it('leaves out where attention moved to what stays cold for its size', () => {
    const photo = (share: number) => named('Hero / Photo', share, { area: 0.4 })
    const A = readFrame('A', [named('Headline', 0.46), photo(0.1), buy(0.05)], marked)
    const B = readFrame('B', [named('Headline', 0.19), photo(0.23), buy(0.05)])
    expect(answer(A, B)).toBe(
      'Too close to call: the main action gets 5.0% in “A” and 5.0% in “B”. “B” takes attention from “Headline” (−27 points).'
    )
  })

  it('counts what one of them has alone as new or gone', () => {
    const A = readFrame('A', [named('Banner', 0.2)])
    const B = readFrame('B', [named('Video', 0.3)])
    expect(answer(A, B)).toBe(
      'Too close to call: clarity is 70 in “A” and 70 in “B”. “B” moves attention from “Banner” (gone, −20 points) to “Video” (new, +30 points).'
    )
  })

  it('names the two best of many', () => {
    const A = readFrame('A', [buy(0.081)], marked)
    expect(answer(A, readFrame('B', [buy(0.3)]), readFrame('C', [buy(0.1)]))).toBe(
      `“B” wins: its main action gets 30.0% of attention, next comes “C” with 10.0%.`
    )
  })

  it('says the same of a comparison of nothing but equals', () => {
    const all = ['A', 'B', 'C'].map((name) => readFrame(name, [named('Hero', 0.4)]))
    expect(answer(...all)).toBe(
      'Too close to call: clarity is 70 in “A”, 70 in “B” and 70 in “C”. “A”, “B” and “C” get the same attention.'
    )
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
      `“B” wins: its main action gets 20.0% of attention, in “A” 10.0%. “Phone 2” takes attention from the main action (30.0% instead of 50.0%). Desktop pages and mobile screens are not ranked against each other.`
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
