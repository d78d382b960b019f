import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../src/ui/compare/columns'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import type { ReadFrame, Verdict } from '../../../src/ui/compare/comparison'
import { mark, named, readFrame, tens, told } from '../support/compared-frames'
import { layerShares } from '../support/layer-shares'

function verdict(...frames: ReadFrame[]): Verdict {
  return buildComparison(frames, frames[0]!.nodeId).verdict
}

const buy = (share: number) => named('Buy now', share)
const A = readFrame('A', [buy(0.081)], { mark: mark('Buy now') })
const said = ({ details }: Verdict): string => details.join(' ')

describe('the verdict', () => {
  it('compares variants with marks of their own by what each of these gets', () => {
    const B = readFrame('B', [named('Sign up', 0.2)], { mark: mark('Sign up') })
    expect(verdict(A, B).sentences[0]).toBe(
      `“B”: ${tens(0.2)} people see the main action within 2 seconds, “A”: ${tens(0.081)}.`
    )
  })

  it('is too close to call within the noise, and says how that was found', () => {
    const close = verdict(A, readFrame('B', [buy(0.082)]))
    expect(close).toMatchObject({ winnerId: null })
    expect(said(close)).toMatch(/Up to \d+ points may be noise.*moved by 1–3 px/)
  })

  it('goes by clarity when no main action is known, and says so', () => {
    const scores = (clarity: number) => ({ scores: { clarity, excitingness: null } })
    const by = verdict(readFrame('A', [], {}, scores(55)), readFrame('B', [], {}, scores(72.4)))
    expect(by).toMatchObject({
      winnerId: 'B',
      sentences: ['“B” is clearer: 72 of 100 against 55 in “A”.']
    })
    expect(said(by)).toContain('No main action is known, so clarity decides.')
  })

  it('is too close to call by clarity where people would hardly agree', () => {
    const scores = (clarity: number) => ({ scores: { clarity, excitingness: null } })
    const close = verdict(readFrame('A', [], {}, scores(55)), readFrame('B', [], {}, scores(62.4)))
    expect(close).toMatchObject({ winnerId: null })
    expect(close.sentences).toEqual(['Too close to call: clarity is 62 in “B” and 55 in “A”.'])
    expect(said(close)).toContain(
      'People agree often enough which is clearer only from 10 points on.'
    )
  })

  it('goes by clarity when the marked layer is in one variant only', () => {
    expect(said(verdict(A, readFrame('B', [named('CTA', 0.2)])))).toContain(
      '“Buy now” is found in only one of these frames, so clarity decides.'
    )
  })

  it('takes the mark of a variant when the base has none', () => {
    const B = readFrame('B', [buy(0.2)], { mark: mark('Buy now') })
    expect(verdict(readFrame('A', [buy(0.1)]), B).winnerId).toBe('B')
  })

  it('gives no scores to frames that are too small to judge, and says so', () => {
    const picture = { ...A.record.picture, width: 40, height: 40 }
    const [icon, other] = ['Icon', 'Other'].map((name) =>
      readFrame(name, [buy(0.2)], {}, { picture, scores: { clarity: 100, excitingness: 60 } })
    )
    const page = readFrame('Page', [buy(0.1)])
    expect(verdict(icon!, page)).toMatchObject({ winnerId: null })
    expect(said(verdict(icon!, page))).toContain(
      '“Icon” is too small to judge: analyse the frame around it.'
    )
    const small = buildComparison([icon!, other!], 'Icon')
    expect(columnsOf(small)).toEqual([])
    expect(said(small.verdict)).toContain('“Icon” and “Other” are too small to judge')
  })

  it.each([
    [
      'services',
      { provider: { kind: 'on-device', name: 'On this device', host: null } },
      'engines'
    ],
    ['sizes', { picture: { ...A.record.picture, width: 50 } }, 'differ in size'],
    ['ages', { outOfDate: true }, 'changed since the analysis']
  ] as const)('warns of different %s', (_, change, words) => {
    expect(said(verdict(A, readFrame('B', [buy(0.1)], {}, change)))).toContain(words)
    expect(said(verdict(A, readFrame('B', [buy(0.1)])))).not.toContain(words)
  })

  it('warns of variants of different engines by their versions, and says to run the earlier ones again', () => {
    const made = (name: string, engine?: string) =>
      readFrame(
        name,
        [buy(0.1)],
        {},
        { provider: { kind: 'on-device', name: 'On this device', host: null, engine } }
      )
    expect(said(verdict(made('A', '1.0.0'), made('B', '2.0.0')))).toContain(
      'different versions of the engine (1.0.0 and 2.0.0): their numbers are hard to compare. Run the earlier ones again.'
    )
    expect(said(verdict(made('A'), made('B', '2.0.0')))).toContain('(an earlier one and 2.0.0)')
    expect(said(verdict(made('A', '2.0.0'), made('B', '2.0.0')))).not.toContain('engine (')
  })

  it('says why a variant has no shares', () => {
    const why = 'The frame has changed since it was analysed.'
    expect(said(verdict(A, readFrame('B', null, { why: () => why })))).toContain(`“B”: ${why}`)
  })

  it('says when numbers were read roughly from a service’s map', () => {
    const shares = layerShares([buy(0.2)], {
      readings: { attention: { method: 'alpha', name: 'opacity', error: 0.08 }, perception: null }
    })
    expect(said(verdict(A, readFrame('B', null, { shares })))).toContain('Numbers of “B” are rough')
  })

  it('cuts names that are too long for a sentence', () => {
    const { sentences } = verdict(A, readFrame('B'.repeat(200), [buy(0.2)]))
    expect(sentences.join(' ').length).toBeLessThan(250)
  })
})

const MARKED = { mark: mark('Buy now') }

function answer(...frames: ReadFrame[]): string {
  return buildComparison(frames, frames[0]!.nodeId).verdict.sentences.join(' ')
}

describe('the answer of a comparison', () => {
  it('says how many of ten see the main action, then which layers most and fewest see', () => {
    const A = readFrame('A', [named('Headline', 0.29), named('Price', 0.1), buy(0.3)], MARKED)
    const B = readFrame('B', [named('Headline', 0.08), named('Price', 0.24), buy(0.124)])
    expect(answer(A, B)).toBe(
      `“A”: ${tens(0.3)} people see “Buy now” within 2 seconds, “B”: ${tens(0.124)}. In “B”, more people see “Price” (${told(0.24)} instead\u00a0of\u00a0${told(0.1)}), fewer “Headline” (${told(0.08)} instead\u00a0of\u00a0${told(0.29)}).`
    )
  })

  it('says percentages where both are as many of ten', () => {
    const A = readFrame('A', [buy(0.0001)], MARKED)
    expect(answer(A, readFrame('B', [buy(0.01)]))).toBe(
      `“B”: ${told(0.01)} of people see “Buy now” within 2 seconds, “A”: ${told(0.0001)}.`
    )
  })

  it('calls nothing that lies within the noise, and says so once', () => {
    const A = readFrame('A', [named('Hero', 0.4), named('Price', 0.1), buy(0.08)], MARKED)
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
    const A = readFrame('A', [buy(0.081)], MARKED)
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
    const A = readFrame('A', [buy(0.1)], MARKED)
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
