import { describe, expect, it } from 'vitest'
import { isOtherAction, textWriter } from '../../../../src/ui/result/texts/text-writer'
import { layerShare, layerShares } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'
import { testPanel } from '../../support/test-panel'

const HOUR = 60 * 60 * 1000
const record = storedRecord({ finishedAt: 1000 })

function writer(change: { charges?: boolean } & Partial<Parameters<typeof textWriter>[1]> = {}) {
  const { charges = true, ...rest } = change
  const chosen = { ok: true as const, provider: testPanel({ charges }).service }
  return textWriter(record, { canEdit: true, chosen, ofThisSession: false, now: 1000, ...rest })
}

describe('texts about a result can be written', () => {
  it('within the hour by the service that made it', () => {
    expect(writer({ now: HOUR + 999 })).toMatchObject({ ok: true })
    expect(writer({ now: HOUR + 1000 })).toEqual({ ok: false, why: 'expired' })
  })

  it('by a provider that ends with the panel in the same session only', () => {
    expect(writer({ charges: false, ofThisSession: true })).toMatchObject({ ok: true })
    expect(writer({ charges: false })).toEqual({ ok: false, why: 'expired' })
  })

  it('by no other provider, and not where nothing can be kept', () => {
    const error = { code: 'x', message: '', advice: '', sent: 'no' } as const
    expect(writer({ chosen: { ok: false, error } })).toEqual({ ok: false, why: 'elsewhere' })
    expect(writer({ canEdit: false })).toEqual({ ok: false, why: 'viewOnly' })
  })
})

describe('texts that took one layer for the main action', () => {
  const button = layerShare({ id: 'buy', name: 'Buy now', kind: 'control', attention: 0.05 })
  const other = layerShare({ id: 'more', name: 'Learn more', kind: 'control', attention: 0.04 })
  const shares = layerShares([layerShare(), button, other])
  const isOther = (marked: string | null, written: string | null): boolean =>
    isOtherAction({ marked, written }, record, shares, '')

  it('hold when what was suggested is confirmed, or no longer marked', () => {
    expect(isOther('buy', null)).toBe(false)
    expect(isOther(null, 'buy')).toBe(false)
    expect(isOther('more', 'more')).toBe(false)
  })

  it('are others once another layer is chosen', () => {
    expect(isOther('more', null)).toBe(true)
    expect(isOther('buy', 'more')).toBe(true)
  })
})
