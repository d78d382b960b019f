import { describe, expect, it } from 'vitest'
import { ByteBudget } from '../../../src/service/queue/byte-budget'

describe('A budget of bytes', () => {
  it('is given back once, in part or as a whole', () => {
    const budget = new ByteBudget(100)
    const reservation = budget.reserve(90)!
    expect(budget.reserve(11)).toBeNull()
    reservation.shrink(40)
    reservation.shrink(70)
    const other = budget.reserve(60)!
    expect(budget.reserve(1)).toBeNull()
    other.leave()
    other.leave()
    expect(budget.reserve(61)).toBeNull()
    reservation.leave()
    expect(budget.reserve(100)).not.toBeNull()
  })
})
