import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSettings } from '../../src/file'

const DEFAULTS = {
  provider: 'on-device',
  baseUrl: '',
  medium: 'auto',
  mediumFor: {},
  rememberKey: true,
  map: 'attention',
  opacity: 1,
  veil: 'dark',
  hideOnClose: false,
  predictions: ['attention', 'clarity', 'excitingness'],
  audienceKey: 'audience',
  brandKey: 'brand_guidelines',
  tagResourceType: 'screenshot',
  adScoreMax: null,
  language: 'auto',
  browserLanguage: 'en',
  openParts: {},
  panel: { width: 360, height: 640 }
}

test('a first start has the default settings', () => {
  expect(parseSettings(undefined)).toEqual(DEFAULTS)
})

test('one broken setting becomes its default and spoils no other', () => {
  expect(parseSettings({ ...DEFAULTS, opacity: 7, baseUrl: 'https://a.example/v1' })).toEqual({
    ...DEFAULTS,
    baseUrl: 'https://a.example/v1'
  })
})

test('a choice of no prediction, or of an unknown one, becomes all of them', () => {
  for (const predictions of [[], ['colour'], 'attention']) {
    expect(parseSettings({ predictions }).predictions).toEqual(DEFAULTS.predictions)
  }
})

test('whatever is stored, settings come out whole', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(Object.keys(parseSettings(stored))).toEqual(Object.keys(DEFAULTS))
    })
  )
})
