import { describe, expect, it } from 'vitest'
import { asksTheSame } from '../../../src/ui/run/frame-runs'
import { storedRecord } from '../support/stored-record'

const record = storedRecord({ finishedAt: 0 })
const planned = {
  picture: record.picture,
  medium: record.medium,
  predictions: record.predictions,
  provider: record.provider
}
const MINUTE_MS = 60_000

describe('a planned run', () => {
  it('asks the same as a result with the same options and service within the hour', () => {
    expect(asksTheSame(record, planned, 59 * MINUTE_MS)).toBe(true)
    expect(asksTheSame(record, { ...planned, predictions: ['attention'] }, 0)).toBe(true)
  })

  it.each([
    ['the medium', { medium: 'mobileWeb' as const }],
    ['the service', { provider: { ...record.provider, host: 'other.example.com' } }],
    ['the engine', { provider: { ...record.provider, engine: '2.0.0' } }],
    ['what is predicted', { predictions: ['attention', 'excitingness'] as const }]
  ])('asks something else when %s differs', (_, change) => {
    expect(asksTheSame(record, { ...planned, ...change }, 0)).toBe(false)
  })

  it('is new after an hour', () => {
    expect(asksTheSame(record, planned, 60 * MINUTE_MS)).toBe(false)
  })
})
