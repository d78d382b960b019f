import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../src/ui/compare/board/board-store'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import { differenceCaveat, haveOneShape } from '../../../src/ui/compare/variant/difference-store'
import { mark, named, readFrame, told } from '../support/compared-frames'

describe('a comparison board', () => {
  const frames = [
    readFrame('A', [named('Buy now', 0.081), named('Hero', 0.4)], { mark: mark('Buy now') }),
    readFrame('B', [named('Buy now', 0.124)], {}, { scores: { clarity: 64, excitingness: null } })
  ]
  const board = boardOf(buildComparison(frames, 'A'), [null, null], 'job')

  it('begins with the comparison’s first sentence, and names the base and the winner', () => {
    expect(board.title).toBe('A and B compared')
    expect(board.headline).toMatch(
      /^“B”: \d of 10 people see “Buy now” within 2 seconds, “A”: \d of 10\.$/
    )
    expect(board.variants.map(({ badge }) => badge)).toEqual(['Base', 'Better'])
  })

  it('has each number with its difference from the base, and what that is', () => {
    expect(board.variants[1]?.facts).toEqual([
      { name: 'Seen in 2 s', value: told(0.124), delta: expect.stringMatching(/^▲ \+\d+$/) },
      { name: 'Clarity', value: '64', delta: '▼ −6' },
      { name: 'Focus', value: '40', delta: '≈ ±0' }
    ])
    expect(board.variants[0]?.facts.every(({ delta }) => delta === null)).toBe(true)
  })

  it('tells how many see the main action, then the largest changes, and marks them', () => {
    expect(board.callouts).toEqual({
      title: 'Seen within 2 seconds in “B”, against “A”',
      list: [
        {
          label: '1',
          sentence: `“Buy now”: ${told(0.124)} instead\u00a0of\u00a0${told(0.081)}`,
          tone: 'more'
        },
        { label: '2', sentence: `“Hero”: gone, had ${told(0.4)}`, tone: 'less' }
      ]
    })
    const labels = board.variants.map(({ marks }) => marks.map(({ label }) => label))
    expect(labels).toEqual([['1', '2'], ['1']])
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
      return boardOf(buildComparison(all, 'A'), [null, null], 'job').variants.map(
        ({ shown }) => shown
      )
    }
    expect(parts(0, 0)).toEqual([0.25, 0.125])
    expect(parts(0, 0.4)).toEqual([1, 0.52])
  })

  it('leaves out the main action where none is marked', () => {
    const plain = frames.map((frame) => ({ ...frame, mark: null }))
    const { variants } = boardOf(buildComparison(plain, 'A'), [null, null], 'job')
    expect(variants[0]?.facts.map(({ name }) => name)).toEqual(['Clarity', 'Focus'])
  })

  it('says that they are estimates, whose, and of when', () => {
    expect(board.footnote).toMatch(/Estimates.*Analysed: Analysis service.*api\.example\.com.*1970/)
  })
})

describe('a difference map', () => {
  it('is offered for frames of one shape that have an attention map each', () => {
    const of = (width: number, height: number, maps = readFrame('A', []).record.maps) =>
      readFrame(
        'B',
        [],
        {},
        { picture: { ...readFrame('A', []).record.picture, width, height }, maps }
      )
    expect(haveOneShape(of(1440, 1024), of(720, 512))).toBe(true)
    expect(haveOneShape(of(1440, 1024), of(1440, 1200))).toBe(false)
    expect(haveOneShape(of(1440, 1024), of(1440, 1024, {}))).toBe(false)
  })

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
