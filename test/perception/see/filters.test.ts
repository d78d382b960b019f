import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxFilter } from '../../../src/perception/see/box-filter'
import { gaussianBlur } from '../../../src/perception/see/gaussian-blur'
import { mean } from '../../../src/perception/see/statistics'
import { resize } from '../../../src/perception/see/resize'
import { sobel } from '../../../src/perception/see/sobel'
import { plane, type Plane } from '../../../src/perception/see/plane'
import { sum } from '../pictures'
import { planes } from './planes'

function naiveBox({ width, height, data }: Plane, radius: number, zeros: boolean): number[] {
  return Array.from(data, (_, at) => {
    let total = 0
    let count = 0
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const x = (at % width) + dx
        const y = Math.floor(at / width) + dy
        const isInside = x >= 0 && y >= 0 && x < width && y < height
        if (isInside) total += data[y * width + x]!
        if (isInside || zeros) count++
      }
    }
    return total / count
  })
}

function expectClose(actual: ArrayLike<number>, expected: ArrayLike<number>, within = 1e-3) {
  expect(actual.length).toBe(expected.length)
  for (let i = 0; i < actual.length; i++) {
    expect(Math.abs(actual[i]! - expected[i]!)).toBeLessThan(within)
  }
}

describe('box filter', () => {
  it('equals the plain sum over the window, with nothing or zeros beyond the border', () => {
    fc.assert(
      fc.property(
        planes(1, 12),
        fc.integer({ min: 0, max: 14 }),
        fc.boolean(),
        (source, radius, zeros) => {
          const filtered = boxFilter(source, [radius], undefined, zeros ? 'zeros' : 'nothing')
          expectClose(filtered.data, naiveBox(source, radius, zeros))
        }
      ),
      { numRuns: 60 }
    )
  })
})

describe('Gaussian blur', () => {
  it.each([2, 2.5, 6, 9])('has the spread it is asked for, %d pixels', (sigma) => {
    const point = plane(81, 81)
    point.data[40 * 81 + 40] = 1
    const { data } = gaussianBlur(point, sigma)
    let variance = 0
    for (const [i, value] of data.entries()) variance += value * ((i % 81) - 40) ** 2
    expect(sum(data)).toBeCloseTo(1, 4)
    expect(Math.abs(Math.sqrt(variance) / sigma - 1)).toBeLessThan(0.09)
  })

  it('leaves an even plane as it is, and its source untouched', () => {
    const even = plane(9, 7)
    even.data.fill(3)
    expectClose(gaussianBlur(even, 4).data, even.data)
    expect(gaussianBlur(even, 0).data).not.toBe(even.data)
  })
})

describe('resizing', () => {
  it('keeps the mean at any smaller size', () => {
    fc.assert(
      fc.property(planes(2), fc.double({ min: 0.05, max: 1, noNaN: true }), (source, scale) => {
        const width = Math.max(1, Math.floor(source.width * scale))
        const height = Math.max(1, Math.floor(source.height * scale * scale))
        const resized = resize(source, { width, height })
        expect(mean(resized.data)).toBeCloseTo(mean(source.data), 3)
      }),
      { numRuns: 60 }
    )
  })

  it('never leaves the range of its source and keeps an even plane', () => {
    fc.assert(
      fc.property(planes(1, 10), (source) => {
        const { data } = resize(source, { width: 17, height: 23 })
        expect(Math.max(...data)).toBeLessThanOrEqual(Math.max(...source.data) + 1e-3)
        expect(Math.min(...data)).toBeGreaterThanOrEqual(Math.min(...source.data) - 1e-3)
      }),
      { numRuns: 30 }
    )
  })
})

describe('Sobel', () => {
  it('gives 8 per unit of slope along a ramp, and 0 across it', () => {
    const ramp = plane(6, 5)
    for (let i = 0; i < 30; i++) ramp.data[i] = i % 6
    const { x, y } = sobel(ramp)
    expect(x.data[2 * 6 + 3]).toBe(8)
    expect(y.data[2 * 6 + 3]).toBe(0)
  })
})
