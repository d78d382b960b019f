import { describe, expect, it } from 'vitest'
import { goalMatch } from '../../../src/engine/texts/goal-match'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { layer, measured } from '../support/measured'

const LAYERS = [
  layer('Photo', 0.3, { kind: 'image' }),
  layer('Pay with / Card', 0.1, { kind: 'group' }),
  layer('Pay button', 0.02, { kind: 'control' }),
  layer('Sign up', 0.01),
  layer('Sign in', 0.012)
]
const found = (goal: string, layers: MeasuredLayer[] = LAYERS): string | null =>
  goalMatch(measured({ layers }), goal)?.name ?? null

describe('the layer that a goal names', () => {
  it('has the most of the goal’s words in its name', () => {
    expect(found('More people sign up')).toBe('Sign up')
    expect(found('Get sign-ups')).toBe('Sign up')
    expect(found('Let members sign in')).toBe('Sign in')
  })

  it('is a control before others, and the fewer other words its name has', () => {
    expect(found('Visitors should Pay')).toBe('Pay button')
    expect(found('Pay by card')).toBe('Pay with / Card')
    expect(found('tea', [layer('Green tea', 0.2), layer('Tea', 0.1)])).toBe('Tea')
  })

  it('is not known by one word of a long name', () => {
    expect(found('More orders', [layer('Menu / Work orders', 0.2), layer('Lead', 0.1)])).toBeNull()
    expect(found('More orders', [layer('Order now', 0.2), layer('Lead', 0.1)])).toBe('Order now')
  })

  it('is not known by words that every goal has, or by two letters', () => {
    expect(found('Get users to click the button')).toBeNull()
    expect(found('Go up')).toBeNull()
    expect(found('Book a room')).toBeNull()
    expect(found('')).toBeNull()
  })

  it('is found by a goal in German, and not by the words that every German goal has', () => {
    const layers = [
      layer('Mehr über uns', 0.3),
      layer('Die neue Seite', 0.2),
      layer('Jetzt buchen', 0.02, { kind: 'control' }),
      layer('Newsletter', 0.01)
    ]
    expect(found('Die Besucher sollen jetzt mehr Zimmer buchen', layers)).toBe('Jetzt buchen')
    expect(found('Wir möchten unseren Newsletter füllen', layers)).toBe('Newsletter')
    for (const goal of [
      'Mehr Menschen sehen die Seite',
      'Alle Nutzerinnen und Nutzer klicken jetzt auf die Schaltfläche',
      'Das ist für uns neu'
    ]) {
      expect(found(goal, layers)).toBeNull()
    }
  })

  it('keeps words that only look German', () => {
    expect(found('Sell a hat', [layer('Hat', 0.1), layer('Lead', 0.3)])).toBe('Hat')
  })
})
