import { expect, it } from 'vitest'
import { words } from '../../../src/ui/words/words'
import { german } from '../../../src/ui/words/words.de'

it('what the numbers are computed from is said whole: the picture, and layers where they are known', () => {
  expect(words().method[0]).toMatch(/computed from the picture of this frame, and from its layers/)
  expect(german.method[0]).toMatch(/aus dem Bild dieses Frames.*Ebenen/)
  expect([...words().method, ...german.method].join(' ')).not.toMatch(/pixel/i)
})
