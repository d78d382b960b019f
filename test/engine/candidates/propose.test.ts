import { beforeAll, describe, expect, it } from 'vitest'
import { READABLE } from '../../../src/colour'
import type { Candidate, LayerKind, LayerShare } from '../../../src/file'
import { proposeCandidates } from '../../../src/engine/candidates/propose'
import { contrast, fromHex } from '../../../src/engine/candidates/rgb'
import { button, drawn, type DrawnDesign, type Painted } from './drawn-design'

const GREY = '#C8C8C8'
const ORANGE = '#F06000'
const BLACK = '#000000'

function shareOf(design: DrawnDesign, name: string, kind: LayerKind): LayerShare {
  const { nodes } = design.design
  const order = nodes.findIndex((node) => node.name === name)
  const { id, type } = nodes[order]!
  return {
    id,
    name,
    type,
    kind,
    order,
    box: [0, 0, 1, 1],
    area: 0.1,
    attention: 0.1,
    perception: 0.1
  }
}

function proposed(
  design: DrawnDesign,
  target: string,
  rivals: [string, LayerKind][] = []
): Candidate[] {
  return proposeCandidates({
    ...design,
    target: shareOf(design, target, 'control'),
    headline: null,
    rivals: rivals.map(([name, kind]) => shareOf(design, name, kind))
  })
}

const kindsOf = (candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.map(({ kind }) => kind))
]

/** Colours that are given to fills. */
const fillsOf = (candidates: readonly Candidate[]): (string | null)[] =>
  candidates.flatMap(({ edits }) => edits.flatMap((edit) => (edit.do === 'fill' ? [edit.to] : [])))

const page: Painted[] = [
  {
    type: 'TEXT',
    name: 'Headline',
    box: [40, 300, 300, 48],
    characters: 12,
    cover: 1,
    colour: BLACK
  },
  button('Buy', [40, 400, 180, 48], GREY, BLACK),
  button('More', [240, 400, 120, 48], ORANGE, '#FFFFFF'),
  { type: 'ELLIPSE', name: 'Ellipse 1', box: [300, 600, 60, 60], cover: 1, colour: '#22AA55' },
  { type: 'ELLIPSE', name: 'Logo', box: [100, 600, 60, 60], cover: 1, colour: '#2255AA' }
]

