import { describe, expect, it } from 'vitest'
import { textWriter } from '../../../../src/ui/result/texts/text-writer'
import { storedRecord } from '../../support/stored-record'
import { testPanel } from '../../support/test-panel'

const HOUR = 60 * 60 * 1000
const record = storedRecord({ finishedAt: 1000 })

function writer(change: { sends?: boolean } & Partial<Parameters<typeof textWriter>[1]> = {}) {
  const { sends = true, ...rest } = change
  const chosen = { ok: true as const, provider: testPanel({ sends }).service }
  return textWriter(record, { canEdit: true, chosen, now: 1000, ...rest })
}

describe('texts about a result can be written', () => {
  it('within the hour by the service that made it', () => {
    expect(writer({ now: HOUR + 999 })).toMatchObject({ ok: true })
    expect(writer({ now: HOUR + 1000 })).toEqual({ ok: false, why: 'expired' })
  })

  it('by no provider that ends with the panel', () => {
    expect(writer({ sends: false })).toEqual({ ok: false, why: 'expired' })
  })

  it('by no other provider, and not where nothing can be kept', () => {
    const error = { code: 'x', message: '', advice: '', sent: 'no' } as const
    expect(writer({ chosen: { ok: false, error } })).toEqual({ ok: false, why: 'elsewhere' })
    expect(writer({ canEdit: false })).toEqual({ ok: false, why: 'viewOnly' })
  })
})
