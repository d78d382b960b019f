import { afterEach, expect, test, vi } from 'vitest'
import { areByUser, noteOwnWrite } from '../../../src/main/figma/undo'

afterEach(() => vi.useRealTimers())

const edit = {
  type: 'PROPERTY_CHANGE',
  origin: 'LOCAL',
  properties: ['x']
} as unknown as NodeChange

test.each([
  [4_999, false],
  [5_000, true]
])('an edit told %i ms after a write that Figma has not told is the user’s: %s', (ms, byUser) => {
  vi.useFakeTimers({ now: 1_000_000 })
  noteOwnWrite()
  vi.setSystemTime(1_000_000 + ms)
  expect(areByUser([edit])).toBe(byUser)
  vi.runAllTimers()
  expect(areByUser([edit])).toBe(true)
})
