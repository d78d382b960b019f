import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areLevel, shareNoise } from '../../src/order/share-noise'

const part = fc.double({ min: 0, max: 1, noNaN: true })

it('shares are level within what a picture that is hardly changed moves them by, and not beyond', () => {
  fc.assert(
    fc.property(part, (share) => {
      const bound = share - shareNoise(share)
      expect([areLevel(share, bound + 1e-9), areLevel(bound + 1e-9, share)]).toEqual([true, true])
      expect(areLevel(share, bound - 1e-9)).toBe(false)
    })
  )
})
