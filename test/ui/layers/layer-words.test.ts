import { expect, it } from 'vitest'
import { isFlat, readingWords, rowName, sharesWords } from '../../../src/ui/layers/layer-words'
import type { LayerShare } from '../../../src/file'
import { seenPercent } from '../../../src/engine/texts/people'
import { seenWithin } from '../../../src/order/seen'
import { shareOrder } from '../../../src/engine/share-order'
import { layerShare, layerShares } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

const seen = (layer: LayerShare): string => seenPercent(seenWithin(layer))

it('a row says its layer, kind, place, viewers and share, and the area where that is not known', () => {
  const layer = layerShare({ name: 'Buy now', kind: 'control', attention: 0.12, perception: 0.08 })
  const said = (one: LayerShare): string => rowName(one, shareOrder([one], storedRecord()))
  expect(said(layer)).toBe(`Buy now, button, 1st, seen by ${seen(layer)} in 2 s, 12% of attention`)
  expect(said({ ...layer, attention: null, perception: null })).toBe(
    'Buy now, button, 10% of the area'
  )
})

it('a row says that it is not seen without scrolling, and what tells it from its namesakes', () => {
  const { picture } = storedRecord()
  const long = { medium: 'desktopWeb', picture: { ...picture, width: 1440, height: 3600 } } as const
  const top = layerShare({ id: 'a', name: 'Price', group: 'Team plan' })
  const low = layerShare({ id: 'b', name: 'Price', group: 'Footer', box: [0, 0.8, 0.2, 0.1] })
  const order = shareOrder([low, top], long)
  expect(order.order.map((layer) => rowName(layer, order))).toEqual([
    `Price, Team plan, text, 1st, seen by ${seen(top)} in 2 s, 20% of attention`,
    'Price, Footer, text, not seen without scrolling, 20% of attention'
  ])
})

it('an opened row says what the maps give the layer', () => {
  const layer = layerShare({ attention: 0.12, perception: 0.08 })
  expect(sharesWords(layer)).toBe('12% of attention · 8.0% of first looks · 10% of the area')
  expect(sharesWords({ ...layer, perception: null })).toBe('12% of attention · 10% of the area')
})

it('only a reading that had to guess is named, with its error', () => {
  const words = (method: 'exact' | 'alpha' | 'grey' | 'unreadable', error: number) =>
    readingWords({ method, name: '', error })
  expect(words('grey', 0.04)).toBe('Read from the map’s shades of grey, with about 4% error.')
  expect(words('alpha', 0.001)).toBe('Read from the map’s transparency, with less than 1% error.')
  expect([words('exact', 0), words('unreadable', 1), readingWords(null)]).toEqual([
    null,
    null,
    null
  ])
})

it('a frame without layers, or with a single picture all over it, has none to tell apart', () => {
  const picture = layerShare({ kind: 'image', area: 1 })
  expect(isFlat(layerShares([]))).toBe(true)
  expect(isFlat(layerShares([picture]))).toBe(true)
  expect(isFlat(layerShares([{ ...picture, area: 0.5 }]))).toBe(false)
  expect(isFlat(layerShares([picture, layerShare()]))).toBe(false)
})
