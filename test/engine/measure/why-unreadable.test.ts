import { describe, expect, it } from 'vitest'
import { whyUnreadable } from '../../../src/engine/measure/why-unreadable'

describe('why a map cannot be read', () => {
  it.each(['even', 'colours', 'rough', 'empty'])('is a sentence for %s', (name) => {
    expect(whyUnreadable(name)).toMatch(/^[A-Z].*\.$/)
  })

  it('is said as the file says it where the file holds a sentence, or anything else', () => {
    for (const name of ['It is one even colour.', 'constructor', ''])
      expect(whyUnreadable(name)).toBe(name)
  })
})
