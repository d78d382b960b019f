import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureTitle } from '../../../src/main/export/export-picture'

const longName = fc
  .tuple(fc.string({ unit: 'binary' }), fc.nat(1500))
  .map(([text, times]) => text + '🙂'.repeat(times))

test('a title has 1 to 2048 characters and no broken one, whatever the layer is called', () => {
  fc.assert(
    fc.property(longName, (name) => {
      const title = pictureTitle(name)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(2048)
      expect(title).not.toMatch(/[\uD800-\uDBFF]$/)
    })
  )
})

test('a layer without a name is called untitled', () => {
  expect(pictureTitle('  ')).toBe('Untitled')
})

test('an emoji at the limit is left out whole', () => {
  expect(pictureTitle(`${'a'.repeat(2047)}🙂`)).toBe('a'.repeat(2047))
})
