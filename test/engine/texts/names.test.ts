import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerNames } from '../../../src/engine/texts/names'
import { FOUND_KINDS, LAYER_KINDS, type LayerShare } from '../../../src/file'
import { inGerman } from '../../ui/support/in-german'
import { strangeName, UNFIT } from '../../support/fuzz/names'
import { layerShare } from '../../ui/support/layer-shares'

type Place = 'top left' | 'top right' | 'centre' | 'left' | 'bottom right'
const BOXES: Record<Place, LayerShare['box']> = {
  'top left': [0.05, 0.05, 0.2, 0.1],
  'top right': [0.75, 0.05, 0.2, 0.1],
  centre: [0.4, 0.45, 0.2, 0.1],
  left: [0.05, 0.45, 0.2, 0.1],
  'bottom right': [0.75, 0.85, 0.2, 0.1]
}

const at = (place: Place, change: Partial<LayerShare>): LayerShare =>
  layerShare({ box: BOXES[place], ...change })
const image = (place: Place, name = 'Rectangle 3'): LayerShare => at(place, { kind: 'image', name })
const button = (place: Place, label: string, change: Partial<LayerShare> = {}): LayerShare =>
  at(place, { kind: 'control', name: 'Button', label, ...change })

const said = (...layers: LayerShare[]): string[] =>
  layers.map((layer) => layerNames(layers).get(layer)!.said)
const rows = (...layers: LayerShare[]): string[] =>
  layers.map((layer) => layerNames(layers).get(layer)!.row)

describe('a layer is called', () => {
  it('by its words or its label, whatever its designer called it', () => {
    const layers = [
      at('centre', { name: 'Text 3', label: 'Wake up before your alarm does.' }),
      button('centre', 'Order Morrow One', { name: 'Primary CTA' }),
      at('left', { kind: 'group', name: 'Frame 12', label: 'Team plan' }),
      at('left', { name: 'Sign in' })
    ]
    expect(said(...layers)).toEqual([
      ...['“Wake up before your alarm does.”', '“Order Morrow One”', '“Team plan”', '“Sign in”']
    ])
    expect(rows(...layers)).toEqual([
      ...['Wake up before your alarm does.', 'Order Morrow One', 'Team plan', 'Sign in']
    ])
  })

  it('by what a picture shows as far as that is known, else by its place', () => {
    const face = { id: '1#1', found: 'face' as const, box: BOXES['top right'], area: 0.01 }
    const faced = { ...image('top right'), parts: [{ ...face, attention: 0.1, perception: 0.1 }] }
    const layers = [image('top left', 'Hero / Photo'), faced, image('left', 'hero-bg.jpg')]
    expect(said(...layers)).toEqual([
      ...['the photo', 'the photo with a face', 'the picture at the left']
    ])
    expect(rows(...layers)).toEqual(['Photo', 'Photo with a face', 'Picture, left'])
  })

  it('without a place where it lies over most of the picture', () => {
    const ground = at('centre', { kind: 'image', name: 'Rectangle 3', box: [0, 0, 1, 0.9] })
    expect(said(ground, image('left'))).toEqual(['the picture', 'the picture at the left'])
    expect(rows(ground, image('left'))).toEqual(['Picture', 'Picture, left'])
  })

  it('by its own name only where that is a word and nothing else can be seen', () => {
    const icon = (name: string): LayerShare => at('top left', { kind: 'icon', name })
    const called = (layer: LayerShare): string => said(layer)[0]!
    expect(called(icon('Icon / Search / 24'))).toBe('the icon “Search”')
    expect(called(icon('ic_arrow_forward_24px'))).toBe('the icon “arrow forward”')
    expect(called(icon('Icon / 24'))).toBe('the icon at the top left')
    expect(called(icon('Vector 12'))).toBe('the icon at the top left')
    expect(called(icon('Size=Large, State=Default'))).toBe('the icon at the top left')
    expect(called(at('centre', { kind: 'shape', name: 'Hero glow' }))).toBe('the shape “Hero glow”')
    expect(called(at('centre', { kind: 'shape', name: 'Rectangle 7' }))).toBe(
      'the shape in the centre'
    )
    expect(called(at('centre', { kind: 'group', name: 'Revenue chart', label: '' }))).toBe(
      'the chart'
    )
    expect(called(button('left', '', { name: 'Frame 4' }))).toBe('the button at the left')
    expect(called(at('left', { name: 'Text 3', label: '' }))).toBe('the text at the left')
  })

  it('by what was found and where, in a picture without layers', () => {
    const found = (place: Place, kind: LayerShare['found']): LayerShare =>
      at(place, { name: 'text', ...(kind && { found: kind }) })
    const layers = [found('top right', 'face'), found('left', 'control'), found('centre', 'place')]
    expect(said(...layers)).toEqual([
      ...['the face at the top right', 'the button at the left', 'the spot in the centre']
    ])
  })

  it('by words that are cut at a word', () => {
    const layer = at('centre', { label: 'Sleep better from the very first night, or send it back' })
    expect(said(layer)).toEqual(['“Sleep better from the very first…”'])
  })
})