describe('what is tried for a main action', () => {
  let design: DrawnDesign

  beforeAll(() => {
    design = drawn(...page)
  })

  it('is the page’s own accents, the look of another button, and its size', () => {
    const candidates = proposed(design, 'Buy', [['More', 'control']])
    expect(kindsOf(candidates)).toEqual(['recolour', 'swap', 'enlarge'])
    const recoloured = candidates.filter(({ kind }) => kind === 'recolour')
    expect(fillsOf(recoloured)).toEqual([ORANGE, '#22AA55', '#2255AA'])
    const [swap] = candidates.filter(({ kind }) => kind === 'swap')
    expect(fillsOf([swap!])).toEqual([ORANGE, GREY])
  })

  it('leaves letters on every fill that can be read', () => {
    const candidates = proposed(design, 'Buy', [['More', 'control']])
    const painted = candidates.filter(({ edits }) => edits.some((edit) => edit.do === 'fill'))
    expect(painted.length).toBeGreaterThan(3)
    for (const { edits, kind } of painted) {
      for (const fill of edits.filter((edit) => edit.do === 'fill')) {
        const at = design.design.placeOf(fill.id)
        const label = design.design.nodes[at + 1]!.id
        const letters = edits.find((edit) => edit.do === 'letters' && edit.id === label)
        const now = fill.id === design.design.nodes[2]!.id ? BLACK : '#FFFFFF'
        const colour = letters?.do === 'letters' ? letters.to : now
        expect(contrast(fromHex(colour), fromHex(fill.to!)), kind).toBeGreaterThanOrEqual(READABLE)
      }
    }
  })

  it('neither moves nor resizes what lies inside an instance, or fills what is around it', () => {
    const inside = drawn({
      type: 'INSTANCE',
      name: 'Card',
      box: [0, 350, 400, 200],
      children: [button('Buy', [40, 400, 180, 48], GREY, BLACK)]
    })
    expect(kindsOf(proposed(inside, 'Buy'))).not.toContain('enlarge')
    const fills = drawn(
      button('Buy', [40, 400, 180, 48], GREY, BLACK, { sizing: { x: 'fill', y: 'hug' } })
    )
    expect(kindsOf(proposed(fills, 'Buy'))).not.toContain('enlarge')
  })

  it('comes earlier in its column, but never before the headline or a field', () => {
    const column = (first: string): DrawnDesign =>
      drawn({
        name: 'Column',
        box: [20, 280, 360, 200],
        flow: { axis: 'y', along: 'start', across: 'start' },
        sizing: { x: 'fixed', y: 'fixed' },
        children: [
          {
            type: 'TEXT',
            name: first,
            box: [40, 300, 300, 48],
            characters: 12,
            cover: 1,
            colour: BLACK
          },
          button('Buy', [40, 400, 180, 48], GREY, BLACK)
        ]
      })
    const lead = column('Lead')
    const [order] = proposed(lead, 'Buy').filter(({ kind }) => kind === 'order')
    expect(order).toMatchObject({ likeId: shareOf(lead, 'Lead', 'text').id })
    const form = drawn({
      name: 'Form',
      box: [20, 280, 360, 200],
      flow: { axis: 'y', along: 'start', across: 'start' },
      sizing: { x: 'fixed', y: 'fixed' },
      children: [
        { name: 'Input / E-mail', box: [40, 300, 300, 48], cover: 1, colour: GREY },
        button('Buy', [40, 400, 180, 48], GREY, BLACK)
      ]
    })
    expect(kindsOf(proposed(form, 'Buy'))).not.toContain('order')
    const headed = column('Headline')
    const target = shareOf(headed, 'Buy', 'control')
    const headline = shareOf(headed, 'Headline', 'text')
    const candidates = proposeCandidates({ ...headed, target, headline, rivals: [] })
    expect(kindsOf(candidates)).not.toContain('order')
  })

  it('moves it in every card of the same kind, so that they stay alike', () => {
    const card = (name: string, x: number): Painted => ({
      name,
      box: [x, 200, 180, 200],
      flow: { axis: 'y', along: 'start', across: 'start' },
      sizing: { x: 'fixed', y: 'fixed' },
      children: [
        {
          type: 'TEXT',
          name: 'Line',
          box: [x, 220, 160, 40],
          characters: 12,
          cover: 1,
          colour: BLACK
        },
        button('Choose', [x, 300, 160, 48], GREY, BLACK)
      ]
    })
    const plans = drawn(card('Solo', 10), card('Team', 210))
    const [order] = proposed(plans, 'Choose').filter(({ kind }) => kind === 'order')
    const called = (id: string): string => {
      const { nodes, placeOf } = plans.design
      return `${nodes[nodes[placeOf(id)]!.parent]!.name} > ${nodes[placeOf(id)]!.name}`
    }
    expect(
      order?.edits.map((edit) => edit.do === 'order' && [called(edit.id), called(edit.before)])
    ).toEqual([
      ['Solo > Choose', 'Solo > Line'],
      ['Team > Choose', 'Team > Line']
    ])
  })

  const largerOf = (...layers: Painted[]) =>
    proposed(drawn(...layers), 'Buy').flatMap(({ edits: [edit], kind }) =>
      kind === 'enlarge' && edit?.do === 'scale' ? [edit] : []
    )

  it('makes no button higher than anybody would ship', () => {
    const factorsAt = (height: number): number[] =>
      largerOf(button('Buy', [40, 400, 180, height], GREY, BLACK)).map(({ by }) => by)
    expect([40, 56, 64].map(factorsAt)).toEqual([[1.4, 1.3, 1.2], [1.3, 1.2], []])
  })

  it('keeps the sides that line up with others, or lie near the edge', () => {
    const alone = button('Buy', [140, 300, 120, 44], GREY, BLACK)
    expect(largerOf(alone)[0]?.hold).toBeUndefined()
    const line: Painted = {
      type: 'TEXT',
      name: 'Line',
      box: [140, 200, 200, 30],
      characters: 12,
      cover: 1,
      colour: BLACK
    }
    expect(largerOf(alone, line)[0]?.hold).toEqual({ x: 'start', y: 'centre' })
    const corner = button('Buy', [264, 740, 120, 44], GREY, BLACK)
    expect(largerOf(corner)[0]?.hold).toEqual({ x: 'end', y: 'end' })
  })
})
