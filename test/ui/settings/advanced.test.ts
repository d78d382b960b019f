import { expect, it, vi } from 'vitest'
import { checkKeys, checkResourceType, readScoreMax } from '../../../src/ui/settings/advanced'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ IconChevronDown16: () => null }))

it('metadata keys must differ from each other and from those of the other texts', () => {
  expect(checkKeys('audience', 'brand')).toBeNull()
  expect(checkKeys('', '')).toBeNull()
  expect(checkKeys('people', 'people')).toContain('different')
  expect(checkKeys('goal', 'brand')).toContain('“goal”')
  expect(checkKeys('audience', 'description')).toContain('“description”')
})

it('a resource type is one word of a path', () => {
  expect(checkResourceType('screenshot')).toBeNull()
  expect(checkResourceType('')).not.toBeNull()
  expect(checkResourceType('..')).not.toBeNull()
})

it('the highest ad visibility score is a number above 0, or not known', () => {
  expect(readScoreMax(' 100 ')).toEqual({ ok: true, value: 100 })
  expect(readScoreMax('')).toEqual({ ok: true, value: null })
  for (const typed of ['0', '-1', 'ten', 'Infinity']) expect(readScoreMax(typed).ok).toBe(false)
})
