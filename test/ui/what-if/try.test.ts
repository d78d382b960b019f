import { describe, expect, it } from 'vitest'
import type { StoredResult } from '../../../src/bridge'
import { seenWithin } from '../../../src/order/seen'
import {
  afterOf,
  bestFirst,
  lapseWords,
  outcomeOf,
  type Try,
  type Tried
} from '../../../src/ui/what-if/try'
import { layerShare, layerShares } from '../support/layer-shares'

const headline = layerShare({ id: 'h', attention: 0.4, perception: 0.5, area: 0.1 })
const button = layerShare({ id: 'b', attention: 0.02, perception: 0.03, area: 0.01 })
const shares = layerShares([headline, button])
const screen = { medium: 'desktopWeb', picture: { width: 1440, height: 900 } } as const
const watched = { name: 'Buy', attention: 0.1, seen: 0.1, rank: 3, area: 1 }

const rank = (seen: number | null) => ({ seen, rank: null, level: false, below: false })
const outcome = (before: number | null, after: number | null) =>
  outcomeOf({ before: rank(before), after: rank(after) })
const after = (followedIds: string[], area = 1) =>
  afterOf({ followedIds, watched: { ...watched, area } }, shares, screen)

describe('how the main action fares in a copy', () => {
  it('is its place among what is seen first', () => {
    const share = { seen: seenWithin(button), rank: 2, level: false, below: false }
    expect(after(['b'])).toEqual(share)
    expect(after(['gone'])).toBeNull()
  })

  it('is that of what it has become one thing with, where that is hardly larger', () => {
    const first = { rank: 1 }
    expect(after(['gone', 'h'], 0.09)).toMatchObject(first)
    expect(after(['gone', 'h'], 0.01)).toBeNull()
    expect(after(['h', 'b'], 0.01)).toMatchObject(first)
  })
})

describe('a change', () => {
  it('is better or worse only beyond the noise of the estimate', () => {
    expect(outcome(0.2, 0.3)).toBe('better')
    expect(outcome(0.3, 0.2)).toBe('worse')
    expect(outcome(0.2, 0.21)).toBe('close')
  })

  it('comes to nothing that is known where a part is not', () => {
    expect(outcome(null, 0.1)).toBe('unknown')
    expect(outcome(0.1, null)).toBe('unknown')
    expect(outcomeOf({ before: rank(0.1), after: null })).toBe('unknown')
  })
})

/** A try of the run `run` in which so many see the main action; null where that is not known. */
function tried(nodeId: string, seen: number | null, isEdited = false): Tried {
  const of = { nodeId: '1:2', runId: 'run' }
  const copy = { nodeId, of, change: null, watched, followedIds: [], name: nodeId }
  const result = {} as StoredResult
  const before = rank(watched.seen)
  return { state: 'tried', copy, result, isEdited, before, after: rank(seen), loss: null }
}

describe('tries', () => {
  it('are in the order of what they gain, those without a result first', () => {
    const error = { code: 'x', message: '', advice: '', sent: 'no' } as const
    const failed: Try = { state: 'failed', copy: tried('failed', null).copy, error }
    const all: Try[] = [
      tried('unknown', null),
      tried('worse', 0.05),
      failed,
      tried('better', 0.2),
      tried('best', 0.3)
    ]
    expect(all.sort(bestFirst).map(({ copy }) => copy.nodeId)).toEqual([
      'failed',
      'best',
      'better',
      'worse',
      'unknown'
    ])
  })

  it('say why their outcome no longer holds', () => {
    const said = (one: Tried, runId = 'run', outOfDate = false): string | null =>
      lapseWords(one, { record: { runId, outOfDate } as StoredResult['record'] })
    expect(said(tried('copy', 0.1))).toBeNull()
    expect(said(tried('copy', 0.1, true))).toMatch(/^The copy has been edited/)
    expect(said(tried('copy', 0.1), 'later')).toMatch(/^From an earlier run/)
    expect(said(tried('copy', 0.1), 'run', true)).toMatch(/^The frame has changed/)
  })
})
