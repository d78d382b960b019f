import { describe, expect, it } from 'vitest'
import { seenPercent } from '../../../src/engine/texts/people'
import { seenWithin } from '../../../src/order/seen'
import type { HistoryEntry, MainActionOutcome } from '../../../src/file'
import { movedSince } from '../../../src/ui/history/moved-since'
import { historyEntry, layerShare } from '../support/layer-shares'

const button = layerShare({ id: '1:5', name: 'Buy now', attention: 0.02, area: 0.01 })
const SEEN = seenWithin(button)!

function outcome(change: Partial<MainActionOutcome> = {}): MainActionOutcome {
  const standing = { attention: 0.09, perception: null, rank: 5 }
  return { name: 'Buy now', seen: SEEN / 2, ...standing, ...change }
}

function movedAfter(...earlier: Partial<HistoryEntry>[]): string | null {
  const present = historyEntry()
  const history = [
    ...earlier.map((entry, index) => historyEntry({ runId: `earlier-${index}`, ...entry })),
    present
  ]
  return movedSince(history, present.runId, button)
}

describe('how the main action moved', () => {
  it('is counted from the last run that can be compared', () => {
    const [half, now] = [SEEN / 2, SEEN].map(seenPercent)
    const up = movedAfter({ primary: outcome({ seen: 0.99 }) }, { primary: outcome() })
    expect(up).toMatch(/^Up from .* since .*\.$/)
    expect(up).toContain(`from ${half!} to ${now!} since`)
    expect(movedAfter({ primary: outcome({ seen: 0.99 }) })).toMatch(/^Down from 99% to /)
  })

  it('is no change within the noise of the estimate', () => {
    expect(movedAfter({ primary: outcome({ seen: SEEN + 0.004 }) })).toMatch(
      /^About the same as on /
    )
  })

  it('is not told from a run of which that is not known', () => {
    const { seen: _, ...old } = outcome()
    expect(movedAfter({ primary: old })).toBeNull()
  })

  it('is not told from another main action, another medium or an unknown number', () => {
    const primary = outcome()
    expect(
      movedAfter(
        { primary, medium: 'mobileWeb' },
        { primary: outcome({ name: 'Headline' }) },
        { primary: outcome({ seen: null }) },
        { primary: null }
      )
    ).toBeNull()
  })
})
