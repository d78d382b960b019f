import { describe, expect, it } from 'vitest'
import type { Measured } from '../../../src/engine/texts/measured'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { trial } from '../../ui/support/trial'
import { area, measured, clutterWith } from '../support/measured'

const write = (changes: Partial<Measured>): string => writeRecommendations(measured(changes))

const STRONG = { apart: 60, chroma: 60, ground: 4 }
const others = (...seen: number[]) => seen.map((part, i) => area('picture', i, part))
/** A wide button. */
const found = (seen: number) => ({
  ...area('control', 8, seen),
  box: [0.7, 0.7, 0.2, 0.06] as const,
  look: STRONG
})

describe('recommendations', () => {
  it('say where to thin out a cluttered picture', () => {
    const clutter = clutterWith({ 0: 0.5 })
    expect(write({ clarity: 34, clutter })).toBe(
      '- **Thin out the top left.** Clutter reaches 50 of 100 there, 41 on average.'
    )
  })

  it('say that nothing was found in a clear picture, nor in one that is as busy all over', () => {
    const nothing = 'Nothing to change was found in the picture, and no main action.'
    expect(write({ clarity: 66, clutter: clutterWith({ 0: 0.5 }) })).toBe(nothing)
    expect(write({ clarity: 34 })).toBe(nothing)
  })

  it('say of the found main action by how many it is seen, and why by no more', () => {
    const areas = [
      ...others(0.2, 0.1, 0.05),
      { ...found(0.001), look: { ...STRONG, contrast: 2.6 } }
    ]
    expect(write({ areas })).toBe(
      '- **Bring out the button at the bottom right.** Hardly anyone sees it within 2 seconds. ' +
        'Contrast of its label: 2.6 to 1; 4.5 is readable. ' +
        'The picture at the top left stands 0.7 screens higher, so it is met first.'
    )
    expect(write({ areas: [...others(0.2), found(0.1)] })).not.toContain('Bring out')
  })

  it('say what helps the main action instead, with what it gains and costs', () => {
    const areas = [...others(0.2, 0.1, 0.05), found(0.001)]
    const none = { helping: [], due: [], others: [], barred: [], above: null }
    const orange = { do: 'fill', id: '8', from: null, to: '#C2410C' } as const
    const one = trial('8', '0')
    one.headline!.after.seen = 0.65
    const helping = [
      { ...one, candidate: { ...one.candidate, kind: 'recolour' as const, edits: [orange] } }
    ]
    expect(write({ areas, tried: { ...none, helping } })).toBe(
      '- **Fill the button at the bottom right with your orange (#C2410C).** ' +
        '1 in 10 → 3 of 10 see it within 2 seconds. Costs the headline: 80% → 65%.'
    )
    expect(write({ areas, tried: { ...none, others: [one] } })).toMatch(
      /^- \*\*Bring out .* We tried one change. It does not clearly help the button at the bottom right\.$/
    )
    const seen = write({ areas: [...others(0.2), found(0.1)], tried: none })
    expect(seen).toBe(
      '- **The button at the bottom right is seen early enough (2nd).** 4 of 10 see it within 2 seconds.'
    )
  })

  it('say which other labels cannot be read, of filled buttons alone', () => {
    const pale = { ...found(0.1), look: { ...STRONG, chroma: 5, apart: 30, contrast: 3.1 } }
    expect(write({ areas: [...others(0.2), pale] })).toBe(
      '- **Make the label of the button at the bottom right readable.** Contrast of its label: 3.1 to 1; 4.5 is readable.'
    )
    const bare = { ...pale, look: { ...pale.look, apart: 5 } }
    expect(write({ areas: [...others(0.2), bare] })).toMatch(/^Nothing/)
  })

  it('say where nothing leads', () => {
    expect(write({ areas: others(0.1, 0.1, 0.1, 0.1) })).toBe(
      '- **Let one thing lead.** 4 things are seen by about as many people.'
    )
    expect(write({ areas: others(0.1, 0.1, 0.1) })).toMatch(/^Nothing/)
  })

  it('give none where there is nothing to judge', () => {
    expect(write({ tooLittle: 'empty' })).toBe(
      'Nothing in the picture stands out, so there is nothing to judge.'
    )
    expect(write({ tooLittle: 'small' })).toMatch(/^The picture is too small/)
  })
})
