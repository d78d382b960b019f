import { describe, expect, it } from 'vitest'
import { foldLayers } from '../../../../src/engine/measure/fold/fold-layers'
import { type Drawn, frameOf, picture, rectangle, text, vector } from './nodes'

const fold = (...children: Drawn[]): string[] =>
  foldLayers(frameOf(...children)).layers.map(({ kind, name }) => `${kind} ${name}`)

const label = text('Order now', [40, 112, 100, 20])
const arrow: Drawn = {
  name: 'Icon / Arrow',
  box: [150, 110, 24, 24],
  children: [vector('Vector', [155, 115, 14, 14])]
}
const cta: Drawn = { name: 'CTA', box: [20, 100, 180, 44], cover: 1, children: [label, arrow] }

describe('folding a frame', () => {
  it('takes a painted or outlined box around one short text, with icons, for a control', () => {
    expect(fold(cta)).toEqual(['control CTA'])
    expect(fold({ ...cta, cover: 0, outlined: true })).toEqual(['control CTA'])
    expect(fold({ ...cta, children: [{ ...label, characters: 200 }] })).toEqual(['text CTA'])
  })

  it('takes a box that is named a button for one though its label has two parts', () => {
    const price = text('Price', [150, 112, 40, 20])
    expect(fold({ ...cta, children: [label, price] })).toEqual(['control CTA'])
    expect(fold({ ...cta, name: 'Total', children: [label, price] })).toEqual(['group Total'])
  })

  it('keeps a button apart from the bar that it lies in alone', () => {
    const bar = { name: 'Buy bar', cover: 1, children: [cta] }
    expect(fold({ ...bar, box: [0, 80, 300, 84] })).toEqual(['control CTA'])
    expect(fold({ ...bar, box: [16, 98, 188, 48] })).toEqual(['control Buy bar'])
  })

  it('takes a box without paint for a control when it leaves its text the room of a button', () => {
    const bare: Drawn = { name: 'Cancel', box: [20, 100, 140, 44], children: [label] }
    expect(fold(bare)).toEqual(['control Cancel'])
    expect(foldLayers(frameOf(bare)).layers[0]?.kind).toBe('control')
    expect(fold({ ...bare, box: [40, 112, 100, 20] })).toEqual(['text Cancel'])
  })

  it('keeps what is written on a control, and what a short text says', () => {
    const { layers } = foldLayers(
      frameOf({ ...cta, children: [{ ...label, words: 'Buy' }, arrow] })
    )
    expect(layers.map((layer) => layer.label)).toEqual(['Buy'])
    expect(foldLayers(frameOf({ ...label, words: 'Buy' })).layers[0]!.label).toBe('Buy')
    expect(foldLayers(frameOf(picture('Photo', [0, 0, 100, 100]))).layers[0]!.label).toBe('')
  })

  it('finds a control drawn with a loose rectangle', () => {
    const group: Drawn = {
      type: 'GROUP',
      name: 'Group 12',
      box: [20, 100, 180, 44],
      children: [rectangle('Rectangle 7', [20, 100, 180, 44]), label]
    }
    expect(fold(group)).toEqual(['control Group 12'])
  })

  it('reads instances through: a card comes to its picture, title and button', () => {
    const card: Drawn = {
      type: 'INSTANCE',
      name: 'Card',
      box: [0, 0, 300, 400],
      cover: 1,
      children: [picture('Photo', [0, 0, 300, 200]), text('Title', [20, 220, 200, 24]), cta]
    }
    expect(fold(card)).toEqual(['image Photo', 'text Title', 'control CTA'])
  })

  it('lets the outermost real name stand for a single thing', () => {
    const photo = picture('image 3', [0, 0, 300, 200])
    const inner: Drawn = { name: 'Frame 8', box: [0, 0, 300, 200], children: [photo] }
    const outer: Drawn = { name: 'Hero photo', box: [0, 0, 300, 210], children: [inner] }
    expect(fold(outer)).toEqual(['image Hero photo'])
    expect(fold({ ...outer, name: 'Frame 9' })).toEqual(['image image 3'])
    expect(fold({ ...outer, box: [0, 0, 400, 800] })).toEqual(['image image 3'])
  })

  it('keeps a named logo together, and its parts apart when they are unnamed', () => {
    const parts = [rectangle('Mark', [0, 0, 24, 24]), text('Morrow', [32, 0, 80, 24])]
    expect(fold({ name: 'Brand', box: [0, 0, 112, 24], children: parts })).toEqual(['group Brand'])
    expect(fold({ name: 'Group 3', type: 'GROUP', box: [0, 0, 112, 24], children: parts })).toEqual(
      ['shape Mark', 'text Morrow']
    )
  })

  it('does not group what lies far apart, nor a headline', () => {
    const links = [text('One', [0, 0, 50, 20]), text('Two', [90, 0, 50, 20])]
    expect(fold({ name: 'Links', box: [0, 0, 140, 20], children: links })).toHaveLength(2)
    const title = [text('Kicker', [0, 0, 100, 20]), text('Headline', [0, 24, 380, 60], 20)]
    expect(fold({ name: 'Title', box: [0, 0, 380, 84], children: title })).toHaveLength(2)
  })

  it('takes each of three rows alike for one thing', () => {
    const row = (y: number): Drawn => ({
      name: `Row ${y} / Site`,
      box: [0, y, 400, 40],
      children: [0, 80, 160, 240, 320].map((x) => text('Cell', [x, y + 10, 30, 20]))
    })
    expect(fold(row(0), row(40), row(80))).toHaveLength(3)
    expect(fold(row(0), row(40))).toHaveLength(10)
  })

  it('gives backgrounds, lines, outlines and dots to the rest', () => {
    const panel = rectangle('Panel', [0, 0, 400, 300])
    const ring = rectangle('Border', [0, 0, 400, 300], { cover: 0, outlined: true })
    const line = rectangle('Divider', [0, 300, 400, 1])
    const dot = rectangle('Dot', [0, 400, 8, 8])
    expect(fold(panel, text('Title', [20, 20, 200, 24]), ring, line, dot)).toEqual(['text Title'])
    expect(fold(panel)).toEqual(['shape Panel'])
    const apart: Drawn = { name: 'Card / Ground', box: [0, 0, 400, 300], children: [panel] }
    expect(fold(apart, text('Title', [20, 20, 200, 24]))).toEqual(['text Title'])
    expect(fold(apart)).toEqual(['shape Card / Ground'])
  })

  it('counts a picture as one also behind everything, with the shade over it', () => {
    const photo = picture('Photo', [0, 0, 400, 800])
    const shade = rectangle('Shade', [0, 400, 400, 400], { cover: 0.4 })
    const nodes = frameOf(photo, shade, text('Title', [20, 700, 200, 24]))
    const { layers, owners } = foldLayers(nodes)
    expect(layers.map(({ name }) => name)).toEqual(['Photo', 'Title'])
    expect(owners).toEqual([-1, 0, 0, 1])
  })

  it('passes over masks, empty texts and what is all transparent', () => {
    const mask = rectangle('Mask', [0, 0, 100, 100], { mask: true })
    const empty = text('Empty', [0, 0, 10, 20], 0)
    expect(fold(mask, empty, { ...cta, opacity: 0 })).toEqual([])
  })

  it('gives every layer to one meaningful layer or to the rest, also deep down', () => {
    let deep: Drawn = text('Bottom', [0, 0, 200, 20])
    for (let i = 0; i < 1_000; i++)
      deep = { name: 'Frame 1', box: [0, 0, 200, 20], children: [deep] }
    const nodes = frameOf(deep)
    const { layers, owners } = foldLayers(nodes)
    expect(layers).toEqual([{ node: nodes.length - 1, name: 'Bottom', kind: 'text', label: '' }])
    expect(owners).toHaveLength(nodes.length)
  })
})
