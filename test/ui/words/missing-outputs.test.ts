import { expect, it } from 'vitest'
import type { PredictionName } from '../../../src/interface'
import { missingOutputs } from '../../../src/ui/words/missing-outputs'
import { storedRecord } from '../support/stored-record'

const image = { hash: 'x', width: 1, height: 1 }

it('what was asked for and did not come is named; all else is not', () => {
  const attention = { attention: image, perception: image, hotspots: image }
  const asked = (predictions: PredictionName[], maps: object, scores: object): string[] =>
    missingOutputs(
      storedRecord({
        predictions,
        maps,
        scores: { clarity: null, excitingness: null, ...scores }
      })
    )
  expect(asked(['attention'], attention, {})).toEqual([])
  expect(asked(['attention'], { attention: image }, {})).toEqual([
    'first looks map',
    'hotspots map'
  ])
  expect(asked(['clarity'], {}, { clarity: 50 })).toEqual(['clutter map'])
  expect(asked(['clarity'], { clarity: image }, {})).toEqual(['clarity score'])
  // The interface leaves open whether there is a map of it.
  expect(asked(['excitingness'], {}, { excitingness: 50 })).toEqual([])
  expect(asked(['excitingness'], attention, {})).toEqual(['excitingness score'])
})
