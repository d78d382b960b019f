import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import {
  clarity,
  colourCount,
  edgeMap,
  measureClutter
} from '../../../src/perception/scores/clutter'
import {
  contourCount,
  measureCrowding,
  type Crowding
} from '../../../src/perception/scores/crowding'
import { labOf } from '../../../src/perception/see/lab'
import { shrinkPixels } from '../../../src/perception/see/shrink-pixels'
import { mean } from '../../../src/perception/see/statistics'
import { plane, type Plane } from '../../../src/perception/see/plane'
import { drawnPlane } from '../attention/drawn-planes'
import { GREY, picture, WHITE } from '../pictures'

const grey = (l: Plane) => ({ l, a: plane(l.width, l.height), b: plane(l.width, l.height) })

describe('the edge map', () => {
  it('marks one line of cells along a step and nothing on an even plane', () => {
    const edges = edgeMap(drawnPlane(40, 30, (x) => (x < 20 ? 20 : 80)))
    expect(mean(edges.data) * 40 * 30).toBeCloseTo(28)
    expect(mean(edgeMap(drawnPlane(40, 30, () => 50)).data)).toBe(0)
  })

  it('marks steps of more than 8 units of lightness, across, down and slanting', () => {
    const step = (height: number) => (t: number) => (t < 0 ? 50 : 50 + height)
    for (const across of [
      (x: number) => x - 20,
      (_: number, y: number) => y - 15,
      (x: number, y: number) => x - y
    ]) {
      const edgesOf = (height: number) =>
        mean(edgeMap(drawnPlane(40, 30, (x, y) => step(height)(across(x, y)))).data)
      expect(edgesOf(7.5)).toBe(0)
      expect(edgesOf(12)).toBeGreaterThan(0.02)
    }
  })
})

describe('crowding', () => {
  /** Vertical lines of edge cells, so many cells apart, in the left half of a grid of 256×192. */
  const lines = (apart: number) =>
    measureCrowding(drawnPlane(256, 192, (x) => (x < 128 && x % apart === apart >> 1 ? 1 : 0)))
  const at = ({ map }: Crowding, x: number) => map.data[96 * 256 + x]!
  /** Lines in a Gaussian window of σ = .03·256 cells, in units of one line through its middle. */
  const edgesInWindow = (apart: number) => (0.03 * 256 * Math.sqrt(2 * Math.PI)) / apart

  it('is nothing around one straight edge, however long', () => {
    expect(lines(128).crowding).toBeLessThan(0.002)
  })

  it.each([4, 8])('follows the number of edges in the window: lines %d cells apart', (apart) => {
    const n = edgesInWindow(apart)
    expect(at(lines(apart), 64)).toBeCloseTo(1 - Math.exp((1 - n) / 3), 1)
    const everywhere = measureCrowding(drawnPlane(256, 192, (x) => (x % apart === 0 ? 1 : 0)))
    expect(everywhere.crowding).toBeCloseTo(1 - Math.exp(1 - n), 1)
  })

  it('never falls where edges are added, and stays within 0 and 1', () => {
    const cells = fc.array(fc.boolean(), { minLength: 600, maxLength: 600 })
    fc.assert(
      fc.property(cells, cells, (some, more) => {
        const few = measureCrowding(drawnPlane(30, 20, (x, y) => Number(some[y * 30 + x])))
        const many = measureCrowding(
          drawnPlane(30, 20, (x, y) => Math.max(Number(some[y * 30 + x]), Number(more[y * 30 + x])))
        )
        const isSound = few.map.data.every((value, i) => {
          const grown = many.map.data[i]!
          return value >= 0 && grown >= value - 1e-5 && grown <= 1
        })
        expect(many.crowding).toBeGreaterThanOrEqual(few.crowding - 1e-5)
        expect(isSound).toBe(true)
      }),
      { numRuns: 20 }
    )
  })
})

