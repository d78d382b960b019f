import { parse } from 'valibot'
import { expect, it } from 'vitest'
import {
  historyEntrySchema,
  journalEntrySchema,
  layerSharesSchema,
  recordSchema
} from '../../src/file'
import { entryOf } from '../../src/main/frame-data/history'
import { journalEntry, layerShares, resultRecord } from '../main/support/samples'

it('a record, a run and a job keep the engine, and those from before it was kept are read as they are', () => {
  const provider = { ...resultRecord().provider, engine: '2.0.0' }
  for (const change of [{}, { provider }]) {
    const record = resultRecord(change)
    expect(parse(recordSchema, record)).toEqual(record)
    expect(parse(historyEntrySchema, entryOf(record))).toEqual(entryOf(record))
    expect(parse(journalEntrySchema, journalEntry(change))).toEqual(journalEntry(change))
  }
})

it('a result of engine 2.0.0 is read, which kept no thumbnail and read maps by their colours', () => {
  const { thumbnail: _, ...picture } = resultRecord().picture
  const { thumbnail, ...read } = parse(recordSchema, { ...resultRecord(), picture }).picture
  expect([read, thumbnail.scale]).toEqual([picture, 1])
  const attention = { method: 'scale', name: 'viridis', error: 0.01 }
  const shares = { ...layerShares(), readings: { attention, perception: null } }
  expect(parse(layerSharesSchema, shares).readings.attention?.method).toBe('unreadable')
})
