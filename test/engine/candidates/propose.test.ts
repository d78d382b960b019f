import { expect, it } from 'vitest'
import { READABLE } from '../../../src/colour'
import type { LayerKind, LayerShare } from '../../../src/file'
import type { Medium } from '../../../src/perception'
import { proposeCandidates } from '../../../src/engine/candidates/propose'
import type { Proposed } from '../../../src/engine/candidates/proposal'
import { contrast, fromHex } from '../../../src/engine/candidates/rgb'
import { button, drawn, type DrawnDesign, idOf, type Painted } from './drawn-design'

const GREY = '#C8C8C8'
const ORANGE = '#F06000'
const GREEN = '#22AA55'
const BLUE = '#2255AA'
const BLACK = '#000000'
const WHITE = '#FFFFFF'

function shareOf(design: DrawnDesign, name: string, kind: LayerKind): LayerShare {
  const { nodes } = design.design
  const order = nodes.findIndex((node) => node.name === name)
  const { id, type } = nodes[order]!
  const box: LayerShare['box'] = [0, 0, 1, 1]
  return { id, name, type, kind, order, box, area: 0.1, attention: 0.1, perception: 0.1 }
}

/** What is proposed for a button beside others, the rivals of which are seen before it. */
function proposed(
  design: DrawnDesign,
  target: string,
  others: string[] = [],
  medium: Medium = 'generic'
): Proposed[] {
  const controls = others.map((name) => shareOf(design, name, 'control'))
  const of = shareOf(design, target, 'control')
  return proposeCandidates({
    ...design,
    medium,
    target: of,
    controls: [of, ...controls],
    rivals: controls
  })
}

const kindsOf = (proposals: readonly Proposed[]): string[] => [
  ...new Set(proposals.map(({ candidate: { kind } }) => kind))
]

/** Colours that are given to fills by changes of a kind. */
const fillsOf = (proposals: readonly Proposed[], wanted: string): (string | null)[] =>
  proposals
    .filter(({ candidate: { kind } }) => kind === wanted)
    .flatMap(({ candidate: { edits } }) =>
      edits.flatMap((edit) => (edit.do === 'fill' ? [edit.to] : []))
    )

const more = button('More', [240, 400, 120, 48], ORANGE, BLACK)
const price = button('Offer', [240, 600, 120, 48], ORANGE, BLACK)

it('an accent is what two controls or texts have, or a style; never what an illustration has alone', () => {
  const sun: Painted = { type: 'ELLIPSE', name: 'Sun', box: [300, 700, 60, 60], cover: 1 }
  const alone: Painted = { type: 'RECTANGLE', name: 'Box', box: [20, 700, 60, 60], cover: 1 }
  const page = (...others: Painted[]): DrawnDesign =>
    drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK), more, price, ...others)
  const fills = (design: DrawnDesign) =>
    fillsOf(proposed(design, 'Buy', ['More', 'Offer']), 'recolour')
  expect(fills(page({ ...sun, colour: GREEN }, { ...alone, colour: BLUE }))).toEqual([ORANGE])
  const styled = page(
    { ...sun, colour: GREEN, styled: true },
    { ...alone, colour: BLUE, styled: true }
  )
  expect(fills(styled)).toEqual([ORANGE, BLUE])
  const one = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK), more)
  expect(fillsOf(proposed(one, 'Buy', ['More']), 'recolour')).toEqual([])
})

it('a button that has an accent already gets no other', () => {
  const design = drawn(button('Buy', [40, 400, 180, 48], BLUE, WHITE), more, price)
  expect(kindsOf(proposed(design, 'Buy', ['More', 'Offer']))).not.toContain('recolour')
})

