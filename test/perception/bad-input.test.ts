import { describe, expect, it } from 'vitest'
import {
  adVisibility,
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  type Hotspot,
  type Medium,
  perceive,
  perceiveAd,
  type Perception,
  type Pixels,
  runToEnd
} from '../../src/perception'
import {
  banner,
  calmPage,
  chartOnBlack,
  checkerboard,
  darkPage,
  icon,
  photographWithButton,
  stripes,
  textPage
} from './scores/designs'
import { type Colour, WHITE, noise, picture, square, sum } from './pictures'

const BLACK: Colour = [0, 0, 0]
const DRAWINGS = [
  drawAttentionMap,
  drawPerceptionMap,
  drawHotspotsMap,
  drawClarityMap,
  drawExcitingnessMap
]

const MEDIUMS: readonly Medium[] = ['desktopWeb', 'mobileWeb', 'generic']

/** Half as large each way, every other pixel: quick to look at, and as hard. */
function half({ width, height, data }: Pixels): Pixels {
  return picture(width >> 1, height >> 1, (x, y) => {
    const at = 4 * (2 * y * width + 2 * x)
    return [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!]
  })
}

const PICTURES: [name: string, draw: () => Pixels][] = [
  ['a blank picture', () => picture(160, 100, () => WHITE)],
  ['a black one', () => picture(160, 100, () => [0, 0, 0])],
  ['a page of nothing but text', () => textPage(400, 300)],
  ['a full-bleed photograph with a button', () => half(photographWithButton())],
  ['a calm page', () => half(calmPage())],
  ['a dark page', () => half(darkPage())],
  ['a page of 240 x 1000 px', () => textPage(240, 1000)],
  ['a banner of 3 to 1', () => half(banner())],
  ['an icon of 24 px', () => icon(24)],
  ['an icon of 40 px', () => icon(40)],
  ['a chart on black', () => half(chartOnBlack())],
  ['stripes', () => half(stripes())],
  ['stripes of single pixels', () => picture(240, 150, (x) => (x % 2 ? WHITE : [0, 0, 0]))],
  ['a checkerboard', () => half(checkerboard())],
  ['noise', () => noise(200, 150)],
  [
    'one dot in the corner of a page',
    () => picture(400, 300, (x, y) => (x > 380 && y > 285 ? [20, 20, 20] : WHITE))
  ]
]

/** Pictures at the edge of what can be looked at; those of one colour are refused before the engine. */
const ODD: typeof PICTURES = [
  ['40 x 40 px of noise', () => noise(40, 40)],
  ['40 x 2000 px of noise', () => noise(40, 2000)],
  ['2000 x 40 px of noise', () => noise(2000, 40)],
  ['2000 x 2000 px, nearly empty', () => square(2000, 900, 900, 200, [0, 90, 200], WHITE)],
  ['one saturated colour', () => picture(60, 44, () => [255, 0, 255])],
  ['wholly transparent', () => picture(60, 44, (x, y) => [x, y, 99, 0])],
  ['nearly transparent noise', () => picture(60, 44, (x, y) => [x * 4, y * 5, 99, (x * y) % 4])],
  ['white on transparent ground', () => square(50, 10, 10, 20, WHITE, [0, 0, 0, 0])],
  [
    'two pixels of difference',
    () => picture(60, 44, (x, y) => (y === 20 && x >> 1 === 9 ? BLACK : WHITE))
  ],
  [
    'two pixels of the faintest difference',
    () => picture(60, 44, (x, y) => (y === 20 && x >> 1 === 9 ? [255, 255, 254] : WHITE))
  ],
  [
    'a pixel in each corner',
    () => picture(60, 44, (x, y) => (x % 59 === 0 && y % 43 === 0 ? BLACK : WHITE))
  ],
  [
    'a chessboard of single pixels',
    () => picture(60, 44, (x, y) => ((x + y) % 2 === 0 ? BLACK : WHITE))
  ],
  ['halves of black and white', () => picture(60, 44, (x) => (x < 30 ? BLACK : WHITE))],
  ['an even gradient', () => picture(256, 44, (x) => [x, x, x])],
  [
    'a frame along the edge',
    () => picture(60, 44, (x, y) => (x % 59 === 0 || y % 43 === 0 ? [255, 0, 0] : WHITE))
  ]
]

