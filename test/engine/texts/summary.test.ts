import { describe, expect, it } from 'vitest'
import type { Measured } from '../../../src/engine/texts/measured'
import { verdict } from '../../../src/engine/texts/verdict'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { area, control, image, judged, layer, measured, clutterWith } from '../support/measured'
import { plain } from './plain'

const summary = (changes: Partial<Measured>): string => plain(writeSummary(measured(changes)))

/** The paragraph after the heading. */
const first = (text: string): string | undefined => text.split('\n\n')[1]

const PAGE = [layer('Headline', 0.3), image('Photo', 0.2), control('Buy now', 0.02)]

/** What a text says, an analysis just before it must say so, and one of which it must. */
type Case = [sentence: string, unchanged: Partial<Measured>, changed: Partial<Measured>]

describe('the summary of a design whose layers are known', () => {
  it('says first what the verdict says', () => {
    const judgement = judged(PAGE)
    const text = first(plain(writeSummary(measured(), judgement)))
    expect(text).toBe(verdict(judgement, judgement.nameOf))
  })

  it('speaks of areas where no layer is seen', () => {
    const areas = [area('text', 5, 0.2)]
    const text = (...layers: Parameters<typeof judged>[0]): string =>
      plain(writeSummary(measured({ areas }), judged(layers)))
    expect(first(text())).toContain('the text at the right')
    expect(text(layer('A', 0.1, { area: 0 }))).toBe(text())
    expect(text(layer('A', 0.1))).toContain('“A”')
  })
})

describe('the summary of a picture alone', () => {
  it.each<Case>([
    [
      'see the text at the right within 2 seconds.',
      { areas: [area('place', 5, 0.1), area('place', 0, 0.02)] },
      { areas: [area('text', 5, 0.1), area('place', 0, 0.02)] }
    ],
    [
      'see the spot at the right within 2 seconds, and about as many see the spot at the top left.',
      { areas: [area('place', 5, 0.1), area('place', 0, 0.02)] },
      { areas: [area('place', 5, 0.1), area('place', 0, 0.1)] }
    ],
    [
      'see the spot in the centre within 2 seconds, and about as many see another thing.',
      { areas: [area('place', 4, 0.1), area('place', 0, 0.1)] },
      { areas: [area('place', 4, 0.1), area('place', 4, 0.1)] }
    ],
    ['Nothing here stands out.', { areas: [area('place', 4, 0.1)] }, { areas: [] }],
    ['Faces could not be looked for', { faces: [] }, { faces: null }],
    ['The page may not have been all there', {}, { isEarly: true }],
    ['colours were taken for sRGB.', {}, { hasUnknownColours: true }],
    ['It is busiest at the bottom centre.', {}, { clutter: clutterWith({ 7: 0.5 }) }],
    ['Clarity is 66 of 100: the picture is clear.', { clarity: 65.4 }, { clarity: 65.6 }],
    ['Clarity is 34 of 100: the picture is cluttered.', { clarity: 34.6 }, { clarity: 34.4 }],
    [
      'Clarity is 50 of 100: the picture is neither clear nor cluttered.',
      { clarity: 66 },
      { clarity: 50 }
    ],
    [
      'clearer than usual for a web page (45 to 55).',
      { clarity: 90 },
      { clarity: 90, usual: { low: 45, high: 55, of: 'desktop' } }
    ],
    [
      'more cluttered than usual for a poster or advertisement (45 to 55).',
      { clarity: 45, usual: { low: 45, high: 55, of: 'poster' } },
      { clarity: 44, usual: { low: 45, high: 55, of: 'poster' } }
    ],
    [
      'Nothing in the picture stands out, so there is nothing to judge.',
      { tooLittle: 'bare' },
      { tooLittle: 'empty', clarity: 100 }
    ],
    [
      'There is too little in the picture to judge how clear it is.',
      { clarity: 100 },
      { tooLittle: 'bare', clarity: 100 }
    ],
    [
      'The picture is too small to judge. Analyse the frame around it.',
      { tooLittle: 'bare' },
      { tooLittle: 'small' }
    ]
  ])('says “%s” when its number says so, and not before', (sentence, before, after) => {
    expect(summary(before)).not.toContain(sentence)
    expect(summary(after)).toContain(sentence)
  })

  it('gives no scores where there is nothing to judge', () => {
    expect(summary({ tooLittle: 'empty' })).not.toMatch(/\d/)
    expect(summary({ tooLittle: 'small' })).not.toMatch(/\d/)
  })

  it('calls nothing usual where nothing is known of its kind, and says its doubt once', () => {
    const text = summary({ clarity: 1 })
    expect(text).not.toContain('usual')
    expect(text.match(/estimate/gi)).toHaveLength(1)
  })
})
