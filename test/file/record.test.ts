import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { historyEntrySchema, journalEntrySchema, recordSchema } from '../../src/file'
import { entryOf } from '../../src/main/frame-data/history'
import { journalEntry, resultRecord } from '../main/support/samples'

it('a record, a run and a job keep the engine, and those from before it was kept are read as they are', () => {
  const provider = { ...resultRecord().provider, engine: '2.0.0' }
  for (const change of [{}, { provider }]) {
    const record = resultRecord(change)
    expect(parse(recordSchema, record)).toEqual(record)
    expect(parse(historyEntrySchema, entryOf(record))).toEqual(entryOf(record))
    expect(parse(journalEntrySchema, journalEntry(change))).toEqual(journalEntry(change))
  }
})