/** What a picture is taken for, and how often the engine paused meanwhile. */
function paused(pixels: Pixels, medium: Medium): { result: Perception; pauses: number } {
  const steps = perceive(pixels, { medium })
  for (let pauses = 0; ; pauses++) {
    const step = steps.next()
    if (step.done) return { result: step.value, pauses }
  }
}

/** Levels of 255 by which a pixel has to differ from its neighbour for anything to be there. */
const SOMETHING = 3
/** How far from it a hotspot may lie: part of the longer side, and px of the smallest pictures. */
const NEAR = { part: 0.05, px: 2 }

function isNearSomething({ width, height, data }: Pixels, { x, y }: Hotspot): boolean {
  const far = Math.max(NEAR.px, NEAR.part * Math.max(width, height))
  const differ = (one: number, other: number) =>
    [0, 1, 2].some((channel) => Math.abs(data[one + channel]! - data[other + channel]!) > SOMETHING)
  for (let row = Math.max(0, Math.floor(y - far)); row < Math.min(height - 1, y + far); row++) {
    for (
      let column = Math.max(0, Math.floor(x - far));
      column < Math.min(width - 1, x + far);
      column++
    ) {
      const at = 4 * (row * width + column)
      const isStep = differ(at, at + 4) || differ(at, at + 4 * width)
      if (isStep && Math.hypot(column - x, row - y) <= far) return true
    }
  }
  return false
}

/** Whether every number in a result is finite, however deep it lies. */
function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value instanceof Float32Array) return value.every(Number.isFinite)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isFiniteThroughout)
}

const isPart = (value: number): boolean => value >= 0 && value <= 1

function expectSound(pixels: Pixels, result: Perception) {
  const { width, height, picture: size, hotspots } = result
  expect(size).toEqual({ width: pixels.width, height: pixels.height })
  expect(isFiniteThroughout(result)).toBe(true)
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
  expect(sum(Object.values(result.kinds))).toBeCloseTo(1, 6)
  for (const spot of hotspots) {
    expect(isPart(spot.x / size.width) && isPart(spot.y / size.height)).toBe(true)
    expect(spot.radius).toBeGreaterThan(0)
    expect(isNearSomething(pixels, spot)).toBe(true)
  }
  expect(hotspots.every(({ share }) => isPart(share))).toBe(true)
  expect(sum(hotspots.map(({ share }) => share))).toBeLessThanOrEqual(1.000001)
}

describe.each([...PICTURES, ...ODD])('%s', (_, draw) => {
  const pixels = draw()

  it('gives finite numbers in their ranges, in many slices, and maps of its own size', () => {
    const { result, pauses } = paused(pixels, 'generic')
    expectSound(pixels, result)
    expect(pauses).toBeGreaterThan(40)
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
    expect(isPart(adVisibility(runToEnd(perceiveAd(pixels))) / 100)).toBe(true)
  })
})

it.each(MEDIUMS)(
  'finds no hotspot in a blank picture as %s, and those of noise on something',
  (medium) => {
    const blank = picture(200, 150, () => WHITE)
    expect(paused(blank, medium).result.hotspots).toEqual([])
    const pixels = noise(200, 150)
    expectSound(pixels, paused(pixels, medium).result)
  }
)

it('looks at a page of 1440 x 6000 px in slices of no more than half a million pixels', () => {
  const pixels = textPage(1440, 6000)
  const { result, pauses } = paused(pixels, 'generic')
  expectSound(pixels, result)
  const small = paused(half(half(half(pixels))), 'generic').pauses
  // All pixels are read twice: for their colours and for their steps.
  expect(pauses - small).toBeGreaterThan((2 * 1440 * 6000) / 500_000)
})
