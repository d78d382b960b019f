import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardContent } from '../../../src/ui/compare/board/board-content'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import { differenceCaveat } from '../../../src/ui/compare/variant/difference-store'
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

  it('says a distance that rounds to nothing as less than that', () => {
    expect(pointsApart(0.01, 0.00999)).toBe('less than 0.1 points')
  })
})

describe('a comparison board', () => {
  const frames = [
    readFrame('A', [named('Buy now', 0.081), named('Hero', 0.4)], { mark: mark('Buy now') }),
    readFrame('B', [named('Buy now', 0.124)], {}, { scores: { clarity: 64, excitingness: null } })
  ]
  const board = boardContent(buildComparison(frames, 'A'), [null, null], 'attention', 'job')

  it('begins with the comparison’s first sentence, and names the base and the winner', () => {
    expect(board.title).toBe('A and B compared')
    expect(board.headline).toBe('“B” wins: its main action gets 12.4% of attention, in “A” 8.1%.')
    expect(board.variants.map(({ badge }) => badge)).toEqual(['Base', 'Wins'])
  })

  it('has each number with its difference from the base, and what that is', () => {
    expect(board.variants[1]?.facts).toEqual([
      { name: 'Main action', value: '12.4%', delta: '▲ +4.3 points' },
      { name: 'Its rank', value: '1st', delta: '1 up' },
      { name: 'Clarity', value: '64', delta: '▼ −6 points' },
      { name: 'Focus', value: '40', delta: '±0' }
    ])
    expect(board.variants[0]?.facts.every(({ delta }) => delta === null)).toBe(true)
  })

  it('tells what the main action gets, then the largest moves, and marks them', () => {
    expect(board.callouts).toEqual({
      title: 'Attention in “B”, against “A”',
      list: [
        { number: 1, sentence: 'Main action: 12.4% instead\u00a0of\u00a08.1%', tone: 'more' },
        { number: 2, sentence: '“Hero” is gone: it had 40.0%', tone: 'less' }
      ]
    })
    const numbers = board.variants.map(({ marks }) => marks.map(({ number }) => number))
    expect(numbers).toEqual([[1, 2], [1]])
  })

  it('cuts long pages alike, at the fold or below what is marked', () => {
    const shares = (y: number) => [named('Hero', 0.1 + y, { box: [0, y, 1, 0.1] })]
    const page = (height: number) => ({
      picture: { ...frames[0]!.record.picture, width: 1440, height }
    })
    const parts = (y: number, marked: number) => {
      const all = [
        readFrame('A', shares(y), {}, page(3600)),
        readFrame('B', shares(marked), {}, page(7200))
      ]
      return boardContent(buildComparison(all, 'A'), [null, null], null, 'job').variants.map(
        ({ shown }) => shown
      )
    }
    expect(parts(0, 0)).toEqual([0.25, 0.125])
    expect(parts(0, 0.4)).toEqual([1, 0.52])
  })

  it('leaves out the main action where none is marked', () => {
    const plain = frames.map((frame) => ({ ...frame, mark: null }))
    const { variants } = boardContent(buildComparison(plain, 'A'), [null, null], null, 'job')
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
