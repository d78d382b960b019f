import { describe, expect, it } from 'vitest'
import type { Candidate, Edit } from '../../../src/file'
import { changeWords, costWords, factWords, gainWords } from '../../../src/engine/texts/changes'
import { trial } from '../../ui/support/trial'

const nameOf = (id: string): string | null =>
  id === '1' ? '“Buy now”' : id === '2' ? '“Learn more”' : null

function candidate(kind: Candidate['kind'], ...edits: Edit[]): Candidate {
  const fallback: Edit = { do: 'order', id: '1', before: '2' }
  return { kind, layerId: '1', likeId: '2', edits: edits.length > 0 ? edits : [fallback] }
}

const orange: Edit = { do: 'fill', id: '1', from: null, to: '#C2410C' }

describe('a change', () => {
  it('is an imperative that names the colour as people call it', () => {
    expect(changeWords(candidate('recolour', orange), nameOf)).toBe(
      'Fill “Buy now” with your orange (#C2410C)'
    )
    const letters = { do: 'letters', id: '1', from: '#808080', to: '#1E40AF' } as const
    const contrast = (...edits: Edit[]): string =>
      changeWords(candidate('contrast', ...edits), nameOf)
    expect(contrast({ ...letters, like: '2' })).toBe('Write “Buy now” in your blue (#1E40AF)')
    expect(contrast(orange)).toBe('Make the orange of “Buy now” darker (#C2410C)')
    // By the colour that it has: a dark one would be called another.
    const brown = { ...orange, from: '#F97316', to: '#352927' } as const
    expect(contrast(brown)).toBe('Make the orange of “Buy now” darker (#352927)')
    expect(contrast({ ...letters, to: '#C0C0C0' }, { ...letters, id: '2' })).toBe(
      'Make the grey of “Buy now” and 1 more lighter (#C0C0C0)'
    )
    expect(changeWords(candidate('touch'), nameOf)).toBe('Make “Buy now” 44 px high')
  })

  it('names the other layer where it has one, and says so where that was not measured', () => {
    expect(changeWords(candidate('order'), nameOf)).toBe('Move “Buy now” before “Learn more”')
    expect(changeWords({ ...candidate('swap'), likeId: '9' }, nameOf)).toBe(
      'Swap the looks of “Buy now” and another layer'
    )
  })
})

describe('what a change comes to', () => {
  it('is how many see it, before and after, in percent where both are the same of ten', () => {
    const gain = (before: number, after: number): string => {
      const one = trial('1')
      return gainWords({
        before: { ...one.before, seen: before },
        after: { ...one.after, seen: after }
      })
    }
    expect(gainWords(trial('1'))).toBe('1 in 10 → 3 of 10 see it within 2 seconds')
    expect(gain(0.31, 0.34)).toBe('31% → 34% see it within 2 seconds')
    expect(gain(0.03, 0.14)).toBe('hardly anyone → 1 in 10 sees it within 2 seconds')
    expect(gain(0.9, 0.97)).toBe('9 of 10 → nearly everyone sees it within 2 seconds')
  })

  it('says the number that is a reason by itself', () => {
    const due = (kind: Candidate['kind'], from: number, to: number): string | null =>
      factWords({ candidate: candidate(kind), fact: { from, to } })
    expect(due('contrast', 2.94, 12.61)).toBe('contrast 2.9 → 12.6 to 1; 4.5 is readable')
    expect(due('recolour', 1.24, 7.56)).toBe(
      'contrast with what is around it 1.2 → 7.6 to 1; 3 stands out'
    )
    expect(due('touch', 36, 44)).toBe('36 → 44 px, for fingers')
    expect(factWords(trial('1'))).toBeNull()
  })

  it('says what the headline pays, where that is more than noise', () => {
    expect(costWords(trial('1'))).toBeNull()
    expect(costWords(trial('1', '2'))).toBeNull()
    const dear = trial('1', '2')
    dear.headline!.after.seen = 0.65
    expect(costWords(dear)).toBe('Costs the headline: 80% → 65%.')
  })
})
