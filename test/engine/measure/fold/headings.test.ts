import { describe, expect, it } from 'vitest'
import { foldLayers } from '../../../../src/engine/measure/fold/fold-layers'
import { withHeadings } from '../../../../src/engine/measure/fold/headings'
import { type Drawn, frameOf, picture, text, vector } from './nodes'

const words = (said: string, box: Drawn['box']): Drawn => ({
  ...text('Text 1', box, said.length),
  words: said
})
const button = (label: string, [x, y]: readonly [number, number]): Drawn => ({
  name: 'Button',
  box: [x, y, 120, 40],
  cover: 1,
  children: [words(label, [x + 20, y + 10, 80, 20])]
})
/** What each layer says, and the heading above it. */
function told(...children: Drawn[]): string[] {
  const nodes = frameOf(...children)
  return withHeadings(nodes, foldLayers(nodes)).layers.map(
    ({ kind, label, group }) => `${kind} ${label} < ${group ?? '–'}`
  )
}

/** A plan of 100 px: its name, its price, and its button. */
const plan = (name: string, price: string, x: number): Drawn => ({
  box: [x, 0, 190, 200],
  children: [
    words(name, [x, 0, 100, 24]),
    words(price, [x, 30, 100, 48]),
    words('a month', [x, 84, 60, 16]),
    button('Choose', [x, 120])
  ]
})

describe('the heading of a group', () => {
  it('is its largest text that begins with a word, above what it is the heading of', () => {
    expect(told(plan('Solo', '€9', 0), plan('Team', '€29', 200))).toEqual([
      ...['text Solo < –', 'text €9 < –', 'text a month < Solo', 'control Choose < Solo'],
      ...['text Team < –', 'text €29 < –', 'text a month < Team', 'control Choose < Team']
    ])
  })

  it('is no text beside it in one line, and none of the frame itself', () => {
    const links = ['Features', 'Pricing'].map((link, i) => words(link, [90 * i, 60, 80, 20]))
    expect(
      told(words('Headline', [0, 0, 300, 40]), { box: [0, 60, 200, 20], children: links })
    ).toEqual([...['text Headline < –', 'text Features < –', 'text Pricing < –']])
  })

  it('may stand below a picture, or beside an icon', () => {
    const card: Drawn = {
      box: [0, 0, 200, 300],
      children: [picture('image 3', [0, 0, 200, 200]), words('Holm chair', [0, 210, 120, 24])]
    }
    const row: Drawn = {
      box: [0, 400, 200, 24],
      children: [vector('Vector 1', [0, 400, 24, 24]), words('Sounds', [40, 400, 100, 24])]
    }
    expect(told(card, row)).toEqual([
      ...['image  < Holm chair', 'text Holm chair < –', 'icon  < Sounds', 'text Sounds < –']
    ])
  })

  it('is what a group says: its first text that is a word, unless another is much larger', () => {
    const figure = (...texts: Drawn[]): Drawn => ({
      name: 'Key figure',
      box: [0, 0, 120, 70],
      children: texts
    })
    const name = words('Generating now', [0, 0, 110, 16])
    const value = words('412.6', [0, 20, 60, 32])
    const unit = words('GWh', [70, 20, 60, 32])
    expect(told(figure(name, value, unit))).toEqual(['group Generating now < –'])
    expect(told(figure(value, unit))).toEqual(['group 412.6 GWh < –'])
    expect(told(figure(name, words('Peak', [0, 20, 60, 36])))).toEqual(['group Peak < –'])
  })

  it('is found in a thousand groups inside each other, at once', () => {
    let inner: Drawn = button('Choose', [0, 0])
    for (let depth = 0; depth < 1000; depth++) inner = { box: [0, 0, 200, 200], children: [inner] }
    expect(told(inner, ...Array.from({ length: 300 }, () => plan('Card', '€1', 0)))).toHaveLength(
      1201
    )
  })
})

it('a text of an icon font is an icon, and no label of a button', () => {
  const glyph: Drawn = {
    ...text('arrow_forward', [150, 110, 24, 24], 13),
    words: 'arrow_forward',
    icon: true
  }
  const next: Drawn = {
    ...button('Next', [20, 100]),
    box: [20, 100, 180, 44],
    children: [words('Next', [40, 112, 80, 20]), glyph]
  }
  expect(told(next)).toEqual(['control Next < –'])
  expect(told(glyph).map((one) => one.split(' ')[0])).toEqual(['icon'])
})
