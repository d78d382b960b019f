import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardContent } from '../../../src/ui/compare/board/board-content'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import { howMuch } from '../../../src/ui/compare/how-much'
import { differenceCaveat } from '../../../src/ui/compare/variant/difference-caveat'
import { formatPercent, formatPoints, pointsApart } from '../../../src/ui/words/format-numbers'
import { mark, named, readFrame } from '../support/compared-frames'

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('differences in words', () => {
  it('adds up with the values that are shown', () => {
    fc.assert(
      fc.property(share, share, (now, base) => {
        const shown = (value: number): number => {
          const text = formatPercent(value)
          return text.startsWith('<') ? 0 : Number.parseFloat(text)
        }
        const delta = Number.parseFloat(
          formatPoints(now, base).replace('−', '-').replace('±', '').replace('+', '')
        )
        expect(delta).toBeCloseTo(shown(now) - shown(base), 5)
      })
    )
  })

  it('says how much that is', () => {
    expect(howMuch(0.124, 0.081)).toBe('about half as much again')
    expect(howMuch(0.2, 0.1)).toBe('about twice as much')
    expect(howMuch(0.5, 0.1)).toBe('about 5 times as much')
    expect(howMuch(0.5, 0.01)).toBe('more than ten times as much')
    expect(howMuch(0.5, 0)).toBeNull()
    expect(pointsApart(0.01, 0.00999)).toBe('less than 0.1 points')
  })
})

describe('a comparison board', () => {
  const frames = [
    readFrame('A', [named('Buy now', 0.081), named('Hero', 0.4)], { mark: mark('Buy now') }),
    readFrame('B', [named('Buy now', 0.124)], {}, { scores: { clarity: 64, excitingness: null } })
  ]
  const board = boardContent(buildComparison(frames, 'A'), [[], []], 'job')

  it('names variants, the base and the winner', () => {
    expect(board.title).toBe('A and B compared')
    expect(board.variants.map(({ badge }) => badge)).toEqual([
      'Base',
      'Most attention on “Buy now”'
    ])
  })

  it('has each number with its difference from the base, and what that is', () => {
    expect(board.variants[1]?.facts).toEqual([
      { name: 'Attention on “Buy now”', value: '12.4\u00a0%', delta: '+4.3', tone: 'better' },
      { name: 'Its rank', value: '1st of 1', delta: '1 up', tone: 'none' },
      { name: 'Clarity', value: '64', delta: '−6', tone: 'worse' },
      { name: 'Focus', value: '40', delta: '±0, too little to tell', tone: 'none' }
    ])
    expect(board.variants[0]?.facts.every(({ delta }) => delta === null)).toBe(true)
  })

  it('leaves out the primary element where none is marked', () => {
    const plain = frames.map((frame) => ({ ...frame, mark: null }))
    const { variants } = boardContent(buildComparison(plain, 'A'), [[], []], 'job')
    expect(variants[0]?.facts.map(({ name }) => name)).toEqual(['Clarity', 'Focus'])
  })

  it('gives every variant the same facts', () => {
    const [a, b] = board.variants
    expect(a?.facts).toHaveLength(b?.facts.length ?? 0)
  })

  it('says that they are estimates, whose, and of when', () => {
    expect(board.footnote).toMatch(/Estimates.*Analysed: Analysis service.*api\.example\.com.*1970/)
  })
})

describe('a difference map', () => {
  it('warns where different engines or services made the two maps', () => {
    const A = readFrame('A', [])
    const { provider } = A.record
    const of = (change: Partial<typeof provider>) =>
      differenceCaveat(A, readFrame('B', [], {}, { provider: { ...provider, ...change } }))
    expect(of({ engine: '2.0.0' })).toMatch(/^Different engines made these two maps/)
    expect(of({ host: 'other.example.com' })).toMatch(/^Different engines/)
    expect(of({})).toBeNull()
  })
})
