import fc from 'fast-check'
import { expect, it } from 'vitest'
import { subtractAbove } from '../../src/images/png/encode-indexed-png'

it('subtracts any bytes from any others, each by itself', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(bytes, bytes, (row, above) => {
      const differences = new Int32Array(4)
      const words = (of: Uint8Array) => new Int32Array(Uint8Array.from(of).buffer)
      subtractAbove(words(row), words(above), differences)
      expect(new Uint8Array(differences.buffer)).toEqual(row.map((byte, i) => byte - above[i]!))
    })
  )
})
