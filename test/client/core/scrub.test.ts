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
})
