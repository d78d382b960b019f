import { expect, it } from 'vitest'
import { byPull, isFlat, readingWords, restName, rowName } from '../../../src/ui/layers/layer-words'
import { layerShare, layerShares } from '../support/layer-shares'

it('a row says its layer, kind and shares, and the area where shares are not known', () => {
  const layer = layerShare({ name: 'Buy now', kind: 'control', attention: 0.12, perception: 0.08 })
  expect(rowName(layer)).toBe('Buy now, control, pull 1.2×, 12% of attention, 8.0% of first looks')
  expect(rowName({ ...layer, attention: null, perception: null })).toBe(
    'Buy now, control, 10% of the area'
  )
})

it('only a reading that had to guess is told, with its error', () => {
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

it('layers that are not listed are counted with the background', () => {
  const layers = [layerShare()]
  expect(restName(layerShares(layers))).toBe('Background and the rest')
  expect(restName(layerShares(layers, { total: 5001 }))).toBe('Background and 5,000 smaller layers')
})

it('a frame without layers, or with a single picture all over it, has none to tell apart', () => {
  const picture = layerShare({ kind: 'image', area: 1 })
  expect(isFlat(layerShares([]))).toBe(true)
  expect(isFlat(layerShares([picture]))).toBe(true)
  expect(isFlat(layerShares([{ ...picture, area: 0.5 }]))).toBe(false)
  expect(isFlat(layerShares([picture, layerShare()]))).toBe(false)
})

it('layers are ordered by attention for their size, and those that get next to none come last', () => {
  const layers = [
    layerShare({ name: 'Large', area: 0.5, attention: 0.5 }),
    layerShare({ name: 'Strong', area: 0.01, attention: 0.06 }),
    layerShare({ name: 'Speck', area: 0.0001, attention: 0.002 })
  ]
  expect(byPull(layers).map(({ name }) => name)).toEqual(['Strong', 'Large', 'Speck'])
})
