import { expect, it } from 'vitest'
import { READABLE } from '../../../src/colour'
import type { LayerKind, LayerShare } from '../../../src/file'
import type { Medium } from '../../../src/perception'
import { proposeCandidates } from '../../../src/engine/candidates/propose'
import type { Proposed } from '../../../src/engine/candidates/proposal'
import { looksIn } from '../../../src/engine/measure/looks'
import { contrast, fromHex } from '../../../src/engine/rgb'
import { button, drawn, type DrawnDesign, idOf, type Painted } from './drawn-design'

const GREY = '#C8C8C8'
const ORANGE = '#F06000'
const GREEN = '#22AA55'
const BLUE = '#2255AA'
const BLACK = '#000000'
const WHITE = '#FFFFFF'

function shareOf(design: DrawnDesign, name: string, kind: LayerKind): LayerShare {
  const { nodes, boxes } = design.design
  const order = nodes.findIndex((node) => node.name === name)
  const { id, type } = nodes[order]!
  const { left, top, right, bottom } = boxes[order]!
  const { height, width } = design.pixels
  const box: LayerShare['box'] = [
    left / width,
    top / height,
    (right - left) / width,
    (bottom - top) / height
  ]
  const share = { id, name, type, kind, order, box, area: 0.1, attention: 0.1, perception: 0.1 }
  return { ...share, look: looksIn(design.pixels)(share) }
}

/** What is proposed for a button beside others, the rivals of which are seen before it. */
function proposed(
  design: DrawnDesign,
  target: string,
  others: string[] = [],
  medium: Medium = 'generic',
  texts: string[] = []
): Proposed[] {
  const controls = others.map((name) => shareOf(design, name, 'control'))
  const of = shareOf(design, target, 'control')
  return proposeCandidates({
    ...design,
    medium,
    target: of,
    layers: [of, ...controls, ...texts.map((name) => shareOf(design, name, 'text'))],
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

const text: Painted = {
  type: 'TEXT',
  name: 'Text',
  box: [40, 120, 300, 20],
  characters: 40,
  cover: 1
}
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
  // Nor the tint of badges.
  expect(fills(page({ ...alone, colour: '#BBF7D0', styled: true }))).toEqual([ORANGE])
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
  const swaps = (width: number, name = 'More'): (string | null)[] => {
    const rival = button(name, [20, 600, width, 48], ORANGE, BLACK)
    const design = drawn(button('Buy', [40, 400, 120, 48], GREY, BLACK), rival)
    return fillsOf(proposed(design, 'Buy', [name]), 'swap')
  }
  expect(swaps(200)).toEqual([ORANGE, GREY])
  expect(swaps(360)).toEqual([])
  expect(swaps(200, 'PayPal')).toEqual([])
})

it('letters below 4.5 to 1 are due, in a colour of the page that is near, else a shade of their own', () => {
  const lettersOn = (fill: string, ink: string, ...others: Painted[]) => {
    const design = drawn(button('Buy', [40, 400, 180, 48], fill, ink), ...others)
    const texts = others.map(({ name }) => name!)
    const [due] = proposed(design, 'Buy', [], 'generic', texts)
    return due?.candidate.edits.map((edit) => (edit.do === 'letters' ? edit.to : edit.do)) ?? []
  }
  const [shade] = lettersOn('#DDDDDD', '#8A8A8A')
  expect(contrast(fromHex(shade!), fromHex('#DDDDDD'))).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(fromHex(shade!), fromHex('#DDDDDD'))).toBeLessThan(1.1 * READABLE)
  const grey: Painted = { ...text, name: 'Lead', colour: '#595959' }
  expect(lettersOn('#DDDDDD', '#8A8A8A', grey)).toEqual(['#595959'])
  expect(lettersOn('#FFD000', WHITE)).toEqual([BLACK])
  expect(lettersOn(GREY, BLACK)).toEqual([])
})

it('so are the weakest letters of all else, wherever the page has them, but for large ones, on a picture and under a dialog', () => {
  const pale = { ...text, colour: '#9A9AA8' }
  const design = drawn(
    button('Buy', [40, 400, 180, 48], GREY, BLACK),
    { ...pale, name: 'Lead' },
    { ...pale, name: 'Note', box: [40, 160, 300, 20] },
    { ...pale, name: 'Claim', box: [40, 200, 300, 60], characters: 12, colour: '#949494' }
  )
  const dueFor = (...names: string[]) => proposed(design, 'Buy', [], 'generic', names)
  const [due, ...more] = dueFor('Claim', 'Lead', 'Note')
  expect(more).toEqual([])
  expect(due!.candidate).toMatchObject({ kind: 'contrast', layerId: idOf(design, 'Lead') })
  expect(due!.candidate.edits.map(({ id }) => id)).toEqual(
    ['Lead', 'Note'].map((name) => idOf(design, name))
  )
  expect(dueFor('Claim')).toEqual([])
  const sky: Painted = { ...text, type: 'RECTANGLE', name: 'Sky', image: true, colour: '#EEEEEE' }
  const over = drawn(sky, { ...pale, name: 'Lead' }, button('Buy', [40, 400, 180, 48], GREY, BLACK))
  expect(proposed(over, 'Buy', [], 'generic', ['Lead'])).toEqual([])
  const google = button('Continue with Google', [40, 600, 180, 48], '#DD8844', WHITE)
  const signIn = drawn(button('Buy', [40, 400, 180, 48], GREY, BLACK), google)
  expect(kindsOf(proposed(signIn, 'Buy', ['Continue with Google']))).not.toContain('contrast')
  const [under] = ['Lead'].map((name) => ({
    ...shareOf(design, name, 'text'),
    under: true as const
  }))
  const target = shareOf(design, 'Buy', 'control')
  const of = { ...design, medium: 'generic' as const, target, rivals: [] }
  expect(proposeCandidates({ ...of, layers: [target, under!] })).toEqual([])
})

