import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoted } from '../../../src/ui/words/quoted'
import { strangeName, UNFIT } from '../../support/fuzz/names'

it('quotes any name within a sentence: on its line, in a few words, and nothing of it reaches beyond', () => {
  fc.assert(
    fc.property(strangeName, (name) => {
      const shown = quoted(name)
      expect(Array.from(shown).length).toBeLessThanOrEqual(42)
      expect(shown).toMatch(/^“.*”$/u)
      expect(shown).not.toMatch(UNFIT)
    })
  )
})
