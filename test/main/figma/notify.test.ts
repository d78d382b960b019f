import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine } from '../../../src/file'
import { fitNotification } from '../../../src/main/figma/notify'
import { strangeName, UNFIT } from '../../support/fuzz/names'

test('a notification is one line of at most 100 characters, whatever name is in it, and shows where it was cut', () => {
  fc.assert(
    fc.property(strangeName, fc.string({ maxLength: 300 }), (name, more) => {
      const message = `“${name}” is analysed.${more}`
      const fitted = fitNotification(message)
      expect(fitted.length).toBeLessThanOrEqual(100)
      expect(fitted).not.toMatch(UNFIT)
      expect(fitted === cleanLine(message) || fitted.endsWith('…')).toBe(true)
    })
  )
})

test('no emoji of a notification is cut in half', () => {
  expect(fitNotification(`${'a'.repeat(98)}🙂🙂`)).toBe(`${'a'.repeat(98)}…`)
})
