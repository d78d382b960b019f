import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Language, learn, speak } from '../../../src/language'
import { clarityInShort } from '../../../src/engine/texts/clarity-words'
import { GERMAN } from '../../../src/engine/texts/german'
import { layerName } from '../../../src/engine/texts/layer-name'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { area, control, FILLED, image, layer, measured, regionsWith } from '../support/measured'
import { analysis, BRIEF } from './any-analysis'
import { plain } from './plain'

const spoken: { value: Language } = { value: 'de' }
beforeEach(() => {
  learn('de', GERMAN)
  spoken.value = 'de'
  speak(spoken)
})
afterEach(() => speak({ value: 'en' }))

const HEADLINE = layer('Headline', 0.3)
const buy = (attention: number, changes = {}): MeasuredLayer =>
  control('Kaufen', attention, { look: FILLED, ...changes })
/** Without a name of its own. */
const photo = (attention: number, changes = {}): MeasuredLayer =>
  image('Rectangle 7', attention, { look: FILLED, area: 0.3, ...changes })

describe('a layer in German', () => {
  type Kind = MeasuredLayer['kind']

  it.each<[Kind, name: string, one: string]>([
    ['text', 'die Textebene', 'eine von 2 Textebenen'],
    ['image', 'das Bild', 'eines von 2 Bildern'],
    ['control', 'das Bedienelement', 'eines von 2 Bedienelementen'],
    ['icon', 'das Icon', 'eines von 2 Icons'],
    ['shape', 'die Form', 'eine von 2 Formen'],
    ['group', 'die Gruppe', 'eine von 2 Gruppen']
  ])('of kind %s is %s', (kind, name, one) => {
    const unnamed = layer('', 0.1, { kind })
    const nameAmong = (...layers: MeasuredLayer[]) => layerName(unnamed, measured({ layers }))
    expect(nameAmong(unnamed)).toBe(`${name} oben links`)
    expect(nameAmong(unnamed, layer('', 0.1, { kind }))).toBe(`${one} oben links`)
  })

  it('is told from its namesakes', () => {
    const [small, large] = [layer('Preis', 0.1), layer('Preis', 0.1, { area: 0.2 })]
    expect(layerName(large, measured({ layers: [small, large] }))).toBe(
      'die größte von 2 Ebenen „Preis“ oben links'
    )
  })
})

describe('the summary in German', () => {
  const summary = (changes: Partial<Measured>, brief = {}): string =>
    plain(writeSummary(measured(changes), brief))

  it.each<[sentence: string, changes: Partial<Measured>]>([
    [
      'Zuerst sieht man „Headline“ (30 % der ersten Blicke), dann das Bild oben links (20 %). Auf „Kaufen“, wohl die Hauptaktion, entfallen 2,0 % der Aufmerksamkeit: Platz 3 unter 3 Ebenen.',
      { layers: [HEADLINE, photo(0.2), buy(0.02)] }
    ],
    [
      'Zuerst sieht man „Headline“ und das Bild oben links, etwa gleich stark: mit 30 % und 29 % der ersten Blicke.',
      { layers: [HEADLINE, photo(0.29, { area: 0.05 })] }
    ],
    [
      'Zuerst sieht man „Headline“, mit 30 % der ersten Blicke.',
      { layers: [HEADLINE, photo(0.05)] }
    ],
    [
      'Im Verlauf einiger Sekunden sieht man das Bild oben links für die Größe am meisten an: Auf 5,0 % der Fläche entfallen 40 % der Aufmerksamkeit.',
      { layers: [layer('Headline', 0.3, { perception: 0.5 }), photo(0.4, { area: 0.05 })] }
    ],
    [
      'Auf die Hauptaktion, das Bild oben links, entfallen 20 % der Aufmerksamkeit: Platz 2 unter 2 Ebenen.',
      { layers: [HEADLINE, photo(0.2, { isMainAction: true })] }
    ],
    [
      'Zuerst sieht man die Schrift rechts in der Mitte, dann die Stelle oben links.',
      { areas: [area('text', 5, 0.23), area('thing', 0, 0.12)] }
    ],
    ['Nichts im Bild sieht man vor allem anderen.', { areas: [] }],
    [
      'Auf „Kaufen“, wohl die Hauptaktion, entfallen 2,0 % der Aufmerksamkeit; ohne Scrollen sieht man davon nichts.',
      { layers: [HEADLINE, photo(0.2), buy(0.02)], fold: 0.05 }
    ],
    [
      'Die Klarheit liegt bei 66 von 100: Das Bild ist klar. Am unruhigsten ist es unten in der Mitte.',
      { clarity: 66, regions: regionsWith({ 7: { clutter: 0.5 } }) }
    ],
    [
      'Die Klarheit liegt bei 44 von 100: unruhiger als bei Diagrammen üblich (45 bis 55).',
      { clarity: 44, usual: { low: 45, high: 55, of: 'chart' } }
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

  it('says what the brief names, and that it gets next to nothing', () => {
    const layers = [HEADLINE, control('Anmelden', 0.0003), layer('Für Pflegekräfte', 0.02)]
    const text = summary({ layers }, { goal: 'Anmelden', audience: 'Pflegekräfte im Nachtdienst' })
    expect(text).toContain(
      'Auf „Anmelden“, im Ziel genannt, entfallen unter 0,1 % der Aufmerksamkeit: Platz 3 unter 3 Ebenen.'
    )
    expect(text).toContain('Auf „Für Pflegekräfte“, in der Zielgruppe genannt, entfallen 2,0 %')
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
    const regions = regionsWith({ 7: { clutter: 0.5 } })
    expect(writeRecommendations(measured({ clarity: 34, regions }))).toContain(
      '- **Unten in der Mitte Ruhe schaffen.** Die Unruhe liegt dort bei 50 von 100, im Durchschnitt bei 41.'
    )
  })

  it('say that nothing was found', () => {
    expect(writeRecommendations(measured())).toContain(
      'Am Bild allein wurde nichts gefunden, was zu ändern wäre.'
    )
  })
})

const ENGLISH =
  /\b(?:the|and|of|is|to|gets?|with|for|at|than|its|it|make|give|fill|people|attention|picture|layers?|clarity|clutter|under|first|views)\b/i

/** Both texts as they read, names left out. */
function textsOf(given: Measured): string[] {
  return [writeSummary(given, BRIEF), writeRecommendations(given)].map((text) =>
    plain(text)
      .replace(/„[^„“]*“/g, '„…“')
      .replace(/“[^“”]*”/g, '“…”')
  )
}

describe('whatever an analysis says, each text', () => {
  const always = (check: (text: string, given: Measured) => void): void =>
    fc.assert(
      fc.property(analysis, (given) => textsOf(given).forEach((text) => check(text, given))),
      { numRuns: 100 }
    )

  it('is German throughout, but for the names that designers gave', () => {
    always((text) => expect(text).not.toMatch(ENGLISH))
  })

  it('is set as German is: its quotation marks, decimals, capitals and ends of sentences', () => {
    always((text) => {
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;:]|["”]|\d\.\d/)
      expect(text.replace(/„…“/g, '')).not.toMatch(/[„“]/)
      expect(text).not.toMatch(/(?:^|\n|[.!?] |\*\*|- )[a-zäöü]/)
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('###'))
      for (const line of lines) expect(line).toMatch(/[.*]$/)
    })
  })

  it('says the same numbers as in English', () => {
    const numbers = (text: string): string[] =>
      text
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
