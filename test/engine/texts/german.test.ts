import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Language, learn, speak } from '../../../src/language'
import { clarityInShort } from '../../../src/engine/texts/clarity-words'
import { findingsOf } from '../../../src/engine/texts/findings'
import { GERMAN } from '../../../src/engine/texts/german'
import { nameOf } from '../../../src/engine/texts/layer-name'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import {
  area,
  BARE,
  COLOURED,
  control,
  DARK,
  image,
  layer,
  measured,
  regionsWith
} from '../support/measured'
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
  control('Kaufen', attention, { look: COLOURED, ...changes })
const ask = (attention: number, changes = {}): MeasuredLayer =>
  control('Fragen', attention, { look: DARK, ...changes })
/** Nobody named it. */
const photo = (attention: number, changes = {}): MeasuredLayer =>
  image('Rectangle 7', attention, { look: COLOURED, area: 0.3, ...changes })

type Case = [title: string, reason: string, layers: MeasuredLayer[]]

describe('a finding in German', () => {
  it.each<Case>([
    [
      '„Kaufen“ füllen und „Fragen“ nur umranden, nicht umgekehrt',
      'Auf „Fragen“ entfallen 3,0 % der Aufmerksamkeit, auf „Kaufen“ 1,0 %.',
      [HEADLINE, ask(0.03), buy(0.01, { look: BARE })]
    ],
    [
      '„Kaufen“ die Farbe geben, die „Fragen“ hat',
      'Auf „Fragen“ entfallen 3,0 % der Aufmerksamkeit, auf „Kaufen“ 1,0 %.',
      [HEADLINE, ask(0.03, { look: COLOURED }), buy(0.01, { look: DARK })]
    ],
    [
      '„Kaufen“ mindestens so groß machen wie „Fragen“',
      'Auf „Fragen“ entfallen 3,0 % der Aufmerksamkeit, auf „Kaufen“ 1,0 %.',
      [HEADLINE, ask(0.03, { area: 0.012 }), buy(0.01)]
    ],
    [
      '„Kaufen“ die Farbe geben, die die Form oben links hat',
      'Auf die Form oben links entfallen 4,0 % der Aufmerksamkeit, auf „Kaufen“ 0,9 %.',
      [
        HEADLINE,
        layer('Vector', 0.04, { kind: 'shape', look: COLOURED }),
        buy(0.009, { look: DARK })
      ]
    ],
    [
      '„Kaufen“ mit einer Farbe füllen, die sich abhebt',
      'Auf diese 1,0 % der Fläche entfallen nur 0,9 % der Aufmerksamkeit.',
      [HEADLINE, buy(0.009, { look: BARE })]
    ],
    [
      'Die Farbe von „Price tag“ lieber „Kaufen“ geben',
      'Auf „Price tag“ entfallen 15 % der Aufmerksamkeit, auf „Kaufen“ 1,0 %.',
      [HEADLINE, control('Price tag', 0.15, { look: COLOURED }), buy(0.01, { look: DARK })]
    ],
    [
      '„Price tag“ kleiner machen',
      'Auf „Price tag“ entfallen 16 % der Aufmerksamkeit, auf „Kaufen“ 5,0 %.',
      [HEADLINE, control('Price tag', 0.16, { area: 0.02 }), buy(0.05)]
    ],
    [
      '„Badge“ farblich zurücknehmen',
      'Auf „Badge“ entfallen 15 % der Aufmerksamkeit, auf „Headline“ 10 %.',
      [layer('Headline', 0.1, { isMainAction: true }), control('Badge', 0.15, { look: COLOURED })]
    ],
    [
      '„Headline“ größer machen als „Offer“',
      'Auf „Offer“ entfallen 20 % der Aufmerksamkeit, auf „Headline“ 10 %.',
      [layer('Headline', 0.1, { isMainAction: true }), layer('Offer', 0.2)]
    ],
    [
      '„Offer“ ruhiger gestalten als „Headline“',
      'Auf „Offer“ entfallen 20 % der Aufmerksamkeit, auf „Headline“ 10 %.',
      [layer('Headline', 0.1, { isMainAction: true, area: 0.06 }), layer('Offer', 0.2)]
    ],
    [
      'Dem Bild oben links weniger Raum geben',
      'Auf das Bild oben links entfallen 40 % der Aufmerksamkeit, auf „Headline“ 10 %.',
      [layer('Headline', 0.1, { isMainAction: true }), photo(0.4)]
    ],
    [
      'Die Textebene oben links kontrastreicher machen',
      'Der Kontrast der Buchstaben beträgt etwa 2,9 zu 1; selbst große brauchen 3 zu 1, damit alle sie lesen können.',
      [HEADLINE, layer('Text', 0.01, { look: { ...BARE, contrast: 2.9 } })]
    ],
    [
      'Das Bild oben links kleiner machen oder mehr darin zeigen',
      'Auf diese 20 % der Fläche entfallen nur 8,0 % der Aufmerksamkeit.',
      [HEADLINE, photo(0.08, { area: 0.2, box: { x: 0, y: 0, width: 0.5, height: 0.4 } })]
    ]
  ])('says „%s“ and why', (title, reason, layers) => {
    const found = findingsOf(measured({ layers }), {}).map((finding) => ({
      title: plain(finding.title),
      reason: plain(finding.reason)
    }))
    expect(found).toContainEqual({ title, reason })
  })

  it('says where a cluttered picture needs calm', () => {
    const regions = regionsWith({ 7: { clutter: 0.5 } })
    const [alone] = findingsOf(measured({ clarity: 34, regions }), {})
    expect(alone).toMatchObject({
      title: 'Unten in der Mitte Ruhe schaffen',
      reason: 'Die Unruhe liegt dort bei 50 von 100, im Durchschnitt bei 41.'
    })
    const box = { x: 0.4, y: 0.8, width: 0.1, height: 0.1 }
    const layers = [layer('Title', 0.3, { box }), photo(0.2, { box, area: 0.04 })]
    const [around] = findingsOf(measured({ clarity: 34, regions, layers }), {})
    expect(around?.title).toBe(
      'Unten in der Mitte Ruhe schaffen, rund um „Title“ und das Bild unten in der Mitte'
    )
  })
})

