import { expect, it, vi } from 'vitest'
import { keyFault, resourceTypeFault, scoreMaxFault } from '../../../src/ui/settings/advanced'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ IconChevronDown16: () => null }))

it('metadata keys must differ from each other and from those of the other texts', () => {
  expect(keyFault('audience', 'brand')).toBeNull()
  expect(keyFault('', '')).toBeNull()
  expect(keyFault('people', 'people')).toContain('different')
  expect(keyFault('goal', 'brand')).toContain('“goal”')
  expect(keyFault('description', 'audience')).toContain('“description”')
})

it('a resource type is one word of a path', () => {
  expect(resourceTypeFault('screenshot')).toBeNull()
  expect(resourceTypeFault('')).not.toBeNull()
  expect(resourceTypeFault('..')).not.toBeNull()
})

it('the highest ad visibility score is a number above 0, or not known', () => {
  for (const typed of ['', '1', '0.5', '100']) expect(scoreMaxFault(typed)).toBeNull()
  for (const typed of ['0', '-1', 'ten', 'Infinity']) {
    expect(scoreMaxFault(typed)).toContain('a number above 0')
  }
})
