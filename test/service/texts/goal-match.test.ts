import { describe, expect, it } from 'vitest'
import { goalMatch } from '../../../src/service/texts/goal-match'
import type { MeasuredLayer } from '../../../src/service/texts/measured-layer'
import { layer, measured } from '../support/measured'

const LAYERS = [
  layer('Photo', 0.3, { kind: 'image' }),
  layer('Pay with / Card', 0.1, { kind: 'group' }),
  layer('Pay button', 0.02, { kind: 'control' }),
  layer('Sign up', 0.01),
  layer('Sign in', 0.012)
]
const found = (goal: string, layers: MeasuredLayer[] = LAYERS): unknown => {
  const match = goalMatch(measured({ layers }), { goal })
  return match && [match.layer.name, ...match.words]
}

describe('the layer that a goal names', () => {
  it('has the most of the goal’s words in its name', () => {
    expect(found('More people sign up')).toEqual(['Sign up', 'sign', 'up'])
    expect(found('Get sign-ups')).toEqual(['Sign up', 'sign', 'ups'])
  })

  it('is a control before others, and the fewer other words its name has', () => {
    expect(found('Visitors should Pay')).toEqual(['Pay button', 'Pay'])
    expect(found('Pay by card')).toEqual(['Pay with / Card', 'Pay', 'card'])
    expect(found('tea', [layer('Green tea', 0.2), layer('Tea', 0.1)])).toEqual(['Tea', 'tea'])
  })

  it('is not known by words that every goal has, or by two letters', () => {
    expect(found('Get users to click the button')).toBeNull()
    expect(found('Go up')).toBeNull()
    expect(found('Book a room')).toBeNull()
    expect(found('')).toBeNull()
  })
})
