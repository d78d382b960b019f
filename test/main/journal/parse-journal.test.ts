import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJournalEntry } from '../../../src/main/journal/parse-journal'
import { journalEntry } from '../support/samples'

test('an entry is read as it was written', () => {
  expect(parseJournalEntry(journalEntry())).toEqual(journalEntry())
})

test('anything else is no entry, and no error', () => {
  fc.assert(fc.property(fc.anything(), (value) => parseJournalEntry(value) === null))
})
