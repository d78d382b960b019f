import { describe, expect, it } from 'vitest'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import {
  BARE,
  COLOURED,
  control,
  DARK,
  image,
  layer,
  measured,
  regionsWith
} from '../support/measured'
import { plain } from './plain'

const write = (changes: Partial<Measured>): string => plain(writeRecommendations(measured(changes)))
const advice = (layers: MeasuredLayer[]): string => write({ layers })

type Case = [advice: string, unchanged: MeasuredLayer[], changed: MeasuredLayer[]]

const HEADLINE = layer('Headline', 0.3)
const buy = (attention: number, changes = {}): MeasuredLayer =>
  control('Buy now', attention, { look: COLOURED, ...changes })
const ask = (attention: number, changes = {}): MeasuredLayer =>
  control('Ask us', attention, { look: DARK, ...changes })

describe('recommendations', () => {
  it.each<Case>([
    [
      '- **Fill “Buy now” and outline “Ask us”, not the other way round.** “Ask us” gets 3.0% of attention, “Buy now” 1.0%.',
      [HEADLINE, ask(0.03), buy(0.01)],
      [HEADLINE, ask(0.03), buy(0.01, { look: BARE })]
    ],
    [
      '- **Give “Buy now” the colour that “Ask us” has.** “Ask us” gets 3.0% of attention, “Buy now” 1.0%.',
      [HEADLINE, ask(0.03, { look: COLOURED }), buy(0.01)],
      [HEADLINE, ask(0.03, { look: COLOURED }), buy(0.01, { look: DARK })]
    ],
    [
      '- **Make “Buy now” at least as large as “Ask us”.**',
      [HEADLINE, ask(0.03, { area: 0.011 }), buy(0.01)],
      [HEADLINE, ask(0.03, { area: 0.012 }), buy(0.01)]
    ],
    [
      '- **Give “Buy now” the colour of “Seal”.** “Seal” gets 4.0% of attention, “Buy now” 0.9%.',
      [HEADLINE, layer('Seal', 0.04, { kind: 'shape', look: COLOURED }), buy(0.01, { look: DARK })],
      [HEADLINE, layer('Seal', 0.04, { kind: 'shape', look: COLOURED }), buy(0.009, { look: DARK })]
    ],
    [
      '- **Fill “Buy now” with a colour that stands apart.** It gets 0.9% of attention on 1.0% of the picture.',
      [HEADLINE, buy(0.009)],
      [HEADLINE, buy(0.009, { look: BARE })]
    ],
    [
      '- **Make “Buy now” larger, or move it closer to “Headline”.** It gets 0.8% of attention on 1.0% of the picture.',
      [HEADLINE, buy(0.012)],
      [HEADLINE, buy(0.008)]
    ],
    [
      '- **Leave the colour of “Price tag” to “Buy now”.** It gets 15% of attention, “Buy now” 1.0%.',
      [HEADLINE, control('Price tag', 0.15, { look: COLOURED }), buy(0.01)],
      [HEADLINE, control('Price tag', 0.15, { look: COLOURED }), buy(0.01, { look: DARK })]
    ],
    [
      '- **Make “Price tag” smaller.** It gets 16% of attention, “Buy now” 5.0%.',
      [HEADLINE, control('Price tag', 0.16, { area: 0.02 }), buy(0.054)],
      [HEADLINE, control('Price tag', 0.16, { area: 0.02 }), buy(0.05)]
    ],
    [
      '- **Calm the colour of “Badge”.** It gets 15% of attention, “Headline” 10%.',
      [layer('Headline', 0.1), control('Badge', 0.15, { look: COLOURED })],
      [layer('Headline', 0.1, { isMainAction: true }), control('Badge', 0.15, { look: COLOURED })]
    ],
    [
      '- **Make “Headline” larger than “Offer”.** “Offer” gets 20% of attention, “Headline” 10%.',
      [layer('Headline', 0.195, { isMainAction: true }), layer('Offer', 0.2)],
      [layer('Headline', 0.1, { isMainAction: true }), layer('Offer', 0.2)]
    ],
    [
      '- **Make “Offer” calmer than “Headline”.**',
      [layer('Headline', 0.1, { isMainAction: true, area: 0.05 }), layer('Offer', 0.2)],
      [layer('Headline', 0.1, { isMainAction: true, area: 0.06 }), layer('Offer', 0.2)]
    ],
    [
      '- **Give “Photo” less room.** “Photo” gets 40% of attention, “Headline” 10%.',
      [
        layer('Headline', 0.1, { isMainAction: true, perception: 0.5 }),
        image('Photo', 0.4, { area: 0.3 })
      ],
      [layer('Headline', 0.1, { isMainAction: true }), image('Photo', 0.4, { area: 0.3 })]
    ],
    [
      '- **Raise the contrast of “Terms”.** Its letters stand out by about 2.9 to 1; even large ones need 3 to 1 to be read by everyone.',
      [HEADLINE, layer('Terms', 0.01, { look: { ...BARE, contrast: 3 } })],
      [HEADLINE, layer('Terms', 0.01, { look: { ...BARE, contrast: 2.9 } })]
    ],
    [
      '- **Make “Photo” smaller, or show more in it.** It fills 20% of the picture and gets 8.0% of attention.',
      [
        HEADLINE,
        image('Photo', 0.081, { area: 0.2, box: { x: 0, y: 0, width: 0.5, height: 0.4 } })
      ],
      [HEADLINE, image('Photo', 0.08, { area: 0.2, box: { x: 0, y: 0, width: 0.5, height: 0.4 } })]
    ]
  ])(
    'advise “%s” when its number says so, and not when it is so already',
    (text, before, after) => {
      expect(advice(before)).not.toContain(text)
      expect(advice(after)).toContain(text)
    }
  )

  it('find a background no fault of its picture, nor one that other things lie on', () => {
    const photo = (width: number, area: number): string =>
      advice([HEADLINE, image('Photo', 0.01, { area, box: { x: 0, y: 0, width, height: 0.5 } })])
    expect(photo(0.5, 0.25)).toContain('**Make “Photo” smaller')
    expect(photo(0.8, 0.4)).not.toContain('**')
    expect(photo(0.5, 0.19)).not.toContain('**')
  })

  it('say where to thin out a cluttered picture', () => {
    const regions = regionsWith({ 0: { clutter: 0.5 } })
    const layers = [layer('Title', 0.3), layer('Lead', 0.2, { area: 0.04 })]
    expect(write({ clarity: 36, regions })).not.toContain('Thin')
    expect(write({ clarity: 34, regions })).toContain(
      '- **Thin out the top left.** Clutter is 50 of 100 there, 41 on average.'
    )
    expect(write({ clarity: 34, regions, layers })).toContain(
      '- **Thin out the top left, around “Title” and “Lead”.**'
    )
    expect(write({ clarity: 34 })).not.toContain('Thin')
  })

  it('take a price for no button, even when it is marked', () => {
    const price = control('Price tag', 0.001, { isMainAction: true, look: BARE })
    expect(advice([HEADLINE, price, ask(0.002)])).not.toContain('Fill')
  })

  it('take another button of the same name for no rival', () => {
    const near = { box: { x: 0.5, y: 0.5, width: 0.1, height: 0.1 }, area: 0.02, look: BARE }
    const text = advice([HEADLINE, buy(0.03), buy(0.02, near)])
    expect(text).not.toContain('**')
  })

  it('say what the main action has already where there is nothing to change', () => {
    const text = advice([HEADLINE, buy(0.02, { area: 0.015 }), ask(0.01)])
    expect(text).toContain('Nothing to change was found')
    expect(text).toContain(
      '“Buy now” stands apart from what is around it, has a colour of its own and is the largest button.'
    )
    expect(advice([HEADLINE, ask(0.01)])).not.toContain('largest')
  })

  it('are three at most, and speak of no layer twice but the one that should lead', () => {
    const text = write({
      clarity: 10,
      regions: regionsWith({ 8: { clutter: 0.9 } }),
      layers: [
        control('Badge', 0.2, { look: COLOURED }),
        ask(0.03),
        buy(0.01, { look: { ...BARE, contrast: 2 } }),
        layer('Terms', 0.01, { look: { ...BARE, contrast: 2 } })
      ]
    })
    expect(text.match(/^- \*\*/gm)).toHaveLength(3)
    expect(text.match(/\*\*[^*]*“Badge”/g)).toHaveLength(1)
  })

  it('ask for the mark on the layer that matters, as long as there is none', () => {
    expect(advice([HEADLINE, ask(0.1, { look: BARE })])).toContain(
      'Mark the main action in the list of layers'
    )
    expect(advice([HEADLINE, buy(0.1)])).toContain('If another layer than “Buy now” is the main')
    expect(advice([HEADLINE, buy(0.1, { isMainAction: true })])).not.toMatch(/mark/i)
    expect(write({})).not.toMatch(/mark/i)
  })

  it('give none where there is nothing to judge', () => {
    expect(write({ tooLittle: 'empty' })).toBe(
      'Nothing in the picture stands out, so there is nothing to judge.'
    )
    expect(write({ tooLittle: 'small' })).toMatch(/^The picture is too small/)
  })
})
