import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate, Edit } from '../../../src/file'
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
    composed(page, paint('Buy', ORANGE), { do: 'scale', id: id('Buy'), by: 1.2 })
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

  it('makes a button larger on its ground, with its label', () => {
    const { nodes, pixels } = composed(page, { do: 'scale', id: id('Buy'), by: 1.25 })
    const box = { left: 17.5, top: 394, right: 242.5, bottom: 454 }
    expect(colourAt(pixels, 20, 424)).toEqual([200, 200, 200])
    expect(colourAt(pixels, 130, 397)).toEqual([200, 200, 200])
    expect(changedOutside(page.pixels, pixels, [grown(box, 1)])).toBe(0)
    expect(nodes.find(({ name }) => name === 'Buy')?.matrix).toEqual([1.25, 0, 0, 1.25, 17.5, 394])
  })

  it('makes a button higher by its middle: its corners and its label stay as they are', () => {
    const round = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK, { radius: 24 }))
    const { pixels } = composed(round, { do: 'grow', id: idOf(round, 'Buy'), by: 24 })
    expect(colourAt(pixels, 130, 390)).toEqual([200, 200, 200])
    expect(colourAt(pixels, 130, 458)).toEqual([200, 200, 200])
    expect(colourAt(pixels, 41, 389)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 70, 424)).toEqual([0, 0, 0])
    expect(colourAt(pixels, 70, 395)).toEqual([200, 200, 200])
  })

  it('fills what it leaves behind with what lies around it', () => {
    const { pixels } = composed(page, { do: 'scale', id: id('Blob'), by: 0.5 })
    expect(colourAt(pixels, 330, 605)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 330, 630)).toEqual([34, 170, 85])
  })

  it('fills a hole on two grounds from each of them', () => {
    const { pixels } = composed(page, { do: 'scale', id: id('Badge'), by: 0.2 })
    expect(colourAt(pixels, 345, 240)).toEqual([51, 68, 85])
    expect(colourAt(pixels, 345, 270)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 385, 240)).toEqual([255, 255, 255])
  })

  it('leaves what lies above on top', () => {
    const { pixels } = composed(page, { do: 'scale', id: id('Photo'), by: 0.9 })
    expect(colourAt(pixels, 350, 240)).toEqual([240, 96, 0])
    expect(colourAt(pixels, 22, 100)).toEqual([255, 255, 255])
    expect(colourAt(pixels, 100, 100)).toEqual([51, 68, 85])
  })

  it('moves a face with the picture that it is in', () => {
    const portrait = drawn({
      type: 'RECTANGLE',
      name: 'Photo',
      box: [100, 100, 200, 200],
      cover: 1,
      image: true,
      colour: GREY
    })
    const { facesFrom } = composed(portrait, { do: 'scale', id: idOf(portrait, 'Photo'), by: 0.5 })
    const face = { x: 180, y: 180, width: 40, height: 40, score: 0.9 }
    expect(facesFrom([face])).toEqual([{ ...face, x: 190, y: 190, width: 20, height: 20 }])
  })

  it('is refused where there is no room', () => {
    expect(
      compose(page.pixels, page.design, changed({ do: 'scale', id: id('Buy'), by: 3 }))
    ).toBeNull()
  })

  it('changes nothing but where the layer was and will be, whatever is done to it', () => {
    const edit = fc.record({
      name: fc.constantFrom('Headline', 'Buy', 'Blob', 'Badge', 'Photo'),
      by: fc.double({ min: 0.5, max: 1.4, noNaN: true })
    })
    fc.assert(
      fc.property(edit, ({ by, name }) => {
        const edit: Edit = { do: 'scale', id: id(name), by }
        const result = compose(page.pixels, page.design, changed(edit))
        if (result === null) return
        const was = boxOfLayer(page, name)
        const [width, height] = [by * (was.right - was.left), by * (was.bottom - was.top)]
        const left = (was.left + was.right - width) / 2
        const top = (was.top + was.bottom - height) / 2
        const is = { left, top, right: left + width, bottom: top + height }
        const reach = [was, is].map((box) => grown(box, 2))
        expect(changedOutside(page.pixels, result.pixels, reach)).toBe(0)
      }),
      runs(40)
    )
  })
})
