import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TITLE_MAX_LENGTH } from '../../../src/interface'
import { pictureTitle } from '../../../src/main/export/export-picture'
import { strangeName, UNFIT } from '../../support/fuzz/names'

test('a title is one that a service takes, whatever the layer is called', () => {
  fc.assert(
    fc.property(strangeName, (name) => {
      const title = pictureTitle(name)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH)
      expect(title).not.toMatch(UNFIT)
    })
  )
})

test('a layer without a name is called untitled', () => {
  expect(pictureTitle('  ')).toBe('Untitled')
})
