import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutToBytes, utf8Bytes } from '../../../src/main/figma/storage/utf8'
import { fitText, parseRecord } from '../../../src/main/result/record'
import { resultRecord } from '../support/samples'

test('a frame without a record has none', () => {
  expect(parseRecord('')).toEqual({ state: 'none' })
})

test('fields that a later build added are no reason to refuse a record', () => {
  const text = JSON.stringify({ ...resultRecord(), mood: 'good' })
  expect(parseRecord(text).state).toBe('found')
})

test('whatever text is kept on a frame, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(['none', 'broken']).toContain(parseRecord(text).state)
    })
  )
})

test('a record with any one field missing is broken', () => {
  const record = resultRecord()
  for (const key of Object.keys(record) as (keyof typeof record)[]) {
    const text = JSON.stringify({ ...record, [key]: undefined })
    expect(parseRecord(text), key).toMatchObject({
      state: 'broken',
      newer: false,
      error: { code: 'record_broken' }
    })
  }
})

test('a record of a newer version says so, in a sentence of its own', () => {
  expect(parseRecord(JSON.stringify({ version: 2, anything: true }))).toMatchObject({
    state: 'broken',
    newer: true,
    error: { code: 'record_newer', message: expect.stringContaining('newer version') }
  })
})

test('a record of an earlier build, which knew of no brief, is read; one with a brief keeps its hash', () => {
  const before = resultRecord()
  const after = resultRecord({ briefHash: 'ef'.repeat(32) })
  for (const record of [before, after]) {
    expect(parseRecord(JSON.stringify(record))).toEqual({ state: 'found', record })
  }
})

test('a version that is none, or older than the first, is broken and not newer', () => {
  for (const version of [undefined, null, '2', 0, -1, 0.5, {}]) {
    expect(parseRecord(JSON.stringify({ ...resultRecord(), version }))).toMatchObject({
      state: 'broken',
      newer: false
    })
  }
})

const anyText = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '🙂', '\ud800', ' ', '\n') })

test('bytes are counted as UTF-8 writes them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
    })
  )
})

test('a cut text is the longest beginning that fits, in whole characters', () => {
  fc.assert(
    fc.property(anyText, fc.nat(60), (text, most) => {
      const cut = cutToBytes(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(utf8Bytes(cut)).toBeLessThanOrEqual(most)
      if (cut !== text) expect(utf8Bytes(cut)).toBeGreaterThan(most - 4)
    })
  )
})

test('a text that fits stays as it is; a longer one ends with a note and fits', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 80, max: 120 }), (text, most) => {
      const long = text.repeat(20)
      const fitted = fitText(long, most)
      expect(utf8Bytes(fitted)).toBeLessThanOrEqual(most)
      if (fitted !== long) expect(fitted).toContain('too long to keep in the file')
    })
  )
})
