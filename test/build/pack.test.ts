import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack } from '../../src/ui/build/pack.js'
import { unpack } from '../../src/ui/build/unpack'

it('comes back letter by letter, whatever was packed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (script) => {
      expect(await unpack(pack(new TextEncoder().encode(script)))).toBe(script)
    })
  )
})

it('needs no escapes in a JavaScript string, and cannot end a script element', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(pack(bytes)).toMatch(/^[^"\\`<\n\r]*$/)
    })
  )
})
