import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { screenshotIdSchema } from '../../../src/interface'
import { parseRecord } from '../../../src/main/result/kept'
import { resultRecord } from '../support/samples'

test('a frame without a record has none', () => {
  expect(parseRecord('')).toEqual({ state: 'none' })
})

test('fields that a later build added are no reason to refuse a record', () => {
  const text = JSON.stringify({ ...resultRecord(), mood: 'good' })
  expect(parseRecord(text).state).toBe('found')
})

test('ids of a service fit into a record, however long they may be', () => {
  const id = v.parse(screenshotIdSchema, 'x'.repeat(1024))
  const record = resultRecord({ screenshotId: id, analysisId: id })
  expect(parseRecord(JSON.stringify(record))).toEqual({ state: 'found', record })
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