describe('a layer in German', () => {
  type Kind = MeasuredLayer['kind']

  it.each<[Kind, name: string, dative: string, one: string, oneDative: string]>([
    ['text', 'die Textebene', 'der Textebene', 'eine von 2 Textebenen', 'einer von 2 Textebenen'],
    ['image', 'das Bild', 'dem Bild', 'eines von 2 Bildern', 'einem von 2 Bildern'],
    [
      'control',
      'das Bedienelement',
      'dem Bedienelement',
      'eines von 2 Bedienelementen',
      'einem von 2 Bedienelementen'
    ],
    ['icon', 'das Icon', 'dem Icon', 'eines von 2 Icons', 'einem von 2 Icons'],
    ['shape', 'die Form', 'der Form', 'eine von 2 Formen', 'einer von 2 Formen'],
    ['group', 'die Gruppe', 'der Gruppe', 'eine von 2 Gruppen', 'einer von 2 Gruppen']
  ])('of kind %s is %s', (kind, name, dative, one, oneDative) => {
    const unnamed = layer('', 0.1, { kind })
    const alone = nameOf(unnamed, measured({ layers: [unnamed] }))
    expect([alone(), alone('dative')]).toEqual([`${name} oben links`, `${dative} oben links`])
    const alike = nameOf(unnamed, measured({ layers: [unnamed, layer('', 0.1, { kind })] }))
    expect([alike(), alike('dative')]).toEqual([`${one} oben links`, `${oneDative} oben links`])
  })

  it('is told from its namesakes', () => {
    const [small, large] = [layer('Preis', 0.1), layer('Preis', 0.1, { area: 0.2 })]
    const name = nameOf(large, measured({ layers: [small, large] }))
    expect([name(), name('dative')]).toEqual([
      'die größte von 2 Ebenen „Preis“ oben links',
      'der größten von 2 Ebenen „Preis“ oben links'
    ])
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
  const write = (layers: MeasuredLayer[]): string =>
    plain(writeRecommendations(measured({ layers })))

  it('say what the main action has already where there is nothing to change', () => {
    const text = write([HEADLINE, buy(0.02, { area: 0.015 }), ask(0.01)])
    expect(text).toContain('wurde nichts gefunden, was zu ändern wäre.')
    expect(text).toContain(
      '„Kaufen“ hebt sich von der Umgebung ab, hat eine eigene Farbe und ist der größte Button.'
    )
    expect(text).toContain('Ist eine andere Ebene als „Kaufen“ die Hauptaktion, markieren Sie sie')
  })

  it('ask for the mark on the main action as long as there is none', () => {
    expect(write([HEADLINE, photo(0.1)])).toContain('Markieren Sie die Hauptaktion in der Liste')
  })
})

const ENGLISH =
  /\b(?:the|and|of|is|to|gets?|with|for|at|than|its|it|make|give|fill|people|attention|picture|layers?|clarity|clutter|under|first|views)\b/i

/** Both texts as they read, names left out. */
function textsOf(given: Measured): string[] {
  return [writeSummary(given, BRIEF), writeRecommendations(given, BRIEF)].map((text) =>
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
