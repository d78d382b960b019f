import { expect, it } from 'vitest'
import { arrowPath } from '../../../../src/ui/compare/variant/moved-layers'

const size = { width: 100, height: 100 }

/** The ends of an arrow's line, px. */
function endsOf(path: string): string[] {
  return path
    .split(/[ML]/)
    .slice(1, 3)
    .map((point) => point.trim())
}

it('leads from the middle of the old place to the edge of the new one', () => {
  expect(endsOf(arrowPath([0, 0.4, 0.2, 0.2], [0.6, 0.4, 0.4, 0.2], size))).toEqual([
    '10.0 50.0',
    '60.0 50.0'
  ])
})

it('leads to the middle from within the new place', () => {
  expect(endsOf(arrowPath([0.1, 0.1, 0.2, 0.2], [0, 0, 1, 1], size))).toEqual([
    '20.0 20.0',
    '50.0 50.0'
  ])
})
