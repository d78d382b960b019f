import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { learn, speak } from '../../../src/language'
import { GERMAN } from '../../../src/ui/app/german'
import { boardOf } from '../../../src/ui/compare/board/board-of'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import { mark, named, readFrame } from '../support/compared-frames'

const buy = (share: number) => named('Jetzt kaufen', share)

function compared() {
  const A = readFrame('A', [named('Titel', 0.29), named('Preis', 0.1), buy(0.017)], {
    mark: mark('Jetzt kaufen')
  })
  const B = readFrame('B', [named('Titel', 0.08), named('Preis', 0.24), buy(0.006)])
  return buildComparison([A, B], 'A')
}

describe('a comparison in German', () => {
  beforeEach(() => {
    learn('de', GERMAN)
    speak({ value: 'de' })
  })
  afterEach(() => speak({ value: 'en' }))

  it('says who wins by what, and what moved', () => {
    const said = compared().verdict.sentences.join(' ').replace(/[„“”]/g, '"')
    expect(said).toMatch(
      /^"A": \d von 10 Personen (?:sieht|sehen) "Jetzt kaufen" in den ersten 2 Sekunden, "B": kaum jemand\. In "B" sehen mehr Personen "Preis" \(\d+\s% statt \d+\s%\), weniger "Titel" \(\d+\s% statt \d+\s%\)\.$/
    )
  })

  it('has no English sentence among what else there is to know, nor on the board', () => {
    const comparison = compared()
    const board = boardOf(comparison, [null, null], 'job')
    const said = [
      ...comparison.verdict.details,
      ...[board.title, board.headline, board.lead, board.callouts.title],
      ...board.callouts.list.map(({ sentence }) => sentence),
      ...board.variants.flatMap(({ badge, facts }) => [badge, ...facts.map(({ name }) => name)])
    ]
    for (const sentence of said) {
      expect(sentence).not.toMatch(/\b(the|of|is|instead|against|more|less|its)\b/i)
      expect(sentence).not.toMatch(/undefined|null| {2}/)
    }
  })
})
