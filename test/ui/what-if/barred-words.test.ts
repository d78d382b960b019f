import { expect, it } from 'vitest'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import type { LayerShare } from '../../../src/file'
import { barredWords, isFlat } from '../../../src/ui/what-if/barred-words'
import { layerShare } from '../support/layer-shares'
import { trial } from '../support/trial'

function judge(...layers: Partial<LayerShare>[]) {
  const picture = { width: 1440, height: 900 }
  const shares = layers.map((layer) => layerShare({ attention: 0.1, ...layer }))
  return judgeLayers({ medium: 'desktopWeb', picture, layers: shares, marked: null, goal: '' })
}

it('knows a part of a picture, in which nothing can be changed', () => {
  expect(isFlat(judge({ id: '1' }, { id: '2', found: 'text' }))).toBe(true)
  expect(isFlat(judge({ id: '1' }))).toBe(false)
})

it('names the layers that cannot be changed, and why', () => {
  const judgement = judge({ id: '1', name: 'Photo' }, { id: '2', name: 'Buy' })
  const barred = [
    { layerId: '1', why: 'locked' },
    { layerId: '2', why: 'instance' },
    { layerId: 'gone', why: 'locked' }
  ] as const
  const tried = { helping: [], due: [], others: [], above: null }
  expect(barredWords(judgement, { ...tried, barred })).toBe(
    'Locked, so not tried: “Photo”. In an instance, so not moved or resized: “Buy”.'
  )
  expect(barredWords(judgement, { ...tried, barred: [] })).toBe('')
  const flat = judge({ id: '1' }, { id: '2', found: 'text' })
  expect(barredWords(flat, { ...tried, barred: [], due: [trial('2')] })).toMatch(
    /^Flat image: edit the original/
  )
  expect(barredWords(flat, { ...tried, barred: [] })).toBe('')
})
