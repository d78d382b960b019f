import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../../src/file'
import { MEDIUMS } from '../../../src/interface'
import { chooseMedium, mediumOf } from '../../../src/ui/words/pick-medium'

const PAGE = { width: 1440, height: 1024 }
const PHONE = { width: 390, height: 844 }

describe('the medium of a frame', () => {
  it('goes by its size until another is chosen for its kind, or for all', () => {
    const settings = parseSettings({})
    expect(mediumOf(settings, PAGE)).toBe('desktopWeb')
    expect(mediumOf({ ...settings, mediumFor: { desktopWeb: 'generic' } }, PAGE)).toBe('generic')
    expect(mediumOf({ ...settings, mediumFor: { desktopWeb: 'generic' } }, PHONE)).toBe('mobileWeb')
    expect(mediumOf({ medium: 'generic', mediumFor: { mobileWeb: 'mobileWeb' } }, PHONE)).toBe(
      'generic'
    )
  })

  it('once chosen for one kind, stays what it was for the others', () => {
    const medium = fc.constantFrom('auto' as const, ...MEDIUMS)
    fc.assert(
      fc.property(medium, fc.constantFrom(...MEDIUMS), (before, wanted) => {
        const settings = { ...parseSettings({}), medium: before }
        const next = { ...settings, ...chooseMedium(settings, 'mobileWeb', wanted) }
        expect(mediumOf(next, PHONE)).toBe(wanted)
        expect(mediumOf(next, PAGE)).toBe(mediumOf(settings, PAGE))
        const back = { ...next, ...chooseMedium(next, 'mobileWeb', 'auto') }
        expect(mediumOf(back, PHONE)).toBe('mobileWeb')
      })
    )
  })
})
