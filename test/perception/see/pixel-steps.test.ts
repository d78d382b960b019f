import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels, type Plane } from '../../../src/perception'
import type { Size } from '../../../src/perception/see/size'
import { pixelSteps } from '../../../src/perception/see/pixel-steps'
import { GREY, noise, picture, sum, WHITE, type Colour } from '../pictures'

const BLACK: Colour = [0, 0, 0]
const [WIDTH, HEIGHT] = [64, 48]
/** Cells of four by four pixels. */
const GRID = { width: 16, height: 12 }
const PER_CELL = 16

const stepsOf = (pixels: Pixels, grid: Size = GRID) => runToEnd(pixelSteps(pixels, grid))

/** A picture of black bars on white, from one column to before another. */
const bars = (...at: readonly (readonly [from: number, to: number])[]) =>
  picture(WIDTH, HEIGHT, (x) => (at.some(([from, to]) => x >= from && x < to) ? BLACK : WHITE))

describe('steps from pixel to pixel', () => {
  it('count an upright edge once a row, in the cell of the pixel before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WIDTH - 1 }), (edge) => {
        const { upright, hard, level } = stepsOf(bars([edge, WIDTH]))
        const expected = Float32Array.from({ length: 16 * 12 }, (_, i) =>
          i % 16 === Math.floor((edge - 1) / 4) ? 4 / PER_CELL : 0
        )
        expect(upright.data).toEqual(expected)
        expect(hard.data).toEqual(expected)
        expect(sum(level.data)).toBe(0)
      }),
      { numRuns: 30 }
    )
  })

  it('count a level edge once a column, in the cell of the pixel above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HEIGHT - 1 }), (edge) => {
        const { upright, level } = stepsOf(
          picture(WIDTH, HEIGHT, (_, y) => (y < edge ? WHITE : BLACK))
        )
        const expected = Float32Array.from({ length: 16 * 12 }, (_, i) =>
          Math.floor(i / 16) === Math.floor((edge - 1) / 4) ? 4 / PER_CELL : 0
        )
        expect(level.data).toEqual(expected)
        expect(sum(upright.data)).toBe(0)
      }),
      { numRuns: 30 }
    )
  })

  it('are even, middling or strong, and each pixel is one of these', () => {
    const grey: Colour = [140, 140, 140]
    const pixels = [
      noise(61, 47, 7),
      picture(61, 47, (x, y) => ((x * y) % 7 < 3 ? GREY : grey)),
      picture(61, 47, (x, y) => [2 * x, 3 * y, x + y])
    ]
    for (const steps of pixels.map((one) => stepsOf(one, { width: 13, height: 9 }))) {
      for (const i of steps.even.data.keys()) {
        const at = (name: keyof typeof steps) => steps[name].data[i]!
        const weak = at('even') + at('middling')
        expect(weak + Math.max(at('upright'), at('level'))).toBeLessThanOrEqual(1 + 1e-6)
        expect(weak + at('upright') + at('level')).toBeGreaterThanOrEqual(1 - 1e-6)
        expect(at('hard')).toBeLessThanOrEqual(at('upright'))
      }
    }
  })

  it('are middling along a soft gradient, and even on one hardly to be seen', () => {
    const soft = stepsOf(
      picture(25, 20, (x) => [10 * x, 10 * x, 10 * x]),
      { width: 5, height: 5 }
    )
    expect(soft.middling.data[12]).toBe(1)
    const faint = stepsOf(
      picture(25, 20, (x) => [2 * x, 2 * x, 2 * x]),
      { width: 5, height: 5 }
    )
    expect(faint.even.data.every((part) => part === 1)).toBe(true)
  })

  it('count both sides of a thin stroke, and none of a broad bar', () => {
    const strokes = (pixels: Pixels) => sum(stepsOf(pixels).strokes.data) * PER_CELL
    expect(strokes(bars([30, 32]))).toBeCloseTo(2 * HEIGHT, 3)
    expect(strokes(bars([10, 12], [30, 32]))).toBeCloseTo(4 * HEIGHT, 3)
    expect(strokes(bars([20, 44]))).toBe(0)
  })

  it('count strokes of light on dark as of dark on light', () => {
    const dark = bars([0, 30], [32, WIDTH])
    const { strokes } = stepsOf(dark)
    expect(strokes.data).toEqual(stepsOf(bars([30, 32])).strokes.data)
  })

  it('take what is transparent for white', () => {
    const hidden = picture(WIDTH, HEIGHT, (x, y) => (x < 30 ? [x, y, 3, 0] : BLACK))
    expect(stepsOf(hidden)).toEqual(stepsOf(bars([30, WIDTH])))
    const veiled = picture(WIDTH, HEIGHT, (x) => (x < 30 ? [0, 0, 0, 3] : WHITE))
    expect(stepsOf(veiled).even.data.every((part) => part === 1)).toBe(true)
  })

  it('fill every cell of any grid that is not larger than the picture', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 40 }),
      across: fc.double({ min: 0, max: 1, noNaN: true }),
      down: fc.double({ min: 0, max: 1, noNaN: true })
    })
    fc.assert(
      fc.property(sizes, ({ width, height, across, down }) => {
        const grid = {
          width: Math.ceil(across * width) || 1,
          height: Math.ceil(down * height) || 1
        }
        const even = stepsOf(
          picture(width, height, () => GREY),
          grid
        )
        expect(even.even.data).toEqual(new Float32Array(grid.width * grid.height).fill(1))
        for (const { data } of Object.values<Plane>({ ...stepsOf(noise(width, height), grid) })) {
          expect(data.every((part) => part >= 0 && part <= 2)).toBe(true)
        }
      }),
      { numRuns: 60 }
    )
  })
})
