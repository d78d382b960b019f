import { expect, test } from 'vitest'
import { strictnessOf } from '../../../src/playground/host/strictness'

test('what is not asked for is read as Figma’s stricter way', () => {
  const address = new URLSearchParams('?exports=noisy&theme=dark')
  expect(strictnessOf((option) => address.get(option))).toMatchObject({
    exports: 'noisy',
    unloadedFonts: 'stay',
    entrySize: 'bytes'
  })
})

test('a reading that there is not is refused by name', () => {
  expect(() => strictnessOf((option) => (option === 'exports' ? 'nosy' : null))).toThrow(
    'There is no exports “nosy”, only: exact, noisy.'
  )
})
