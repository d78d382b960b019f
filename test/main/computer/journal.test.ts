import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEntry } from '../../../src/main/computer/journal'
import { journalEntry } from '../support/samples'

test('an entry is read as it was written, of whatever it is', () => {
  for (const kind of ['frame', 'page', 'video', 'ad'] as const) {
    expect(parseEntry(journalEntry({ kind }))).toEqual({
      state: 'found',
      value: journalEntry({ kind })
    })
  }
})

test('anything else is no entry, and no error', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['broken', 'newer']).toContain(parseEntry(value).state)
    })
  )
})
