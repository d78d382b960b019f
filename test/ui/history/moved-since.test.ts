import { describe, expect, it } from 'vitest'
import type { HistoryEntry, LayerShare, MainActionOutcome } from '../../../src/file'
import { movedSince } from '../../../src/ui/history/moved-since'
import { inGerman } from '../support/in-german'
import { historyEntry, layerShare } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

const button = layerShare({ id: '1:5', name: 'Buy now', attention: 0.12 })

function outcome(change: Partial<MainActionOutcome> = {}): MainActionOutcome {
  return { name: 'Buy now', attention: 0.09, perception: null, rank: 5, ...change }
}

function movedAfter(...earlier: Partial<HistoryEntry>[]): string | null {
  return movedTo(button, ...earlier)
}

function movedTo(layer: LayerShare, ...earlier: Partial<HistoryEntry>[]): string | null {
  const present = historyEntry()
  const history = [
    ...earlier.map((entry, index) => historyEntry({ runId: `earlier-${index}`, ...entry })),
    present
  ]
  return movedSince(history, present.runId, layer)
}

describe('how the main action moved', () => {
  it('is told against the last run that can be compared', () => {
    expect(movedAfter({ primary: outcome({ attention: 0.4 }) }, { primary: outcome() })).toMatch(
      /^Up 3 points since the run of .* \(9\.0%\)\.$/
    )
    expect(movedAfter({ primary: outcome({ attention: 0.16, rank: 1 }) })).toMatch(
      /^Down 4 points /
    )
  })

  it('is said in German', async () => {
    const said = await inGerman(() => movedAfter({ primary: outcome({ attention: 0.4 }) }))
    expect(said).toMatch(/^28 Punkte weniger als beim Lauf vom /)
  })

  it('is told in tenths where a share is small', () => {
    const small = layerShare({ id: '1:5', name: 'Buy now', attention: 0.019 })
    expect(movedTo(small, { primary: outcome({ attention: 0.012 }) })).toMatch(
      /^Up 0\.7 points since the run of .* \(1\.2%/
    )
  })

  it('is no change where the shown per cents are the same, or within the noise of the estimate', () => {
    for (const attention of [0.1239, 0.1166, 0.1255, 0.127, 0.16]) {
      const moved = movedAfter({ primary: outcome({ attention }) })
      expect(moved).toMatch(attention === 0.16 ? /^Down 4 points / : /^No change to speak of /)
    }
    const close = layerShare({ id: '1:5', name: 'Buy now', attention: 0.1149 })
    expect(movedTo(close, { primary: outcome({ attention: 0.1151 }) })).toMatch(/^No change /)
  })

  it('is not told across providers, engines, mediums or other main actions, nor from an unknown share', () => {
    const mainAction = outcome()
    expect(
      movedAfter(
        {
          primary: mainAction,
          provider: { kind: 'on-device', name: 'On this device', host: null }
        },
        { primary: mainAction, provider: { ...storedRecord().provider, engine: '2.0.0' } },
        { primary: mainAction, medium: 'mobileWeb' },
        { primary: outcome({ name: 'Headline' }) },
        { primary: outcome({ attention: null }) },
        { primary: null }
      )
    ).toBeNull()
  })
})
