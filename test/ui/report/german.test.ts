import { signal } from '@preact/signals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, learn, speak } from '../../../src/language'
import { GERMAN } from '../../../src/ui/app/german'
import type { Report } from '../../../src/ui/report/report'
import { words } from '../../../src/ui/report/words'
import {
  sampleComparison,
  sampleFix,
  sampleReport,
  sampleShares,
  written
} from './support/sample-report'

const spoken = signal<Language>('en')
const named = { layer: 'Kaufen', provider: 'Analysedienst' }

/** Reports that between them say all there is to say. */
function samples(): Report[] {
  const { noAction, predicted, real } = words().fixes
  const fix = sampleFix({
    change: 'Vergrößern',
    facts: [predicted('12 % bis 20 %'), real('Besser.')]
  })
  const unread = { method: 'unreadable' as const, name: 'even', error: 1 }
  const shares = sampleShares('Kaufen', { readings: { attention: unread, perception: unread } })
  const nothing = { maps: {}, scores: { clarity: null, excitingness: null }, outOfDate: true }
  return [
    { ...sampleReport(named), fixes: { list: [fix], sentences: [noAction] } },
    { ...sampleReport(named, { shares }), fixes: null },
    {
      ...sampleReport(named, { record: nothing, mainAction: null }),
      madeAt: Number.NaN,
      fixes: null
    },
    sampleComparison(named)
  ]
}

describe('a report in German', () => {
  beforeAll(() => {
    learn('de', GERMAN)
    speak(spoken)
    spoken.value = 'de'
  })
  afterAll(() => speak({ value: 'en' }))

  it.each(['html', 'markdown'] as const)('has no English sentence as %s', async (format) => {
    for (const report of samples()) {
      const page = (await written(report, format)).replace(/<[^>]*>/g, ' ')
      expect(page).not.toMatch(/\b(the|of|is|are|instead|against|more|less|its|people)\b/i)
      expect(page).not.toMatch(/undefined|null/)
    }
  })

  it('says all in German, and says that it does', async () => {
    const [frame, , , comparison] = samples()
    const page = await written(frame!, 'html')
    expect(page).toContain('<html lang="de-DE" ')
    expect(page).toContain('<small>Bericht zur visuellen Aufmerksamkeit · Landing</small>')
    expect(page).toContain('70 von 100')
    expect(page).toMatch(/Kaufen<\/span>.*?<small>Hauptaktion<\/small>/)
    const compared = await written(comparison!, 'markdown')
    expect(compared).toMatch(
      /„Landing“: \d von 10 Personen sehen „Kaufen“ in den ersten 2 Sekunden/
    )
    expect(compared).toMatch(/In „Landing“ sehen mehr Personen „Hero“ \(neu, \d+\s%\)/)
  })
})
