import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate, Edit, Hold } from '../../../src/file'
import { compose } from '../../../src/engine/candidates/compose'
import { grown } from '../../../src/perception/see/box'
import { runs } from '../../support/fuzz/runs'
import {
  boxOfLayer,
  button,
  changedOutside,
  colourAt,
  drawn,
  type DrawnDesign,
  idOf,
  type Painted
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
    composed(page, paint('Buy', ORANGE), { do: 'grow', id: id('Buy'), by: 8 })
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

  it('makes a button higher by its middle: its corners and its label stay as they are', () => {
    const round = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK, { radius: 24 }))
    const { nodes, pixels } = composed(round, { do: 'grow', id: idOf(round, 'Buy'), by: 24 })
    expect(colourAt(pixels, 130, 390)).toEqual([200, 200, 200])
    expect(colourAt(pixels, 130, 458)).toEqual([200, 200, 200])
    expect(colourAt(pixels, 41, 389)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 70, 424)).toEqual([0, 0, 0])
    expect(colourAt(pixels, 70, 395)).toEqual([200, 200, 200])
    expect(nodes.find(({ name }) => name === 'Buy')).toMatchObject({ height: 72 })
    const grown = { left: 40, top: 388, right: 220, bottom: 460 }
    expect(changedOutside(round.pixels, pixels, [grown])).toBe(0)
  })

  it('grows away from the side that it holds', () => {
    const { nodes, pixels } = composed(page, { do: 'grow', id: id('Buy'), by: 12, hold: 'start' })
    expect(colourAt(pixels, 130, 399)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 130, 459)).toEqual([200, 200, 200])
    expect(nodes.find(({ name }) => name === 'Buy')?.matrix).toEqual([1, 0, 0, 1, 40, 400])
  })

  it('has no room where a neighbour would come closer than 24 px, or something lies over it', () => {
    const grow = (design: DrawnDesign, by: number) =>
      compose(design.pixels, design.design, changed({ do: 'grow', id: idOf(design, 'Buy'), by }))
    const buy = button('Buy', [40, 400, 180, 48], GREY, BLACK)
    const below = drawn(buy, { name: 'Line', box: [40, 480, 180, 4], cover: 1, colour: BLACK })
    expect(grow(below, 12)).not.toBeNull()
    expect(grow(below, 20)).toBeNull()
    const over = drawn(buy, { name: 'Toast', box: [120, 440, 200, 40], cover: 1, colour: BLACK })
    expect(grow(over, 12)).toBeNull()
  })

  describe('in a column', () => {
    const column = (more: Partial<Painted>, ...after: Painted[]): DrawnDesign =>
      drawn({
        name: 'Column',
        box: [20, 280, 360, 300],
        flow: { axis: 'y', along: 'start', across: 'start' },
        sizing: { x: 'fixed', y: 'fixed' },
        ...more,
        children: [
          { name: 'Lead', box: [40, 300, 300, 48], cover: 1, colour: ORANGE },
          button('Buy', [40, 400, 180, 48], GREY, BLACK),
          ...after
        ]
      })
    const terms = { name: 'Terms', box: [40, 464, 180, 20], cover: 1, colour: ORANGE } as const

    it('moves what comes after the button, with its layers', () => {
      const design = column({}, terms)
      const { nodes, pixels } = composed(design, { do: 'grow', id: idOf(design, 'Buy'), by: 12 })
      expect(colourAt(pixels, 100, 470)).toEqual([255, 255, 255])
      expect(colourAt(pixels, 100, 490)).toEqual([240, 96, 0])
      expect(colourAt(pixels, 100, 310)).toEqual([240, 96, 0])
      expect(nodes.find(({ name }) => name === 'Terms')?.matrix[5]).toBe(476)
      expect(nodes.find(({ name }) => name === 'Lead')?.matrix[5]).toBe(300)
    })

    it('is refused where the column has no room, shares it out, or lies beside something', () => {
      const grow = (design: DrawnDesign) =>
        compose(
          design.pixels,
          design.design,
          changed({ do: 'grow', id: idOf(design, 'Buy'), by: 12 })
        )
      expect(grow(column({ box: [20, 280, 360, 180] }))).toBeNull()
      const spread = { axis: 'y', along: 'between', across: 'start' } as const
      expect(grow(column({ flow: spread }))).toBeNull()
      const beside = column({}, { ...terms, absolute: true, box: [300, 420, 60, 20] })
      expect(grow(beside)).toBeNull()
    })

    it('lets two neighbours change places, each as it is', () => {
      const design = column({}, button('More', [40, 464, 120, 40], ORANGE, WHITE))
      const edit: Edit = { do: 'order', id: idOf(design, 'More'), before: idOf(design, 'Buy') }
      const { nodes, pixels } = composed(design, edit)
      expect(colourAt(pixels, 44, 404)).toEqual([240, 96, 0])
      expect(colourAt(pixels, 200, 404)).toEqual([255, 255, 255])
      expect(colourAt(pixels, 200, 460)).toEqual([200, 200, 200])
      const topOf = (name: string) => nodes.find((node) => node.name === name)?.matrix[5]
      expect([topOf('More'), topOf('Buy'), topOf('Buy / Label')]).toEqual([400, 456, 470])
    })
  })

  it('makes a button of a row higher with the others, but not beside one of another height', () => {
    const rowWith = (height: number): DrawnDesign =>
      drawn({
        name: 'Row',
        box: [20, 400, 360, 48],
        flow: { axis: 'x', along: 'start', across: 'start' },
        sizing: { x: 'fixed', y: 'hug' },
        children: [
          button('Buy', [20, 400, 160, 48], GREY, BLACK),
          button('More', [200, 400, 160, height], ORANGE, WHITE)
        ]
      })
    const row = rowWith(48)
    const edit: Edit = { do: 'grow', id: idOf(row, 'Buy'), by: 8, hold: 'start' }
    const { nodes, pixels } = composed(row, edit)
    expect(colourAt(pixels, 24, 454)).toEqual([200, 200, 200])
    expect(colourAt(pixels, 204, 454)).toEqual([240, 96, 0])
    const heights = ['Buy', 'More', 'Row'].map(
      (name) => nodes.find((node) => node.name === name)!.height
    )
    expect(heights).toEqual([56, 56, 56])
    const uneven = rowWith(40)
    const same = { ...edit, id: idOf(uneven, 'Buy') }
    expect(compose(uneven.pixels, uneven.design, changed(same))).toBeNull()
  })

  it('changes nothing but where the button grows, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom<Hold>('start', 'centre', 'end'),
        (by, hold) => {
          const edit: Edit = { do: 'grow', id: id('Buy'), by, hold }
          const result = compose(page.pixels, page.design, changed(edit))
          if (result === null) return
          const reach = grown(boxOfLayer(page, 'Buy'), by)
          expect(changedOutside(page.pixels, result.pixels, [reach])).toBe(0)
        }
      ),
      runs(40)
    )
  })
})
