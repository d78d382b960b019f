import { expect, it } from 'vitest'
import { drawAttentionMap, drawRegionsMap, runToEnd } from '../../../src/perception'

const GRID = { width: 8, height: 6 }
const SIZE = { width: 80, height: 60 }
const seen = { ...GRID, attention: new Float32Array(48).fill(1 / 48) }

it('the map of regions is the attention map within them, has the edges of each, and the veil elsewhere', () => {
  const whole = runToEnd(drawAttentionMap(seen, SIZE))
  const { indices } = runToEnd(
    drawRegionsMap(
      seen,
      [
        [10, 10, 20, 20],
        [15, 12, 200, 8]
      ],
      SIZE
    )
  )
  const at = (x: number, y: number): number => indices[y * SIZE.width + x]!
  const deepest = whole.palette.length - 1
  expect([at(5, 5), at(40, 40), at(79, 21)]).toEqual([0, 0, 0])
  expect(at(12, 25)).toBe(whole.indices[25 * SIZE.width + 12])
  expect([at(10, 10), at(29, 29), at(20, 12), at(60, 19)]).toEqual(Array(4).fill(deepest))
})