it('light letters stay on a strong colour that gets as much darker as they need, on all buttons that have it', () => {
  const dueOn = (...buttons: Painted[]): Proposed[] =>
    proposed(
      drawn(...buttons),
      'Buy',
      buttons.slice(1).map(({ name }) => name!)
    )
  const buy = button('Buy', [40, 400, 180, 48], GREEN, WHITE)
  const [shade] = fillsOf(dueOn(buy), 'contrast')
  const ratio = contrast(fromHex(shade!), fromHex(WHITE))
  expect(ratio).toBeGreaterThanOrEqual(READABLE)
  expect(ratio).toBeLessThan(1.1 * READABLE)
  const again = button('Again', [40, 600, 180, 48], GREEN, WHITE)
  expect(fillsOf(dueOn(buy, again, more), 'contrast')).toEqual([shade, shade])
  // Below 3 to 1 it would turn brown: the letters change.
  const [{ candidate }] = dueOn(button('Buy', [40, 400, 180, 48], '#F97316', WHITE)) as [Proposed]
  expect(candidate.edits).toMatchObject([{ do: 'letters', from: WHITE, to: BLACK }])
})

it('a gradient is read by its worst shade, and its letters are changed, never its fill', () => {
  const buy = button('Buy', [40, 400, 180, 48], GREEN, WHITE)
  const shaded = (from: number, to: number): DrawnDesign => {
    const design = drawn(buy)
    const { data, width } = design.pixels
    for (let y = 400; y < 448; y++) {
      for (let x = 40; x < 220; x++) {
        const at = 4 * (y * width + x)
        const level = from + ((to - from) * (y - 400)) / 48
        if (data[at] !== 255) data.set([level, level, level], at)
      }
    }
    return design
  }
  expect(proposed(shaded(60, 100), 'Buy')).toEqual([])
  const design = shaded(90, 150)
  expect(shareOf(design, 'Buy', 'control').look!.contrast).toBeCloseTo(3.1, 0)
  const [due] = proposed(design, 'Buy')
  expect(due!.candidate.edits).toMatchObject([{ do: 'letters', from: WHITE, to: BLACK }])
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

it('a fill that hardly differs from what is around it is due an accent that does', () => {
  const isDue = (fill: string): boolean =>
    proposed(
      drawn(button('Buy', [40, 400, 180, 48], fill, fill === BLACK ? WHITE : BLACK), more, price),
      'Buy',
      ['More', 'Offer']
    ).find(({ candidate: { kind } }) => kind === 'recolour')!.fact !== undefined
  expect(isDue('#EEEEEE')).toBe(true)
  expect(isDue(BLACK)).toBe(false)
})

it('a button is due 44 px on phones, from the side that it is aligned to, with all of its row', () => {
  const touches = (height: number, medium: Medium, y = 300, ...beside: Painted[]): unknown[] => {
    const buy = button('Buy', [40, y, 180, height], GREY, BLACK)
    const row: Painted = {
      name: 'Row',
      box: [40, y, 320, height],
      flow: { axis: 'x', along: 'start', across: 'start' },
      sizing: { x: 'fixed', y: 'hug' },
      children: [buy, ...beside]
    }
    const design = drawn(beside.length === 0 ? buy : row)
    return proposed(design, 'Buy', [], medium).flatMap(({ candidate: { edits } }) =>
      edits.flatMap((edit) => (edit.do === 'grow' ? [[edit.by, edit.hold]] : []))
    )
  }
  expect(touches(40, 'mobileWeb')).toEqual([[4, 'start']])
  expect(touches(40, 'desktopWeb')).toEqual([])
  expect(touches(44, 'mobileWeb')).toEqual([])
  expect(touches(40, 'mobileWeb', 740)).toEqual([[4, 'end']])
  const other = button('More', [240, 300, 120, 40], ORANGE, BLACK)
  expect(touches(40, 'mobileWeb', 300, other)).toHaveLength(2)
})

it('nothing inside an instance is moved or resized', () => {
  const card = (type: string): DrawnDesign =>
    drawn({
      type,
      name: 'Card',
      box: [0, 350, 400, 200],
      flow: { axis: 'x', along: 'start', across: 'centre' },
      children: [
        button('More', [160, 400, 120, 40], ORANGE, BLACK),
        button('Buy', [380, 400, 180, 40], GREY, BLACK)
      ]
    })
  const kinds = (type: string): string[] =>
    kindsOf(proposed(card(type), 'Buy', ['More'], 'mobileWeb'))
  expect(kinds('FRAME')).toEqual(expect.arrayContaining(['touch', 'order']))
  expect(kinds('INSTANCE')).not.toContain('touch')
  expect(kinds('INSTANCE')).not.toContain('order')
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
