import { describe, expect, it } from 'vitest'
import {
  bestFirst,
  lapseWords,
  outcomeOf,
  type RankedShare,
  rankedShare,
  type Try
} from '../../../src/ui/what-if/try'
import { seenWithin } from '../../../src/order/seen'
import { layerShare, layerShares } from '../support/layer-shares'

const headline = layerShare({ id: 'h', attention: 0.4, perception: 0.5, area: 0.1 })
const button = layerShare({ id: 'b', attention: 0.02, perception: 0.03, area: 0.01 })
const shares = layerShares([headline, button])
const screen = { medium: 'desktopWeb', picture: { width: 1440, height: 900 } } as const

function share(seen: number | null): RankedShare {
  return { attention: 0.1, seen, rank: null, level: false, below: false }
}

describe('how a layer fares', () => {
  it('is its share, and its place among what is seen first', () => {
    const share = { attention: 0.02, seen: seenWithin(button), rank: 2, level: false, below: false }
    expect(rankedShare(shares, screen, ['b'])).toEqual(share)
    expect(rankedShare(shares, screen, ['gone'])).toBeNull()
  })

  it('is that of what it has become one thing with, where that is hardly larger', () => {
    expect(rankedShare(shares, screen, ['gone', 'h'], 0.09)).toMatchObject({ attention: 0.4 })
    expect(rankedShare(shares, screen, ['gone', 'h'], 0.01)).toBeNull()
    expect(rankedShare(shares, screen, ['h', 'b'], 0.01)).toMatchObject({ attention: 0.4 })
  })
})

describe('a change', () => {
  it('is better or worse only beyond the noise of the estimate', () => {
    expect(outcomeOf(share(0.2), share(0.3))).toBe('better')
    expect(outcomeOf(share(0.3), share(0.2))).toBe('worse')
    expect(outcomeOf(share(0.2), share(0.21))).toBe('close')
  })

  it('comes to nothing that is known where a part is not', () => {
    expect(outcomeOf(share(null), share(0.1))).toBe('unknown')
    expect(outcomeOf(share(0.1), null)).toBe('unknown')
    expect(outcomeOf(share(0.1), share(null))).toBe('unknown')
  })
})

type Lapsing = Parameters<typeof lapseWords>
type Now = Lapsing[0]

describe('tries', () => {
  it('are in the order of what they gain, those without an outcome first', () => {
    const tried = (id: string, after: RankedShare | null) =>
      ({ id, before: share(0.1), now: { phase: 'tried', after } as Now }) as Try
    const copying = { id: 'copying', before: share(0.1), now: { phase: 'copying' } } as Try
    const all = [
      tried('unknown', null),
      tried('worse', share(0.05)),
      copying,
      tried('better', share(0.2)),
      tried('best', share(0.3))
    ]
    expect(all.sort(bestFirst).map(({ id }) => id)).toEqual([
      'copying',
      'best',
      'better',
      'worse',
      'unknown'
    ])
  })

  it('say why their outcome no longer holds', () => {
    const record = { runId: 'run', outOfDate: false }
    const wordsOf = (
      now: { phase: Now['phase']; edited?: boolean },
      shown: Partial<typeof record> = {}
    ) => {
      const { phase, edited = false } = now
      const copy = { phase, result: { record: { runId: 'copy', outOfDate: edited } } }
      return lapseWords(copy as Now, 'run', { record: { ...record, ...shown } } as Lapsing[2])
    }
    expect(wordsOf({ phase: 'tried' })).toBeNull()
    expect(wordsOf({ phase: 'gone' })).toMatch(/deleted/)
    expect(wordsOf({ phase: 'tried', edited: true })).toMatch(/^The copy has been edited/)
    expect(wordsOf({ phase: 'tried' }, { runId: 'later' })).toMatch(/^From an earlier run/)
    expect(wordsOf({ phase: 'tried' }, { outOfDate: true })).toMatch(/^The frame has changed/)
  })
})