describe('the number of colours', () => {
  it('is one for one colour and its shades, and counts what differs', () => {
    expect(colourCount(grey(drawnPlane(20, 20, () => 50)))).toBe(1)
    expect(colourCount(grey(drawnPlane(20, 20, (x) => 55 + (x % 5))))).toBe(1)
    expect(colourCount(grey(drawnPlane(20, 20, (x) => (x % 4) * 30)))).toBe(4)
    const a = drawnPlane(20, 20, (x) => (x < 10 ? -60 : 60))
    expect(colourCount({ ...grey(plane(20, 20)), a })).toBe(2)
  })

  it('counts a colour that fills half of three thousandths of the picture by half', () => {
    const speck = drawnPlane(100, 100, (x, y) => (y === 0 && x < 15 ? 96 : 0))
    expect(colourCount(grey(speck))).toBeCloseTo(1.5)
  })
})

describe('the number of contours', () => {
  /** A map of lines, each given by its cells. */
  const lines = (...cells: [x: number, y: number][][]) => {
    const edges = plane(40, 30)
    for (const [x, y] of cells.flat()) edges.data[y * 40 + x] = 1
    return edges
  }
  const slanting = (x: number, length: number) =>
    Array.from({ length }, (_, i): [number, number] => [x + i, 2 + i])

  it('counts lines that hang together, by corners as well, once', () => {
    expect(contourCount(lines())).toBe(0)
    expect(contourCount(lines(slanting(2, 20)))).toBe(1)
    expect(contourCount(lines(slanting(2, 20), slanting(9, 20)))).toBe(2)
    expect(contourCount(lines(slanting(2, 20), [[3, 2]]))).toBe(1)
  })

  it('leaves out pieces of fewer than eight cells', () => {
    expect(contourCount(lines(slanting(2, 7), slanting(12, 8)))).toBe(1)
  })
})

describe('clarity', () => {
  /** Of pictures no larger than the grid. */
  const score = (pixels: Pixels) => {
    const lab = runToEnd(labOf(runToEnd(shrinkPixels(pixels, pixels))))
    return clarity(runToEnd(measureClutter(lab)))
  }
  const some = { crowding: 0.4, contourCount: 100, colourCount: 30 }

  it('stays above 0 and below 100', () => {
    expect(clarity({ crowding: 0, contourCount: 0, colourCount: 1 })).toBeLessThan(100)
    expect(clarity({ crowding: 1, contourCount: 5000, colourCount: 864 })).toBeGreaterThan(0)
  })

  it.each(Object.keys(some) as (keyof typeof some)[])('falls as %s grows', (name) => {
    expect(clarity({ ...some, [name]: some[name] * 1.2 })).toBeLessThan(clarity(some))
  })

  it('is highest for one colour, and near it for two pixels of difference and one large shape', () => {
    const plain = score(picture(200, 150, () => GREY))
    expect(plain).toBeGreaterThan(97)
    const nearlyPlain = [
      picture(200, 150, (x, y) => (y === 70 && x < 2 ? [0, 0, 0] : WHITE)),
      picture(200, 150, (x) => (x < 90 ? [20, 40, 160] : WHITE))
    ]
    for (const pixels of nearlyPlain) {
      expect(score(pixels)).toBeGreaterThan(plain - 4)
      expect(score(pixels)).toBeLessThanOrEqual(plain)
    }
  })

  it('falls step by step as boxes of many colours fill an empty page', () => {
    const page = (boxes: number) =>
      picture(240, 180, (x, y) => {
        const [column, row] = [Math.floor(x / 12), Math.floor(y / 12)]
        const isBox = x % 12 > 3 && y % 12 > 3 && column + row * 20 < boxes
        return isBox ? [(column * 67) % 256, (row * 91) % 256, (boxes * 53) % 256] : WHITE
      })
    const scores = [0, 20, 60, 120, 300].map((boxes) => score(page(boxes)))
    expect(scores[0]).toBeGreaterThan(97)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(scores.at(-1)).toBeLessThan(40)
  })
})
