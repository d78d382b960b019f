import { signal } from '@preact/signals'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, learn, speak } from '../../../src/language'
import { GERMAN } from '../../../src/ui/app/german'
import type { Report } from '../../../src/ui/report/report'
import { type ReportFormat, writeReport } from '../../../src/ui/report/write-report'
import { sampleComparison, sampleFrame, sampleReport, sampleShares } from './support/sample-report'

const spoken = signal<Language>('en')

const written = async (report: Report, format: ReportFormat): Promise<string> =>
  (await writeReport(report, format)).text()

/** Every sentence of a table; what functions say is put together from words that no search can know. */
function sentencesOf(table: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return /\s.*\.$/.test(entry) ? [entry] : []
    return typeof entry === 'object' && entry !== null ? sentencesOf(entry) : []
  })
}

/** The English of whatever is there in German. */
async function englishSentences(): Promise<string[]> {
  const features = Object.keys(GERMAN).map(async (name) => {
    const file = resolve('src', name, 'words.ts')
    const { words } = (await import(/* @vite-ignore */ file)) as { words: () => object }
    return sentencesOf(words())
  })
  return (await Promise.all(features)).flat()
}

const sentence = (text: string): string => text.replace(/&#39;/g, "'")

/** Reports that between them say all there is to say. */
function samples(): Report[] {
  const bare = sampleFrame(
    {},
    { shares: null, mainAction: null, texts: { summary: null, recommendations: null } }
  )
  bare.record.maps = {}
  bare.record.scores = { clarity: null, excitingness: null }
  bare.record.outOfDate = true
  const unread = { method: 'unreadable' as const, name: 'X.', error: 1 }
  const shares = sampleShares('Kaufen', { readings: { attention: unread, perception: unread } })
  return [
    sampleReport({ layer: 'Kaufen' }),
    sampleReport({ layer: 'Kaufen' }, { shares }),
    sampleComparison({ layer: 'Kaufen', verdict: 'A gewinnt.' }),
    { title: 'Leer', madeAt: Number.NaN, frames: [bare], comparison: null }
  ]
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
    const page = await written(sampleReport({ layer: 'Kaufen' }), 'html')
    expect(page).toContain('<html lang="de-DE">')
    expect(page).toContain('<p class="kind">Bericht zur visuellen Aufmerksamkeit</p>')
    expect(page).toMatch(/<b>70<\/b><small> von 100<\/small>/)
    expect(page).toMatch(/Kaufen<\/span>.*?<small>Hauptaktion<\/small>/)
    expect(page).toContain('niemand wurde beobachtet')
    expect(await written(sampleReport(), 'markdown')).toMatch(/^# Landing\n\nAnalysiert: /)
  })
})
