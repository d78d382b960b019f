import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../../src/file'
import { MEDIUMS } from '../../../src/interface'
import { chooseMedium, mediumBySize, mediumOf } from '../../../src/ui/words/pick-medium'

const PAGE = { width: 1440, height: 1024 }
const PHONE = { width: 390, height: 844 }

describe('the medium of a frame', () => {
  it.each([
    ['a phone', 390, 844, 'mobileWeb'],
    ['a long phone page', 375, 4000, 'mobileWeb'],
    ['a desktop page', 1440, 1024, 'desktopWeb'],
    ['a long desktop page', 1440, 6000, 'desktopWeb'],
    ['a phone’s screenshot at 2x', 750, 1334, 'mobileWeb'],
    ['Glance’s own capture', 780, 1688, 'mobileWeb'],
    ['a phone’s screenshot at 2.6x', 1080, 2400, 'mobileWeb'],
    ['a phone’s screenshot at 3x', 1170, 2532, 'mobileWeb'],
    ['a large phone’s screenshot', 1290, 2796, 'mobileWeb'],
    ['a page of two screens', 1440, 1800, 'desktopWeb'],
    ['a tablet', 768, 1024, 'generic'],
    ['a post', 1080, 1350, 'generic'],
    ['a poster', 2480, 3508, 'generic'],
    ['a dialog', 720, 640, 'generic'],
    ['a half-page ad', 300, 1050, 'generic'],
    ['a leaderboard', 728, 90, 'generic'],
    ['a billboard', 970, 250, 'generic'],
    ['a skyscraper', 160, 600, 'generic'],
    ['a rectangle ad', 300, 250, 'generic'],
    ['a square post', 600, 600, 'generic']
  ])('is right for %s (%d × %d)', (_, width, height, medium) => {
    expect(mediumBySize({ width, height })).toBe(medium)
  })

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
