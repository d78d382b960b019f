import { describe, expect, it } from 'vitest'
import { FEATURES } from '../../../src/perception/attention/features'
import {
  concentrateInPictures,
  isPhotograph,
  largePictures
} from '../../../src/perception/attention/in-pictures'
import { KIND_MODELS } from '../../../src/perception/attention/kind-models'
import type { LayerHint } from '../../../src/perception'

const picture = { width: 800, height: 400 }
const grid = { width: 80, height: 40 }
const PHOTO: LayerHint = { kind: 'image', x: 400, y: 0, width: 400, height: 400 }
const BUTTON: LayerHint = { kind: 'button', x: 420, y: 300, width: 100, height: 40 }
const PAGE = { desktop: 1, phone: 0, poster: 0, chart: 0, photograph: 0 }

/** Even features, but for one thing in the photograph, at the top right. */
const features = FEATURES.map((name) => {
  const data = new Float32Array(grid.width * grid.height)
  if (name === 'boolean maps') for (let y = 8; y < 12; y++) data.fill(2, y * 80 + 64, y * 80 + 68)
  return { ...grid, data }
})

function moved(hints: readonly LayerHint[], light: (i: number) => number = () => 50): Float32Array {
  const even = { ...grid, data: new Float32Array(3200).fill(1 / 3200) }
  const lightness = { ...grid, data: Float32Array.from({ length: 3200 }, (_, i) => light(i)) }
  const pictures = largePictures(hints, picture, lightness, grid)
  const seen = { picture, features, sight: null, pictures }
  return concentrateInPictures(even, seen, PAGE, KIND_MODELS, 'all').data
}

const sumOf = (data: Float32Array, left: number, right: number): number =>
  data.reduce((sum, value, i) => (i % 80 >= left && i % 80 < right ? sum + value : sum), 0)

describe('a large picture in a design', () => {
  it('keeps its share of the looks, and has it where people look in photographs', () => {
    const data = moved([PHOTO])
    expect(sumOf(data, 40, 80)).toBeCloseTo(0.5)
    expect(data[10 * 80 + 66]).toBeGreaterThan(5 * data[30 * 80 + 66]!)
    expect(data[10 * 80 + 10]).toBeCloseTo(1 / 3200)
  })

  it('has more of it on what is lit, such as a lamp', () => {
    const isLamp = (i: number): boolean => Math.hypot((i % 80) - 50, Math.floor(i / 80) - 28) < 6
    const at = 28 * 80 + 50
    expect(moved([PHOTO], (i) => (isLamp(i) ? 95 : 30))[at]).toBeGreaterThan(
      3 * moved([PHOTO])[at]!
    )
  })

  it('leaves what is written on it as it is', () => {
    expect(moved([PHOTO, BUTTON])[32 * 80 + 47]).toBeCloseTo(1 / 3200)
  })

  it('is one from a fiftieth of the design on', () => {
    const even = moved([])
    expect(moved([{ ...PHOTO, width: 80, height: 60 }])).toEqual(even)
  })

  it('has many colours, none of which stands out; a button on it does', () => {
    const isOne = ({ x, y }: Pick<LayerHint, 'x' | 'y'>): boolean =>
      isPhotograph(
        { left: x + 10, top: y + 10, right: x + 50, bottom: y + 30 },
        [PHOTO, BUTTON],
        picture
      )
    expect(isOne({ x: 600, y: 100 })).toBe(true)
    expect(isOne(BUTTON)).toBe(false)
    expect(isOne({ x: 0, y: 0 })).toBe(false)
  })
})
