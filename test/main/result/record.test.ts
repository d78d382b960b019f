import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutToBytes, utf8Bytes } from '../../../src/main/figma/storage/utf8'
import { fitText } from '../../../src/main/result/record'

const anyText = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '🙂', '\ud800', ' ', '\n') })

test('bytes are counted as UTF-8 writes them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
    })
  )
})

test('a cut text is the longest beginning that fits, in whole characters', () => {
  fc.assert(
    fc.property(anyText, fc.nat(60), (text, most) => {
      const cut = cutToBytes(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(utf8Bytes(cut)).toBeLessThanOrEqual(most)
      if (cut !== text) expect(utf8Bytes(cut)).toBeGreaterThan(most - 4)
    })
  )
})

test('a text that fits stays as it is; a longer one ends with a note and fits', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 80, max: 120 }), (text, most) => {
      const long = text.repeat(20)
      const fitted = fitText(long, most)
      expect(utf8Bytes(fitted)).toBeLessThanOrEqual(most)
      if (fitted !== long) expect(fitted).toContain('too long to keep in the file')
    })
  )
})
