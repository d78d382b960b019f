import { describe, expect, it } from 'vitest'
import { isRepeat } from '../../../src/ui/run/is-repeat'
import { storedRecord } from '../support/stored-record'

const record = storedRecord({ finishedAt: 0 })
const planned = {
  hash: record.picture.hash,
  medium: record.medium,
  predictions: record.predictions,
  provider: record.provider
}
const MINUTE_MS = 60_000

describe('a planned run', () => {
  it('repeats a result of the same picture, options and service within the hour', () => {
    expect(isRepeat(record, planned, 59 * MINUTE_MS)).toBe(true)
    expect(isRepeat(record, { ...planned, predictions: ['attention'] }, 0)).toBe(true)
  })

  it.each([
    ['the picture', { hash: 'other' }],
    ['the medium', { medium: 'mobileWeb' as const }],
    ['the service', { provider: { ...record.provider, host: 'other.example.com' } }],
    ['the engine', { provider: { ...record.provider, engine: '2.0.0' } }],
    ['what is predicted', { predictions: ['attention', 'something new'] }]
  ])('is new when %s differs', (_, change) => {
    expect(isRepeat(record, { ...planned, ...change }, 0)).toBe(false)
  })

  it('is new after an hour', () => {
    expect(isRepeat(record, planned, 60 * MINUTE_MS)).toBe(false)
  })
})
