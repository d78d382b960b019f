import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64 } from '../../../src/service/requests/read-content'

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
})
