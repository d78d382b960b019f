import { describe, expect, it } from 'vitest'
import { buttonsOf, mainAction } from '../../../src/engine/texts/buttons'
import type { LayerShare } from '../../../src/file'
import { BARE, control, FILLED, layer } from '../support/measured'

const at = (x: number, y: number, width = 0.1, height = 0.03): Partial<LayerShare> => ({
  box: [x, y, width, height]
})
const LEAD = layer('Lead', 0.2)
const action = (...layers: LayerShare[]): string | null =>
  mainAction(buttonsOf([LEAD, ...layers]), {
    picture: { width: 900, height: 600 },
    screen: 1,
    isBelow: ({ box: [, y] }) => y > 0.8
  })?.name ?? null

describe('the main action', () => {
  it.each([
    ...['Buy now', 'Sign up', 'Sign-up button', 'Get started', 'Add to cart', 'Pay £33.40'],
    ...['Primary CTA', 'Button / Primary', 'Jetzt kaufen', 'In den Warenkorb', 'S’inscrire'],
    ...['Añadir al carrito', 'Aggiungi al carrello', 'Kup teraz', 'Köp', 'Оформить и оплатить'],
    ...['カートに入れる', '立即购买', '주문하기']
  ])('is “%s” by its name', (name) => {
    expect(
      action(control('Learn more', 0.1, { area: 0.03, look: FILLED }), control(name, 0.01))
    ).toBe(name)
  })

  it.each([
    ...['Price tag', '£149', '1 299 kr', '-20 %', 'Badge / New', 'Menu / Overview', 'Nav / Buy'],
    ...['Search', 'Email field', 'Tab', 'Sign in', 'Save', 'Secondary CTA', 'Close'],
    ...['Business', 'Starters', 'Payload']
  ])('is not “%s”', (name) => {
    expect(action(control(name, 0.1, { look: BARE }))).toBeNull()
  })

  it('is what is written on it, unless its name puts it aside', () => {
    const other = control('Learn more', 0.1, { area: 0.03, look: FILLED })
    expect(action(other, control('Button', 0.01, { label: 'Buy now' }))).toBe('Button')
    expect(action(control('Secondary', 0.1, { label: 'Buy now', look: BARE }))).toBeNull()
    expect(action(control('Button', 0.1, { label: 'Search', look: BARE }))).toBeNull()
  })

  it.each([
    ['Log in', 'Continue with Google'],
    ['Anmelden', 'Mit Apple anmelden'],
    ['Create workspace', 'Continue with Okta SSO'],
    ['Save', 'Cancel'],
    ['Start 30-day trial', 'Maybe later'],
    ['Zimmer reservieren', 'Abbrechen'],
    ['See my price', 'Continue shopping']
  ])('is a filled “%s” before “%s”, filled or not', (label, other) => {
    const button = control('Button', 0.1, { label, area: 0.02, look: FILLED })
    for (const look of [FILLED, BARE]) {
      const beside = control('Frame 12', 0.1, { label: other, area: 0.03, look })
      expect(action(beside, button)).toBe('Button')
      expect(action(beside)).toBeNull()
    }
  })

  it('is what its name calls the main one before what it asks for', () => {
    expect(action(control('Buy', 0.1, { area: 0.05 }), control('Main button', 0.01))).toBe(
      'Main button'
    )
  })

  it('is of two that ask the filled, coloured or larger one, and none where they are alike', () => {
    const two = (one: Partial<LayerShare>, other: Partial<LayerShare> = {}): string | null =>
      action(
        control('Buy', 0.1, { look: FILLED, ...other }),
        control('Subscribe', 0.1, { look: FILLED, ...one })
      )
    expect(two({}, { look: BARE })).toBe('Subscribe')
    expect(two({ look: { ...FILLED, chroma: 80 } })).toBe('Subscribe')
    expect(two({ area: 0.02 })).toBe('Subscribe')
    expect(two({})).toBeNull()
    expect(two({ name: 'Buy' })).toBe('Buy')
  })

  it('is seen without scrolling, where such a one asks', () => {
    const below = control('Buy', 0.1, { look: FILLED, area: 0.03, ...at(0.4, 0.9) })
    expect(action(below, control('Subscribe', 0.1, { look: FILLED }))).toBe('Subscribe')
    expect(action(below)).toBe('Buy')
  })

  it('is in the dialog, whatever lies under it', () => {
    const under = control('Upgrade', 0.1, { look: FILLED, area: 0.05, under: true })
    expect(action(under, control('Delete', 0.1, { look: FILLED }))).toBe('Delete')
    expect(action(under)).toBeNull()
  })

  it('is without such words the one filled button that is larger than all others', () => {
    const go = (area: number, look = FILLED): LayerShare => control('Go', 0.1, { area, look })
    const other = control('Learn more', 0.1, { area: 0.01, look: FILLED })
    expect(action(go(0.03), other)).toBe('Go')
    expect(action(go(0.01, BARE), other)).toBe('Learn more')
    expect(action(go(0.011), other)).toBeNull()
    expect(action({ ...go(0.03), box: [0, 0, 0.2, 0.3] })).toBeNull()
    expect(action(go(0.001))).toBeNull()
  })

  it('ends a form where it is filled', () => {
    const save = control('Button', 0.01, { label: 'Save', look: FILLED })
    expect(action(save, control('Go', 0.1, { look: FILLED }))).toBe('Button')
    expect(action({ ...save, look: BARE })).toBeNull()
  })

  it('is of what was found in a picture alone in its strong colour', () => {
    const found = (x: number, look: Partial<typeof FILLED>, changes = {}): LayerShare => {
      const strong = { ...FILLED, chroma: 60, ...look }
      return control('control', 0.1, {
        id: `${x}`,
        found: 'control',
        look: strong,
        ...at(x, 0.3),
        ...changes
      })
    }
    expect(action(found(0.1, {}), found(0.4, { apart: 10 }))).toBe('control')
    expect(action(found(0.1, {}), found(0.4, { chroma: 0 }))).toBe('control')
    expect(action(found(0.1, {}), found(0.4, {}))).toBeNull()
  })

  it.each(['Most chosen', 'New', 'Save 20 %', 'Beliebt', '\u221230 %', 'Find a site…'])(
    'is no badge or field that says “%s”, however it is filled',
    (label) => {
      expect(action(control('Frame 7', 0.1, { label, area: 0.03, look: FILLED }))).toBeNull()
    }
  )

  it('is no link of a navigation, however it is marked as the active one', () => {
    const active = (box: Partial<LayerShare>): LayerShare =>
      control('Overview', 0.1, { look: FILLED, ...box })
    const links = (boxOf: (i: number) => Partial<LayerShare>): LayerShare[] =>
      [1, 2, 3].map((i) => layer(`Page ${i}`, 0.01, boxOf(i)))
    const row = links((i) => at(0.1 + i / 5, 0.045, 0.05, 0.02))
    expect(action(active(at(0.1, 0.04)), ...row)).toBeNull()
    expect(action(active(at(0.1, 0.4)), ...row)).toBe('Overview')
    const column = links((i) => at(0.02, 0.1 + i / 10, 0.05, 0.02))
    expect(action(active(at(0.01, 0.1)), ...column)).toBeNull()
    expect(action(active(at(0.5, 0.1)), ...column)).toBe('Overview')
  })
})

it('buttons are controls that can be pressed to get on', () => {
  const layers = [LEAD, control('Ask us', 0.1), control('Price tag', 0.2), layer('Buy', 0.1)]
  expect(buttonsOf(layers).map(({ name }) => name)).toEqual(['Ask us'])
})