describe('layers that are alike get different names', () => {
  it('by the headings of their groups', () => {
    const layers = [
      button('left', 'Choose', { group: 'Solo' }),
      button('left', 'Choose', { group: 'Team' }),
      button('left', 'Sign in')
    ]
    expect(said(...layers)).toEqual([
      ...['“Choose” under “Solo”', '“Choose” under “Team”', '“Sign in”']
    ])
    expect(rows(...layers)).toEqual(['Choose, Solo', 'Choose, Team', 'Sign in'])
  })

  it('by their places where they have no headings, or the same', () => {
    const plans = { group: 'Plans' }
    expect(said(button('left', 'Choose', plans), button('top right', 'Choose', plans))).toEqual([
      ...['“Choose” at the left', '“Choose” at the top right']
    ])
    expect(said(image('left', 'Photo'), image('top right', 'Photo'))).toEqual([
      ...['the photo at the left', 'the photo at the top right']
    ])
  })

  it('by counting them at one place, from the top', () => {
    const lower = { ...image('top left'), box: [0.05, 0.2, 0.2, 0.1] as LayerShare['box'] }
    const layers = [lower, image('top left'), button('left', 'Add'), button('left', 'Add')]
    expect(said(...layers)).toEqual([
      'the second picture at the top left',
      'the picture at the top left',
      '“Add” at the left',
      'the second “Add” at the left'
    ])
    expect(rows(...layers)).toEqual([
      ...['Picture, top left (2)', 'Picture, top left', 'Add, left', 'Add, left (2)']
    ])
  })

  it('by counting parts of a picture as people see them', () => {
    const part = (attention: number): LayerShare => at('left', { found: 'text', attention })
    expect(said(part(0.01), part(0.2), part(0.1))).toEqual([
      'the third text at the left',
      'the text at the left',
      'the second text at the left'
    ])
  })

  it('by their headings where pictures share a place', () => {
    const [one, other] = [image('left'), image('left')]
    expect(said({ ...one, group: 'Solo' }, { ...other, group: 'Team' })).toEqual([
      ...['the picture with “Solo”', 'the picture with “Team”']
    ])
  })
})

it('names follow the language', async () => {
  const layers = [image('left'), image('left'), button('centre', 'Los'), image('top left', 'Foto')]
  await inGerman(() => {
    expect(said(...layers)).toEqual([
      ...['das Bild links', 'das zweite Bild links', '„Los“', 'das Foto']
    ])
    expect(rows(...layers)).toEqual(['Bild, links', 'Bild, links (2)', 'Los', 'Foto'])
  })
  expect(said(...layers)[0]).toBe('the picture at the left')
})

describe('whatever designers type', () => {
  const nasty = fc.oneof(
    strangeName,
    fc.constantFrom(
      'Choose',
      'Card',
      '“Choose” under “Team”',
      'Team',
      '  \n\t ',
      '',
      '—',
      'Frame 12'
    ),
    fc.constantFrom(
      '\ue5c8',
      '\ue5c8 Next',
      'مرحبا بالعالم',
      '👩‍👩‍👧‍👦'.repeat(40),
      'word '.repeat(1000)
    ),
    fc.constantFrom(
      'a'.repeat(5000),
      'Icon / 24',
      'photo',
      'Size=Large',
      '\u202eevil\u202c',
      '$& “”'
    )
  )
  const layers = fc.array(
    fc.record({
      name: nasty,
      label: fc.option(nasty, { nil: undefined }),
      group: fc.option(nasty, { nil: undefined }),
      kind: fc.constantFrom(...LAYER_KINDS),
      found: fc.option(fc.constantFrom(...FOUND_KINDS), { nil: undefined, freq: 5 }),
      box: fc.constantFrom(...Object.values(BOXES))
    }),
    { maxLength: 40 }
  )
  const isFine = (name: string): void => {
    expect(name.trim()).not.toBe('')
    expect(Array.from(name).length).toBeLessThanOrEqual(60)
    expect(name).not.toMatch(UNFIT)
    expect(name).not.toMatch(/\p{Co}/u)
  }

  it('every layer has a name of its own, of a line that fits', async () => {
    const check = (): void =>
      fc.assert(
        fc.property(layers, (all) => {
          const named = all.map((one) => layerShare(one as Partial<LayerShare>))
          const names = [...layerNames(named).values()]
          expect(names).toHaveLength(all.length)
          for (const { row, said } of names) [row, said].forEach(isFine)
          expect(new Set(names.map(({ row }) => row)).size).toBe(all.length)
          expect(new Set(names.map(({ said }) => said)).size).toBe(all.length)
        })
      )
    check()
    await inGerman(check)
  })

  it('300 cards of one name are counted', () => {
    const cards = Array.from({ length: 300 }, () => at('centre', { kind: 'group', label: 'Card' }))
    const names = said(...cards)
    expect(new Set(names).size).toBe(300)
    expect(names.at(-1)).toBe('the 300th “Card” in the centre')
  })
})
