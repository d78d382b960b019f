import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from '../../src/interface'

test('what is written as JSON is read as it was, up to 100 levels deep', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), fc.integer({ min: 0, max: 80 }), (json, around) => {
      const text = '['.repeat(around) + json + ']'.repeat(around)
      expect(parseJson(text)).toEqual(JSON.parse(text))
    })
  )
  expect(() => parseJson('['.repeat(100) + ']'.repeat(100))).not.toThrow()
})

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['lists in objects', '{"a":[', ']}']
])('%s nested deeper than that are refused, before a parser meets them', (_, open, close) => {
  for (const levels of [101, 10_000, 1_000_000]) {
    const text = `${open.repeat(levels)}1${close.repeat(levels)}`
    expect(() => parseJson(text)).toThrow('nested too deeply')
  }
})

test('brackets in strings nest nothing, whatever is escaped there', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = { text: `${'['.repeat(200)}${text}`, 'more"{': ['\\', '\\"'] }
      expect(parseJson(JSON.stringify(value))).toEqual(value)
    })
  )
})

test('what is no JSON is a SyntaxError', () => {
  for (const text of ['', '{', '[1', '"', '\\'.repeat(300), '{'.repeat(99)])
    expect(() => parseJson(text)).toThrow(SyntaxError)
})
