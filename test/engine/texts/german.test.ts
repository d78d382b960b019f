import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Language, learn, speak } from '../../../src/language'
import { clarityInShort } from '../../../src/engine/texts/clarity-words'
import { GERMAN } from '../../../src/engine/texts/german'
import type { Measured } from '../../../src/engine/texts/measured'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { area, measured, clutterWith } from '../support/measured'
import { always, textsOf } from './any-analysis'
import { plain } from './plain'

const spoken: { value: Language } = { value: 'de' }
beforeEach(() => {
  learn('de', GERMAN)
  spoken.value = 'de'
  speak(spoken)
})
afterEach(() => speak({ value: 'en' }))

describe('the summary in German', () => {
  const summary = (changes: Partial<Measured>): string => plain(writeSummary(measured(changes)))

  it.each<[sentence: string, changes: Partial<Measured>]>([
    [
      'die Schrift rechts in den ersten 2 Sekunden.',
      { areas: [area('text', 5, 0.1), area('place', 0, 0.02)] }
    ],
    ['Hier sticht nichts hervor.', { areas: [] }],
    [
      'Die Klarheit liegt bei 66 von 100: Das Bild ist klar. Am unruhigsten ist es unten in der Mitte.',
      { clarity: 66, clutter: clutterWith({ 7: 0.5 }) }
    ],
    [
      'Die Klarheit liegt bei 44 von 100: unruhiger als bei Plakaten und Anzeigen üblich (45 bis 55).',
      { clarity: 44, usual: { low: 45, high: 55, of: 'poster' } }
    ],
    [
      'Die Klarheit liegt bei 50 von 100: so klar wie bei Webseiten üblich (45 bis 55).',
      { usual: { low: 45, high: 55, of: 'desktop' } }
    ],
    ['Im Bild ist zu wenig zu sehen, um zu beurteilen, wie klar es ist.', { tooLittle: 'bare' }],
    ['Im Bild sticht nichts hervor, also gibt es nichts zu beurteilen.', { tooLittle: 'empty' }],
    ['Das Bild ist zu klein, um es zu beurteilen.', { tooLittle: 'small' }]
  ])('says „%s“', (sentence, changes) => {
    expect(summary(changes)).toContain(sentence)
  })

  it('calls clarity in short what the panel shows beside the score', () => {
    const usual = { low: 45, high: 55, of: 'desktop' as const }
    expect([90, 50, 10].map((clarity) => clarityInShort({ clarity, usual }))).toEqual([
      ...['klarer als üblich', 'so klar wie üblich', 'unruhiger als üblich']
    ])
    expect([90, 50, 10].map((clarity) => clarityInShort({ clarity, usual: null }))).toEqual([
      ...['klar', 'weder klar noch unruhig', 'unruhig']
    ])
  })
})

describe('recommendations in German', () => {
  it('say where a cluttered picture needs calm', () => {
    const clutter = clutterWith({ 7: 0.5 })
    expect(writeRecommendations(measured({ clarity: 34, clutter }))).toContain(
      '- **Unten in der Mitte Ruhe schaffen.** Die Unruhe erreicht dort 50 von 100, im Durchschnitt 41.'
    )
  })

  it('say that nothing was found', () => {
    expect(writeRecommendations(measured())).toContain(
      'Im Bild wurde nichts gefunden, was zu ändern wäre, und keine Hauptaktion.'
    )
  })
})

const ENGLISH =
  /\b(?:the|and|of|is|to|gets?|with|for|at|than|its|it|make|give|fill|people|attention|picture|layers?|clarity|clutter|under|first|views)\b/i

/** A text with its names left out. */
const unnamed = (text: string): string =>
  text.replace(/„[^„“]*“/g, '„…“').replace(/“[^“”]*”/g, '“…”')

describe('whatever an analysis says, each text', () => {
  it('is German throughout, but for the names that designers gave', () => {
    always((text) => expect(unnamed(text)).not.toMatch(ENGLISH))
  })

  it('is set as German is: its quotation marks, decimals, capitals and ends of sentences', () => {
    always((named) => {
      const text = unnamed(named)
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;:]|["”]|\d\.\d/)
      expect(text.replace(/„…“/g, '')).not.toMatch(/[„“]/)
      expect(text).not.toMatch(/(?:^|\n|[.!?] |\*\*|- )[a-zäöü]/)
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('###'))
      for (const line of lines) expect(line).toMatch(/[.*]$/)
    })
  })

  it('says the same numbers as in English', () => {
    const numbers = (text: string): string[] =>
      unnamed(text)
        .match(/\d+(?:[.,]\d+)?/g)
        ?.map((number) => number.replace(',', '.'))
        .sort() ?? []
    always((_, given) => {
      spoken.value = 'en'
      const english = textsOf(given)
      spoken.value = 'de'
      expect(textsOf(given).map(numbers)).toEqual(english.map(numbers))
    })
  })
})