it('letters on every new fill can be read, and colours say which layer has them', () => {
  const design = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK), more, price)
  const painted = proposed(design, 'Buy', ['More', 'Offer']).filter(({ candidate: { edits } }) =>
    edits.some((edit) => edit.do === 'fill')
  )
  expect(painted.length).toBeGreaterThan(1)
  for (const { candidate } of painted) {
    for (const fill of candidate.edits.filter((edit) => edit.do === 'fill')) {
      const label = design.design.nodes[design.design.placeOf(fill.id) + 1]!.id
      const letters = candidate.edits.find((edit) => edit.do === 'letters' && edit.id === label)
      const colour = letters?.do === 'letters' ? letters.to : BLACK
      expect(contrast(fromHex(colour), fromHex(fill.to!))).toBeGreaterThanOrEqual(READABLE)
      expect(fill.like).toBeDefined()
    }
  }
})

it('the looks of two buttons are swapped where they are of a size', () => {
  const swaps = (width: number): (string | null)[] => {
    const rival = button('More', [20, 600, width, 48], ORANGE, BLACK)
    const design = drawn(button('Buy', [40, 400, 120, 48], GREY, BLACK), rival)
    return fillsOf(proposed(design, 'Buy', ['More']), 'swap')
  }
  expect(swaps(200)).toEqual([ORANGE, GREY])
  expect(swaps(360)).toEqual([])
})

it('a label below 4.5 to 1 is due, in the nearest colour of the page that can be read, with both ratios', () => {
  const [due] = proposed(drawn(button('Buy', [40, 400, 180, 48], '#DDDDDD', '#AAAAAA')), 'Buy')
  expect(due?.candidate).toMatchObject({ kind: 'contrast', edits: [{ do: 'letters', to: BLACK }] })
  expect(due!.fact!.from).toBeCloseTo(1.71, 1)
  expect(due!.fact!.to).toBeGreaterThan(READABLE)
  const clear = proposed(drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK)), 'Buy')
  expect(kindsOf(clear)).not.toContain('contrast')
})

it('light letters stay on a strong colour that gets as much darker as they need, on all buttons that have it', () => {
  const dueOn = (fill: string): Proposed =>
    proposed(drawn(button('Buy', [40, 400, 180, 48], fill, WHITE)), 'Buy')[0]!
  const { candidate, fact } = dueOn(GREEN)
  expect(candidate.edits).toMatchObject([{ do: 'fill', from: GREEN }])
  const [edit] = candidate.edits
  const shade = edit?.do === 'fill' ? edit.to! : WHITE
  expect(contrast(fromHex(shade), fromHex(WHITE))).toBeCloseTo(fact!.to)
  expect(fact!.to).toBeGreaterThanOrEqual(READABLE)
  expect(fact!.to).toBeLessThan(1.1 * READABLE)
  const again = button('Again', [40, 600, 180, 48], GREEN, WHITE)
  const twice = drawn(button('Buy', [40, 400, 180, 48], GREEN, WHITE), again, more)
  const both = proposed(twice, 'Buy', ['Again', 'More'])
  expect(fillsOf(both, 'contrast')).toEqual([shade, shade])
  expect(dueOn('#FFD000').candidate.edits).toMatchObject([{ do: 'letters', to: BLACK }])
})

it('a button with a shadow is read as one without', () => {
  const shadow = [5, 4, 3, 2, 1].map((by): Painted => {
    const box = [40 - by, 400 - by, 180 + 2 * by, 48 + 2 * by] as const
    const colour = `#${(0xff - 30 * (6 - by)).toString(16).repeat(3)}`
    return { type: 'RECTANGLE', name: `Shadow ${by}`, box, cover: 0, colour }
  })
  const buy = button('Buy', [40, 400, 180, 48], GREEN, WHITE)
  const plain = fillsOf(proposed(drawn(buy), 'Buy'), 'contrast')
  expect(plain).toHaveLength(1)
  expect(fillsOf(proposed(drawn(...shadow, buy), 'Buy'), 'contrast')).toEqual(plain)
})

