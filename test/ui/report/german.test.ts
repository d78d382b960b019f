import { signal } from '@preact/signals'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, learn, speak } from '../../../src/language'
import { GERMAN } from '../../../src/ui/app/german'
import type { Report } from '../../../src/ui/report/report'
import { words as reportWords } from '../../../src/ui/report/words'
import {
  sampleComparison,
  sampleFix,
  sampleReport,
  sampleShares,
  written
} from './support/sample-report'

const spoken = signal<Language>('en')

/** Every sentence of a table; what functions say is put together from words that no search can know. */
function sentencesOf(table: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return /\s.*\.$/.test(entry) ? [entry] : []
    return typeof entry === 'object' && entry !== null ? sentencesOf(entry) : []
  })
}

/** The English of whatever is there in German. */
async function englishSentences(): Promise<string[]> {
  // What is computed about a result is in no report.
  const features = Object.keys(GERMAN).filter((name) => !name.startsWith('engine/texts/'))
  const sentences = features.map(async (name) => {
    const file = resolve('src', name, 'words.ts')
    const { words } = (await import(/* @vite-ignore */ file)) as { words: () => object }
    return sentencesOf(words())
  })
  return (await Promise.all(sentences)).flat()
}

const sentence = (text: string): string => text.replace(/&#39;/g, "'")

/** Reports that between them say all there is to say. */
function samples(): Report[] {
  const unread = { method: 'unreadable' as const, name: 'X.', error: 1 }
  const shares = sampleShares('Kaufen', { readings: { attention: unread, perception: unread } })
  const nothing = { maps: {}, scores: { clarity: null, excitingness: null }, outOfDate: true }
  return [
    german({ layer: 'Kaufen' }),
    german({ layer: 'Kaufen' }, { shares }),
    sampleComparison({ layer: 'Kaufen', verdict: 'A gewinnt.' }),
    { ...german({}, { record: nothing, mainAction: null }), madeAt: Number.NaN, fixes: null }
  ]
}

function german(...args: Parameters<typeof sampleReport>): Report {
  const { predicted, real } = reportWords().fixes
  const facts = [predicted('12 % bis 20 %'), real('Besser.')]
  const fix = sampleFix({ change: 'Vergrößern', facts })
  const fixes = { list: [fix], sentences: ['Nichts zu ändern.'] }
  return { ...sampleReport(...args), fixes }
}

describe('a report in German', () => {
  let english: string[] = []

  beforeAll(async () => {
    english = await englishSentences()
    learn('de', GERMAN)
    speak(spoken)
    spoken.value = 'de'
  })
  afterAll(() => speak({ value: 'en' }))

  it.each(['html', 'markdown'] as const)('holds no English sentence as %s', async (format) => {
    expect(english.length).toBeGreaterThan(40)
    for (const report of samples()) {
      const text = sentence(await written(report, format))
      for (const known of english) expect(text).not.toContain(known)
    }
  })

  it('says all in German, and says that it does', async () => {
    const page = await written(german({ layer: 'Kaufen' }), 'html')
    expect(page).toContain('<html lang="de-DE" ')
    expect(page).toContain('<small>Bericht zur visuellen Aufmerksamkeit · Landing</small>')
    expect(page).toContain('70 von 100')
    expect(page).toMatch(/Kaufen<\/span>.*?<small>Hauptaktion<\/small>/)
    expect(page).toContain('Modell')
    expect(await written(german(), 'markdown')).toMatch(/^# Landing\n\n\*\*/)
  })
})
