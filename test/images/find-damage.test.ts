import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnimationType } from '../../src/images/file-type'
import { findDamage } from '../../src/images/find-damage'
import { readImageSize } from '../../src/images/image-size'
import { moving, png } from '../client/support/pictures'

const STARTS: Record<AnimationType, Iterable<number>> = {
  'image/png': png().subarray(0, 16),
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': Buffer.from('GIF89a'),
  'image/webp': Buffer.from('RIFF\xff\0\0\0WEBPVP8')
}

describe('a picture’s bytes', () => {
  it('show every cut of a GIF', async () => {
    const picture = await moving('gif')
    expect(findDamage(picture, 'image/gif')).toBeNull()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: picture.length }), async (missing) => {
        expect(findDamage(picture.subarray(0, -missing), 'image/gif')).not.toBeNull()
      })
    )
  })

  it('show every single changed byte of a PNG', async () => {
    const picture = png(40, 40)
    const change = fc.integer({ min: 1, max: 255 })
    await fc.assert(
      fc.asyncProperty(fc.nat(picture.length - 9), change, async (at, flip) => {
        const changed = picture.map((byte, index) => (index === at + 8 ? byte ^ flip : byte))
        expect(findDamage(changed, 'image/png')).not.toBeNull()
      })
    )
  })

  it('never throw, whatever they are', async () => {
    const type = fc.constantFrom(...(Object.keys(STARTS) as AnimationType[]))
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), type, async (bytes, kind) => {
        for (const candidate of [bytes, Uint8Array.from([...STARTS[kind], ...bytes])]) {
          readImageSize(candidate, kind)
          findDamage(candidate, kind)
        }
      })
    )
  })
})
