import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageScale } from '../../../src/ui/page/place-page'

it('takes desktop captures px by px', () => {
  expect(pageScale('desktopWeb', 2880)).toBe(1)
})

it('takes mobile captures wider than a phone as multiples of one', () => {
  expect([375, 500, 501, 780, 860, 1170].map((width) => pageScale('mobileWeb', width))).toEqual([
    1, 1, 2, 2, 2, 3
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), (width) => {
      expect(width / pageScale('mobileWeb', width)).toBeLessThanOrEqual(500)
    })
  )
})