it('a fill that hardly differs from what is around it is due an accent that does, with both ratios', () => {
  const factOf = (fill: string): Proposed['fact'] =>
    proposed(
      drawn(button('Buy', [40, 400, 180, 48], fill, fill === BLACK ? WHITE : BLACK), more, price),
      'Buy',
      ['More', 'Offer']
    ).find(({ candidate: { kind } }) => kind === 'recolour')!.fact
  expect(factOf('#EEEEEE')!.from).toBeCloseTo(1.16, 1)
  expect(factOf('#EEEEEE')!.to).toBeCloseTo(contrast(fromHex(ORANGE), fromHex(WHITE)))
  expect(factOf(BLACK)).toBeUndefined()
})

it('a label that is not bold may be', () => {
  const design = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK))
  expect(kindsOf(proposed(design, 'Buy'))).not.toContain('weight')
  const label = design.design.nodes.find(({ name }) => name === 'Buy / Label')!
  label.regular = true
  expect(
    proposed(design, 'Buy').find(({ candidate: { kind } }) => kind === 'weight')
  ).toMatchObject({ candidate: { edits: [{ do: 'weight', id: label.id, to: 700 }] } })
})

it('a button is due 44 px on phones, grows up to 60, and from the side that it is aligned to', () => {
  const heights = (height: number, medium: Medium, y = 300): unknown[] => {
    const design = drawn(button('Buy', [40, y, 180, height], GREY, BLACK))
    return proposed(design, 'Buy', [], medium).flatMap(({ candidate: { edits, kind } }) =>
      edits.flatMap((edit) => (edit.do === 'grow' ? [[kind, edit.by, edit.hold]] : []))
    )
  }
  expect(heights(40, 'mobileWeb')).toEqual([
    ['touch', 4, 'centre'],
    ['taller', 16, 'centre'],
    ['taller', 8, 'centre']
  ])
  expect(heights(40, 'desktopWeb')).toHaveLength(2)
  expect(heights(56, 'desktopWeb')).toEqual([])
  expect(heights(44, 'desktopWeb', 740)[0]).toEqual(['taller', 8, 'end'])
})

it('nothing inside an instance is moved or resized', () => {
  const card = (type: string): DrawnDesign =>
    drawn({
      type,
      name: 'Card',
      box: [0, 350, 400, 200],
      flow: { axis: 'x', along: 'start', across: 'centre' },
      children: [more, button('Buy', [380, 400, 180, 40], GREY, BLACK)]
    })
  expect(kindsOf(proposed(card('FRAME'), 'Buy', ['More']))).toEqual(
    expect.arrayContaining(['taller', 'order'])
  )
  const bound = kindsOf(proposed(card('INSTANCE'), 'Buy', ['More']))
  expect(bound).not.toContain('taller')
  expect(bound).not.toContain('order')
})

it('a button comes before the one beside it, but before no field or text, nor in a row that is flush right or in one of several cards', () => {
  const row = (first: Painted, along: 'start' | 'end' = 'start', x = 0): Painted => ({
    name: 'Row',
    box: [x, 280, 400, 80],
    flow: { axis: 'x', along, across: 'start' },
    sizing: { x: 'fixed', y: 'fixed' },
    children: [first, button('Buy', [240, 300, 100, 48], GREY, BLACK)]
  })
  const other = button('More', [40, 300, 120, 48], ORANGE, BLACK)
  const orderIn = (...children: Painted[]) => {
    const design = drawn(...children)
    const found = proposed(design, 'Buy', [children[0]!.children![0]!.name!])
    return found.find(({ candidate: { kind } }) => kind === 'order')?.candidate.likeId ?? null
  }
  expect(orderIn(row(other))).toBe(idOf(drawn(row(other)), 'More'))
  expect(orderIn(row(other, 'end'))).toBeNull()
  expect(orderIn(row(other), row(other))).toBeNull()
  expect(orderIn(row(button('Input / E-mail', [40, 300, 120, 48], WHITE, BLACK)))).toBeNull()
})
