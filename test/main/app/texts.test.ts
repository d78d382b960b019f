import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitNotification } from '../../../src/main/figma/notify'

test('a notification is at most 100 characters, and shows where it was cut', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (message) => {
      const fitted = fitNotification(message)
      expect(fitted.length).toBeLessThanOrEqual(100)
      expect(fitted === message || fitted.endsWith('…')).toBe(true)
    })
  )
})
