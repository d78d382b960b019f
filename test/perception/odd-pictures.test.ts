import { describe, expect, it } from 'vitest'
import {
  adVisibility,
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  type Medium,
  perceiveAd,
  type Perception,
  type Pixels,
  runToEnd
} from '../../src/perception'
import { type Colour, GREY, WHITE, noise, perceived, picture, square, sum } from './pictures'

const BLACK: Colour = [0, 0, 0]

const DRAWINGS = [
  drawAttentionMap,
  drawPerceptionMap,
  drawHotspotsMap,
  drawClarityMap,
  drawExcitingnessMap
]

/** Pictures at the edge of what can be looked at; those of one colour are refused before the engine. */
const PICTURES: [name: string, pixels: Pixels, medium: Medium][] = [
  ['40 x 40 px of noise', noise(40, 40), 'generic'],
  ['40 x 2000 px of noise', noise(40, 2000), 'mobileWeb'],
  ['2000 x 40 px of noise', noise(2000, 40), 'desktopWeb'],
  ['2000 x 2000 px, nearly empty', square(2000, 900, 900, 200, [0, 90, 200], WHITE), 'mobileWeb'],
  ['white', picture(60, 44, () => WHITE), 'generic'],
  ['black', picture(60, 44, () => BLACK), 'desktopWeb'],
  ['grey', picture(60, 44, () => GREY), 'mobileWeb'],
  ['one saturated colour', picture(60, 44, () => [255, 0, 255]), 'generic'],
  ['wholly transparent', picture(60, 44, (x, y) => [x, y, 99, 0]), 'generic'],
  [
    'nearly transparent noise',
    picture(60, 44, (x, y) => [x * 4, y * 5, 99, (x * y) % 4]),
    'generic'
  ],
  ['white on transparent ground', square(50, 10, 10, 20, WHITE, [0, 0, 0, 0]), 'mobileWeb'],
  [
    'two pixels of difference',
    picture(60, 44, (x, y) => (y === 20 && x >> 1 === 9 ? BLACK : WHITE)),
    'generic'
  ],
  [
    'two pixels of the faintest difference',
    picture(60, 44, (x, y) => (y === 20 && x >> 1 === 9 ? [255, 255, 254] : WHITE)),
    'generic'
  ],
  [
    'a pixel in each corner',
    picture(60, 44, (x, y) => (x % 59 === 0 && y % 43 === 0 ? BLACK : WHITE)),
    'desktopWeb'
  ],
  [
    'a chessboard of single pixels',
    picture(60, 44, (x, y) => ((x + y) % 2 === 0 ? BLACK : WHITE)),
    'generic'
  ],
  ['halves of black and white', picture(60, 44, (x) => (x < 30 ? BLACK : WHITE)), 'mobileWeb'],
  ['an even gradient', picture(256, 44, (x) => [x, x, x]), 'generic'],
  [
    'a frame along the edge',
    picture(60, 44, (x, y) => (x % 59 === 0 || y % 43 === 0 ? [255, 0, 0] : WHITE)),
    'desktopWeb'
  ]
]

/** Whether every number in a result is finite, however deep it lies. */
function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value instanceof Float32Array) return value.every(Number.isFinite)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isFiniteThroughout)
}

const isPart = (value: number): boolean => value >= 0 && value <= 1

function expectInRange(result: Perception): void {
  const { width, height, picture: size, hotspots } = result
  for (const density of [result.attention, result.perception]) {
    expect(density.length).toBe(width * height)
    expect(density.every(isPart)).toBe(true)
    expect(sum(density)).toBeCloseTo(1, 4)
  }
  for (const { score, map } of [result.clarity, result.excitingness]) {
    expect(isPart(score / 100)).toBe(true)
    expect(map.length).toBe(width * height)
    expect(map.every(isPart)).toBe(true)
  }
  for (const { x, y, radius } of hotspots) {
    expect(isPart(x / size.width) && isPart(y / size.height)).toBe(true)
    expect(radius).toBeGreaterThan(0)
  }
  expect(hotspots.every(({ share }) => isPart(share))).toBe(true)
  expect(sum(hotspots.map(({ share }) => share))).toBeLessThanOrEqual(1.000001)
}

describe.each(PICTURES)('a picture that is %s', (_, pixels, medium) => {
  it('gives finite numbers in their ranges, and maps of its own size', () => {
    const result = perceived(pixels, medium)
    expect(result.picture).toEqual({ width: pixels.width, height: pixels.height })
    expect(isFiniteThroughout(result)).toBe(true)
    expectInRange(result)
    for (const draw of DRAWINGS) {
      const { width, height, indices, palette } = runToEnd(draw(result, result.picture))
      expect([width, height, indices.length]).toEqual([
        pixels.width,
        pixels.height,
        pixels.width * pixels.height
      ])
      expect(indices.every((index) => index < palette.length)).toBe(true)
    }
  })

  it('has a visibility as an ad', () => {
    const score = adVisibility(runToEnd(perceiveAd(pixels)))
    expect(isPart(score / 100)).toBe(true)
  })
})

it('gives the same bytes a second time, whatever was looked at in between', () => {
  const pixels = noise(90, 70)
  const first = perceived(pixels)
  perceived(noise(200, 40, 5), 'mobileWeb')
  expect(perceived(pixels)).toEqual(first)
})
