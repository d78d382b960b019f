import { expect, it } from 'vitest'
import { underScrim } from '../../../src/perception/attention/under-scrim'

const grid = { width: 4, height: 1 }
const picture = { width: 400, height: 100 }

it('leaves what lies on a scrim as it is, and of the rest what shines through', () => {
  const scrim = { cover: 0.5, above: [{ left: 100, top: 0, right: 200, bottom: 100 }] }
  expect([...underScrim(null, scrim, picture, grid)!]).toEqual([0.125, 1, 0.125, 0.125])
  const gain = Float32Array.of(2, 2, 2, 2)
  expect([...underScrim(gain, scrim, picture, grid)!]).toEqual([0.25, 2, 0.25, 0.25])
  expect(underScrim(gain, null, picture, grid)).toBe(gain)
})
