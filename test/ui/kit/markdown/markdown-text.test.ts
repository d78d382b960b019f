import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, cutWords } from '../../../../src/ui/kit/markdown/markdown-text'

describe('the beginning of a text', () => {
  it('is a beginning of it, and the whole of a short one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20_000, size: 'max' }), (text) => {
        const head = cutText(text)
        expect(text.startsWith(head)).toBe(true)
        expect(head.length).toBeLessThanOrEqual(8_000)
        if (text.length <= 8_000) expect(head).toBe(text)
      })
    )
  })

  it('ends with a paragraph, where there is one in its second half', () => {
    const text = 'A sentence that goes on.\n\n'.repeat(1_000)
    expect(cutText(text)).toMatch(/goes on\.$/)
  })
})

describe('words', () => {
  it('are never longer than a browser lays out at once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000 })), (lengths) => {
        const text = lengths.map((length) => 'ö'.repeat(length)).join(' ')
        for (const word of cutWords(text).split(' ')) expect(word.length).toBeLessThanOrEqual(201)
      })
    )
  })

  it('of a common length stay as they are, and so does what is between them', () => {
    const text = 'Donaudampfschifffahrtsgesellschaft\n\n- **https://example.com/a/path**  \nend'
    expect(cutWords(text)).toBe(text)
  })

  it('of 100,000 letters take no time', () => {
    expect(cutWords('a'.repeat(100_000))).toBe('a'.repeat(200) + '…')
  })
})
