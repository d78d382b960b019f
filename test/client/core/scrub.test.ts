import { describe, expect, it } from 'vitest'
import { createScrub } from '../../../src/client/core/scrub'

describe('taking the key out of a text', () => {
  it.each(['k', 'key', '[key]', 'ey'])(
    'replaces the key %s once, and leaves words alone',
    (key) => {
      const scrub = createScrub(key)
      expect(scrub(`Check the monkeys: Bearer ${key}, "${key}"!`).replaceAll('the key', '')).toBe(
        'Check the monkeys: Bearer [key], "[key]"!'
      )
    }
  )

  it('finds a long key within whatever surrounds it, in every spelling', () => {
    const key = 'sk-1/a+b="$^'
    const scrub = createScrub(key)
    expect(scrub(`tok${key}en`)).toBe('tok[key]en')
    expect(scrub(`x${encodeURIComponent(key)}y`)).toBe('x[key]y')
    expect(scrub(JSON.stringify({ key }))).toBe('{"key":"[key]"}')
  })

  it.each(['.http://', 'https%3A%2F%2F', 'http://a', '\u200b ', '"\\'])(
    'takes no longer for a text that is made to take long: %j, three million times',
    (part) => {
      expect(createScrub('sk-secret')(part.repeat(3e6)).length).toBeLessThanOrEqual(200)
    }
  )

  it('shows no part of a key that its cut goes through', () => {
    const key = 'sk-0123456789'
    const scrub = createScrub(key)
    for (let before = 3900; before < 4100; before++) {
      // What makes a link open shrinks, so that the cut comes into view.
      expect(
        scrub(`http://a.example/?${'x'.repeat(before)} ${key} ${'y'.repeat(500)}`)
      ).not.toMatch(/sk-/)
    }
  })
})
