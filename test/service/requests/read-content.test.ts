import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64 } from '../../../src/service/requests/read-content'

/** As a browser reads it. */
function byAtob(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

describe('decodeBase64', () => {
  it('gives back any bytes, with white space anywhere and with or without padding', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.boolean(),
        fc.constantFrom('', '\n', ' \r\n\t'),
        (bytes, padded, space) => {
          const text = Buffer.from(bytes).toString('base64')
          const sent = Array.from(padded ? text : text.replaceAll('=', '')).join(space)
          expect(decodeBase64(sent)).toEqual(bytes)
        }
      )
    )
  })

  it.each(['data:image/png;base64,AAAA', 'AA-_', 'A', 'AAA=A', 'AAAA====', 'ÄAAA', '%41'])(
    'refuses %j',
    (text) => expect(decodeBase64(text)).toBeNull()
  )

  it('gives bytes that share their memory with nothing else', () => {
    expect(decodeBase64('AAAA')?.buffer.byteLength).toBe(3)
  })
})

it('decodeBase64 takes and refuses what a browser does', () => {
  const letters = fc.constantFrom(...Array.from('ABCxyz0189+/=-_ \n\u0000Ä😀'))
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 24 }), (parts) => {
      const text = parts.join('')
      expect(decodeBase64(text)).toEqual(byAtob(text))
    }),
    { numRuns: 1000 }
  )
})
