import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { NAME_MOST, nameSchema, shorten, shownName } from '../../src/file'
import { strangeName, UNFIT } from '../support/fuzz/names'
import { runs } from '../support/fuzz/runs'

describe('a name as Glance passes it on', () => {
  it('is one line that every list has room for, turns nothing round, and every encoder takes', () => {
    fc.assert(
      fc.property(strangeName, (name) => {
        const shown = parse(nameSchema, name)
        expect(Array.from(shown).length).toBeLessThanOrEqual(NAME_MOST)
        expect(shown).not.toMatch(UNFIT)
        expect(() => encodeURIComponent(shown)).not.toThrow()
        expect(shownName(shown)).toBe(shown)
      }),
      runs(300)
    )
  })

  it('is the name itself where that is fit', () => {
    for (const name of ['Buy now', 'Größe 2 / שלום', '👩‍👩‍👧‍👦', '<b>'])
      expect(shownName(name)).toBe(name)
  })

  it('says that something is left out, and cuts no character in half', () => {
    expect(shownName('🙂'.repeat(500))).toBe(`${'🙂'.repeat(NAME_MOST - 1)}…`)
    expect(shorten('four', 4)).toBe('four')
    expect(shorten('fives', 4)).toBe('fiv…')
  })
})
