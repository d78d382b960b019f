import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../src/engine/texts/brief'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { area, control, image, layer, measured, regionsWith } from '../support/measured'
import { plain } from './plain'

const summary = (changes: Partial<Measured>, brief: Brief = {}): string =>
  plain(writeSummary(measured(changes), brief))

/** The sentence after the heading. */
const first = (text: string): string | undefined => text.split('\n\n')[1]

const PAGE = [layer('Headline', 0.3), image('Photo', 0.2), control('Buy now', 0.02)]

/** What a text says, an analysis just before it must say so, and one of which it must. */
type Case = [sentence: string, unchanged: Partial<Measured>, changed: Partial<Measured>]

describe('the summary of a design whose layers are known', () => {
  it('says first what people see first, and then what the main action gets', () => {
    expect(first(summary({ layers: PAGE }))).toBe(
      'People see “Headline” first (30% of first looks), then “Photo” (20%). ' +
        '“Buy now”, taken for the main action, gets 2.0% of attention and comes 3rd of 3 layers.'
    )
  })

  it.each<Case>([
    [
      'People see “Headline” and “Photo” first, about equally: 30% and 29% of first looks.',
      { layers: [layer('Headline', 0.3), image('Photo', 0.28)] },
      { layers: [layer('Headline', 0.3), image('Photo', 0.29)] }
    ],
    [
      'People see “Headline” first, with 30% of first looks.',
      { layers: [layer('Headline', 0.3), image('Photo', 0.06)] },
      { layers: [layer('Headline', 0.3), image('Photo', 0.059)] }
    ],
    [
      'Over some seconds “Photo” is looked at most for its size: it gets 40% of attention on 5.0% of the picture.',
      { layers: [layer('Headline', 0.38, { perception: 0.5 }), image('Photo', 0.4)] },
      { layers: [layer('Headline', 0.3, { perception: 0.5 }), image('Photo', 0.4)] }
    ],
    [
      'The main action, “Photo”, gets 20% of attention and comes 2nd of 3 layers.',
      { layers: PAGE },
      { layers: PAGE.map((one) => ({ ...one, isMainAction: one.kind === 'image' })) }
    ],
    [
      'gets 30% of attention and comes 1st of 2 layers.',
      { layers: [layer('Headline', 0.3), image('Photo', 0.2, { isMainAction: true })] },
      { layers: [layer('Headline', 0.3, { isMainAction: true }), image('Photo', 0.2)] }
    ]
  ])('says “%s” when its number says so, and not before', (sentence, before, after) => {
    expect(summary(before)).not.toContain(sentence)
    expect(summary(after)).toContain(sentence)
  })

  it('speaks of regions where there is one layer, or none has any attention', () => {
    const none = first(summary({}))
    expect(first(summary({ layers: [] }))).toBe(none)
    expect(first(summary({ layers: [layer('All', 1)] }))).toBe(none)
    expect(first(summary({ layers: [layer('A', 0), layer('B', 0)] }))).toBe(none)
  })
})

describe('the place of the main action', () => {
  const page = (action: Partial<MeasuredLayer>, fold: number | null = null): string =>
    summary({
      layers: [layer('Headline', 0.3), image('Photo', 0.2), control('Buy now', 0.02, action)],
      fold
    })

  it('is counted among what is seen without scrolling, and has none below', () => {
    const low = { box: { x: 0, y: 0.8, width: 0.2, height: 0.1 } }
    expect(page(low)).toContain('comes 3rd of 3 layers')
    expect(page(low, 0.5)).toContain('gets 2.0% of attention and is not seen without scrolling.')
    expect(page(low, 0.9)).toContain('comes 3rd of 3 layers')
  })

  it('is about equal with the first where nobody can tell which is seen first', () => {
    expect(page({ perception: 0.16 })).toContain('comes 2nd of 3 layers')
    expect(page({ perception: 0.16 })).not.toContain('about equal')
    expect(page({ perception: 0.2 })).toContain('comes 2nd of 3 layers, about equal with the 1st.')
    expect(page({ perception: 0.23 })).toContain('comes 1st of 3 layers, about equal with the 2nd.')
  })

  it('is none where it gets no first looks', () => {
    expect(page({ perception: 0 })).toContain('gets 2.0% of attention and is hardly seen at first.')
  })
})

describe('the summary of a picture alone', () => {
  it.each<Case>([
    [
      'People see the text at the middle right first, then what lies at the top left.',
      { areas: [area('thing', 5, 0.23), area('thing', 0, 0.12)] },
      { areas: [area('text', 5, 0.23), area('thing', 0, 0.12)] }
    ],
    [
      'People see what lies at the middle right and what lies at the top left first, about equally.',
      { areas: [area('place', 5, 0.23), area('place', 0, 0.12)] },
      { areas: [area('place', 5, 0.23), area('place', 0, 0.22)] }
    ],
    [
      'People see what lies in the centre first.',
      { areas: [area('place', 4, 0.23), area('place', 0, 0.2)] },
      { areas: [area('place', 4, 0.23), area('place', 4, 0.2)] }
    ],
    [
      'Nothing in the picture is seen before the rest.',
      { areas: [area('place', 4, 0.23)] },
      { areas: [] }
    ],
    ['It is busiest at the bottom centre.', {}, { regions: regionsWith({ 7: { clutter: 0.5 } }) }],
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
      'more cluttered than usual for a chart (45 to 55).',
      { clarity: 45, usual: { low: 45, high: 55, of: 'chart' } },
      { clarity: 44, usual: { low: 45, high: 55, of: 'chart' } }
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
