import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropWindow } from '../../../src/ui/layers/crop-window'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const box = fc
  .tuple(part, part, part, part)
  .map(([x, y, width, height]) => [x, y, width * (1 - x), height * (1 - y)] as const)
const shape = fc.double({ min: 0.05, max: 20, noNaN: true })

it('shows a part of the picture in the crop’s shape, and never what is beyond it', () => {
  fc.assert(
    fc.property(box, shape, shape, ([...around], crop, picture) => {
      const [x, y, width, height] = cropWindow(around, crop, picture)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(1 + 1e-9)
      expect(y + height).toBeLessThanOrEqual(1 + 1e-9)
      expect((width * picture) / height / crop).toBeCloseTo(1, 6)
    })
  )
})

it('shows all of a box that fits, in its middle', () => {
  const [x, y, width, height] = cropWindow([0.4, 0.5, 0.2, 0.05], 1.4, 1.4)
  expect([x, width]).toEqual([0.4, 0.2])
  expect(y + height / 2).toBeCloseTo(0.525)
})
