import { expect, test } from 'vitest'
import { withoutCreated } from '../../../src/main/following/read-changes'

test('what a new layer was given is no edit; everything else stays, in order', () => {
  const changes = [
    { type: 'PROPERTY_CHANGE', id: 'old' },
    { type: 'CREATE', id: 'new' },
    { type: 'PROPERTY_CHANGE', id: 'new' },
    { type: 'DELETE', id: 'gone' },
    { type: 'PROPERTY_CHANGE', id: 'gone' }
  ] as const
  expect(withoutCreated(changes)).toEqual(changes.filter((_, index) => index !== 2))
})
