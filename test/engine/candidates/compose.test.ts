import { describe, expect, it } from 'vitest'
import type { Candidate, Edit } from '../../../src/file'
import { compose } from '../../../src/engine/candidates/compose'
import {
  boxOfLayer,
  button,
  changedOutside,
  colourAt,
  drawn,
  type DrawnDesign,
  idOf
} from './drawn-design'

const GREY = '#C8C8C8'
const ORANGE = '#F06000'
const BLACK = '#000000'
const WHITE = '#FFFFFF'

const page = drawn(
  { type: 'RECTANGLE', name: 'Photo', box: [20, 20, 360, 240], cover: 1, colour: '#334455' },
  {
    type: 'TEXT',
    name: 'Headline',
    box: [40, 300, 300, 48],
    characters: 12,
    cover: 1,
    colour: BLACK
  },
  button('Buy', [40, 400, 180, 48], GREY, BLACK),
  { type: 'ELLIPSE', name: 'Blob', box: [300, 600, 60, 60], cover: 1, colour: '#22AA55' },
  { type: 'RECTANGLE', name: 'Badge', box: [330, 220, 60, 60], cover: 1, colour: ORANGE }
)

function changed(...edits: Edit[]): Candidate {
  return { kind: 'recolour', layerId: edits[0]?.id ?? '', likeId: null, edits }
}

function composed(design: DrawnDesign, ...edits: Edit[]) {
  const result = compose(design.pixels, design.design, changed(...edits))
  if (result === null) throw new Error('There is no room for that.')
  return result
}

const id = (name: string): string => idOf(page, name)
const paint = (name: string, to: string): Edit => ({ do: 'fill', id: id(name), from: null, to })

describe('a change that is made in the picture', () => {
  it('is none where there is nothing to do', () => {
    const { pixels, nodes } = composed(page)
    expect(changedOutside(page.pixels, pixels, [])).toBe(0)
    expect(nodes).toEqual(page.design.nodes)
  })

  it('leaves the picture that it was given as it is', () => {
    const before = { ...page.pixels, data: Uint8Array.from(page.pixels.data) }
    composed(page, paint('Buy', ORANGE))
    expect(changedOutside(before, page.pixels, [])).toBe(0)
  })

  it('fills a button, and keeps or changes what is written on it', () => {
    const filled = composed(page, paint('Buy', ORANGE)).pixels
    expect(colourAt(filled, 46, 420)).toEqual([240, 96, 0])
    expect(colourAt(filled, 70, 420)).toEqual([0, 0, 0])
    const letters: Edit = { do: 'letters', id: id('Buy / Label'), from: BLACK, to: WHITE }
    const both = composed(page, paint('Buy', ORANGE), letters).pixels
    expect(colourAt(both, 46, 420)).toEqual([240, 96, 0])
    expect(colourAt(both, 70, 420)).toEqual([255, 255, 255])
    expect(changedOutside(page.pixels, both, [boxOfLayer(page, 'Buy')])).toBe(0)
  })

  it('keeps the round corners of what it fills', () => {
    const round = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK, { radius: 24 }))
    const to: Edit = { do: 'fill', id: idOf(round, 'Buy'), from: GREY, to: ORANGE }
    const { pixels } = composed(round, to)
    expect(colourAt(pixels, 40, 400)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 50, 424)).toEqual([240, 96, 0])
  })

  it('outlines a button that loses its fill', () => {
    const edits: Edit[] = [
      { do: 'fill', id: id('Buy'), from: GREY, to: null },
      { do: 'outline', id: id('Buy'), to: { colour: '#808080', weight: 2 } }
    ]
    const { nodes, pixels } = composed(page, ...edits)
    expect(colourAt(pixels, 41, 424)).toEqual([128, 128, 128])
    expect(colourAt(pixels, 46, 420)).toEqual([255, 255, 255])
    expect(nodes.find(({ name }) => name === 'Buy')).toMatchObject({ cover: 0, outlined: true })
  })

  it('gives a text another colour, and the same to its edges', () => {
    const { pixels } = composed(page, {
      do: 'letters',
      id: id('Headline'),
      from: BLACK,
      to: ORANGE
    })
    expect(colourAt(pixels, 40, 320)).toEqual([240, 96, 0])
    expect(colourAt(pixels, 43, 320)).toEqual([255, 255, 255])
    expect(changedOutside(page.pixels, pixels, [boxOfLayer(page, 'Headline')])).toBe(0)
  })

  it('lets two neighbours of a column change places, each as it is', () => {
    const design = drawn({
      name: 'Column',
      box: [20, 280, 360, 300],
      flow: { axis: 'y', along: 'start', across: 'start' },
      sizing: { x: 'fixed', y: 'fixed' },
      children: [
        { name: 'Lead', box: [40, 300, 300, 48], cover: 1, colour: ORANGE },
        button('Buy', [40, 400, 180, 48], GREY, BLACK),
        button('More', [40, 464, 120, 40], ORANGE, WHITE)
      ]
    })
    const edit: Edit = { do: 'order', id: idOf(design, 'More'), before: idOf(design, 'Buy') }
    const { nodes, pixels } = composed(design, edit)
    expect(colourAt(pixels, 44, 404)).toEqual([240, 96, 0])
    expect(colourAt(pixels, 200, 404)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 200, 460)).toEqual([200, 200, 200])
    const topOf = (name: string) => nodes.find((node) => node.name === name)?.matrix[5]
    expect([topOf('More'), topOf('Buy'), topOf('Buy / Label')]).toEqual([400, 456, 470])
  })
})
