import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack } from '../../src/bundler/pack.js'
import { unpack } from '../../src/workers/packed-parts'

it('gives back any bytes, from letters that need no escape in a script within a document', async () => {
  const anyBytes = fc.uint8Array({ maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      const packed = pack(bytes)
      expect(packed).toMatch(/^[ -~]*$/)
      expect(packed).not.toMatch(/["\\<>]/)
      expect(new Uint8Array(await unpack(packed).arrayBuffer())).toEqual(bytes)
    })
  )
})
