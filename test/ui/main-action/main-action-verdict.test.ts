import { describe, expect, it } from 'vitest'
import type { LayerData } from '../../../src/bridge'
import type { HistoryEntry, MainActionOutcome } from '../../../src/file'
import {
  mainActionVerdict,
  type MainActionVerdict
} from '../../../src/ui/main-action/main-action-verdict'
import { inGerman } from '../support/in-german'
import { historyEntry, layerData, layerShare, layerShares } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

const headline = layerShare({ id: '1:3', name: 'Headline', attention: 0.3 })
const photo = layerShare({ id: '1:4', name: 'Photo', attention: 0.2 })
const button = layerShare({ id: '1:5', name: 'Buy now', attention: 0.12 })
const shares = layerShares([headline, photo, button], { total: 14 })
const screen = storedRecord()

function dataFor(
  layer: { id: string; name: string; type: string },
  change: Partial<LayerData> = {}
) {
  const { id, name, type } = layer
  return layerData({ mainAction: { version: 1, id, name, type }, ...change })
}

function outcome(change: Partial<MainActionOutcome> = {}): MainActionOutcome {
  return { name: 'Buy now', attention: 0.09, perception: null, rank: 5, of: 14, ...change }
}

function movedAfter(...earlier: Partial<HistoryEntry>[]): MainActionVerdict['moved'] | undefined {
  const history = [
    ...earlier.map((entry, index) => historyEntry({ runId: `earlier-${index}`, ...entry })),
    historyEntry()
  ]
  return mainActionVerdict(shares, dataFor(button, { history }), screen)?.moved
}

describe('the verdict on the main action', () => {
  it('says its share and place, and names what takes attention from it', () => {
    const verdict = mainActionVerdict(shares, dataFor(button), screen)
    expect(verdict?.sentence).toBe('“Buy now” gets 12% of attention and comes 3rd of 3.')
    expect(verdict?.above).toEqual([headline, photo])
    expect(verdict?.moved).toBeNull()
  })

  it('says when nothing gets more', () => {
    const verdict = mainActionVerdict(shares, dataFor(headline), screen)
    expect(verdict?.sentence).toContain('comes 1st of 3')
    expect(verdict?.above).toEqual([])
  })

  it('is said in German', async () => {
    const sentence = await inGerman(
      () => mainActionVerdict(shares, dataFor(button), screen)?.sentence
    )
    expect(sentence).toBe('„Buy now“ bekommt 12\u00a0% der Aufmerksamkeit und kommt als 3. von 3.')
  })

  it('is honest where the map could not be read', () => {
    const unread = layerShares([layerShare({ id: '1:5', name: 'Buy now', attention: null })])
    const verdict = mainActionVerdict(unread, dataFor(button), screen)
    expect(verdict?.sentence).toBe(
      'What share of attention “Buy now” gets cannot be told from this result.'
    )
    expect(verdict?.above).toEqual([])
  })

  it('is none where the marked layer is gone', () => {
    const gone = dataFor({ id: '9:9', name: 'Gone', type: 'TEXT' })
    expect(mainActionVerdict(shares, gone, screen)).toBeNull()
  })
})

describe('how the main action moved', () => {
  it('is told against the last run that can be compared', () => {
    expect(movedAfter({ primary: outcome({ attention: 0.4 }) }, { primary: outcome() })).toMatch(
      /^Up 3 points since the run of .* \(9\.0%\)\.$/
    )
    expect(movedAfter({ primary: outcome({ attention: 0.16, rank: 1 }) })).toMatch(
      /^Down 4 points /
    )
  })

  it('is told in tenths where a share is small', () => {
    const small = layerShares([layerShare({ id: '1:5', name: 'Buy now', attention: 0.019 })])
    const history = [
      historyEntry({ runId: 'earlier', primary: outcome({ attention: 0.012 }) }),
      historyEntry()
    ]
    expect(mainActionVerdict(small, dataFor(button, { history }), screen)?.moved).toMatch(
      /^Up 0\.7 points since the run of .* \(1\.2%/
    )
  })

  it('is no change where the shown per cents are the same, or within the noise of the estimate', () => {
    for (const attention of [0.1239, 0.1166, 0.1255, 0.127, 0.16]) {
      const moved = movedAfter({ primary: outcome({ attention }) })
      expect(moved).toMatch(attention === 0.16 ? /^Down 4 points / : /^No change to speak of /)
    }
    const close = layerShares([layerShare({ id: '1:5', name: 'Buy now', attention: 0.1149 })])
    const history = [
      historyEntry({ runId: 'earlier', primary: outcome({ attention: 0.1151 }) }),
      historyEntry()
    ]
    expect(mainActionVerdict(close, dataFor(button, { history }), screen)?.moved).toMatch(
      /^No change /
    )
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
