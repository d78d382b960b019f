import { describe, expect, it } from 'vitest'
import { runToEnd, type Plane } from '../../../src/perception'
import { linesOn, textLines } from '../../../src/perception/see/text-lines'
import { drawnPlane } from '../attention/drawn-planes'

const SIZE = { width: 512, height: 384 }
const TOPS = [60, 100, 140, 180]
const [LEFT, RIGHT, HIGH] = [60, 300, 5]

const drawn = (lightnessAt: (x: number, y: number) => number) =>
  drawnPlane(SIZE.width, SIZE.height, lightnessAt)

/** Four lines of words: letters two cells wide, spaces of four cells now and then. */
const isInk = (x: number, y: number): boolean =>
  TOPS.some((top) => y >= top && y < top + HIGH) &&
  x >= LEFT &&
  x < RIGHT &&
  x % 5 < 2 &&
  (x - LEFT) % 35 < 31

const written = (ink: number, ground: number) => drawn((x, y) => (isInk(x, y) ? ink : ground))

const found = (l: Plane) => runToEnd(textLines(l))
/** The rows of cells in the middle of what is found, each once. */
const rowsOf = (l: Plane) => [
  ...new Set(found(l).map(({ top, bottom }) => Math.floor((top + bottom) / 2)))
]

describe('lines of text', () => {
  it.each([
    ['dark on light', 20, 100],
    ['light on dark', 90, 10],
    ['grey on grey', 60, 78]
  ])('are found where letters stand side by side, %s', (_, ink, ground) => {
    const lines = found(written(ink, ground))
    expect(rowsOf(written(ink, ground))).toEqual(TOPS.map((top) => top + 2))
    for (const { left, right, top, bottom } of lines) {
      expect(Math.abs(left - LEFT)).toBeLessThan(4)
      expect(Math.abs(right - RIGHT)).toBeLessThan(8)
      expect(bottom - top).toBeLessThan(HIGH + 4)
    }
  })

  it('are as large as they are high', () => {
    const headline = drawn((x, y) =>
      y >= 60 && y < 76 && x >= LEFT && x < RIGHT && x % 14 < 6 ? 20 : 100
    )
    const largest = (l: Plane) => Math.max(...found(l).map(({ size }) => size))
    expect(found(headline).length).toBeGreaterThan(0)
    expect(largest(headline)).toBeGreaterThan(2 * largest(written(20, 100)))
  })

  it.each([
    ['an even ground', () => 100],
    ['letters too faint to read', (x: number, y: number) => (isInk(x, y) ? 97 : 100)],
    ['a rule', (x: number, y: number) => (y >= 60 && y < 62 && x > 40 && x < 400 ? 20 : 100)],
    ['a bar', (x: number, y: number) => (y >= 60 && y < 68 && x > 40 && x < 400 ? 20 : 100)],
    ['soft hills', (x: number, y: number) => 50 + 30 * Math.sin(x / 23) * Math.cos(y / 17)],
    [
      'a block of stripes',
      (x: number, y: number) => (x > 50 && x < 150 && y > 50 && y < 150 && x % 5 < 2 ? 20 : 100)
    ],
    ['a checkerboard', (x: number, y: number) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 20 : 100)]
  ])('are not found in %s', (_, lightnessAt) => {
    expect(found(drawn(lightnessAt))).toEqual([])
  })

  it('are painted where they were found, and nowhere else', () => {
    const lines = found(written(20, 100))
    const { data } = linesOn(lines, SIZE)
    expect(data[(TOPS[0]! + 2) * SIZE.width + 150]).toBe(1)
    expect(data[80 * SIZE.width + 150]).toBe(0)
    const elsewhere = [...data].filter((_, i) => {
      const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)]
      return !lines.some(
        ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom
      )
    })
    expect(elsewhere.every((value) => value === 0)).toBe(true)
  })
})

it('takes planes of any size, down to a single cell', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 1],
    [1, 40],
    [40, 2],
    [3, 3]
  ] as const) {
    expect(found(drawnPlane(width, height, (x, y) => 100 * ((x + y) % 2)))).toEqual([])
  }
})
