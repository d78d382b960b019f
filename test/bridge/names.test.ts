import { expect, test } from 'vitest'
import { MAIN_CALLS, PANEL_CALLS } from '../../src/bridge'

test('both directions of the contract have names, none twice and none in both', () => {
  const names: string[] = [...MAIN_CALLS, ...PANEL_CALLS]
  expect(MAIN_CALLS).toContain('exportPicture')
  expect(PANEL_CALLS).toContain('resultChanged')
  expect(new Set(names).size).toBe(names.length)
})
