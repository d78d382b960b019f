import fc from 'fast-check'
import { expect, test } from 'vitest'
import { journalEntrySchema, taskEntrySchema } from '../../../src/file'
import { parseEntry } from '../../../src/main/run/entry-store'
import { journalEntry, taskEntry } from '../support/samples'

test('an entry is read as it was written', () => {
  expect(parseEntry(journalEntrySchema, journalEntry())).toEqual(journalEntry())
  expect(parseEntry(taskEntrySchema, taskEntry())).toEqual(taskEntry())
})

test('anything else is no entry, and no error', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseEntry(journalEntrySchema, value)).toBeNull()
      expect(parseEntry(taskEntrySchema, value)).toBeNull()
    })
  )
})

test('an entry of one kind is none of the other', () => {
  expect(parseEntry(journalEntrySchema, taskEntry())).toBeNull()
  expect(parseEntry(taskEntrySchema, journalEntry())).toBeNull()
})
