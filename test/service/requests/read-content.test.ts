import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decodeBase64 } from '../../../src/service/requests/read-content'

/** As it is read where there is no Node. */
function decodeInBrowser(text: string): Uint8Array | null {
  vi.stubGlobal('Buffer', undefined)
  try {
    return decodeBase64(text)
  } finally {
    vi.unstubAllGlobals()
  }
}

const WAYS = [
  ['in Node', decodeBase64],
  ['in a browser', decodeInBrowser]
] as const

describe.each(WAYS)('decodeBase64 %s', (_, decode) => {
  it('gives back any bytes, with white space anywhere and with or without padding', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.boolean(),
        fc.constantFrom('', '\n', ' \r\n\t'),
        (bytes, padded, space) => {
          const text = Buffer.from(bytes).toString('base64')
          const sent = Array.from(padded ? text : text.replaceAll('=', '')).join(space)
          expect(decode(sent)).toEqual(bytes)
        }
      )
    )
  })

  it.each(['data:image/png;base64,AAAA', 'AA-_', 'A', 'AAA=A', 'AAAA====', 'ÄAAA', '%41'])(
    'refuses %j',
    (text) => expect(decode(text)).toBeNull()
  )

  it('gives bytes that share their memory with nothing else', () => {
    expect(decode('AAAA')?.buffer.byteLength).toBe(3)
  })
})

it('decodeBase64 takes and refuses in Node what it does in a browser', () => {
  const letters = fc.constantFrom(...Array.from('ABCxyz0189+/=-_ \n\u0000Ä😀'))
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 24 }), (parts) => {
      const text = parts.join('')
      expect(decodeBase64(text)).toEqual(decodeInBrowser(text))
    }),
    { numRuns: 1000 }
  )
})
