import { expect, test } from 'vitest'
import { panelSize } from '../../src/file'

test('a panel never becomes unusably small or larger than a screen', () => {
  expect(panelSize({ width: 1, height: 1 })).toEqual({ width: 300, height: 320 })
  expect(panelSize({ width: 9999, height: 640.4 })).toEqual({ width: 1200, height: 640 })
})
