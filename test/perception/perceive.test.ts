import { describe, expect, it } from 'vitest'
import {
  boxOutline,
  type LayerHint,
  perceive,
  type Perception,
  runToEnd
} from '../../src/perception'
import { GREY, WHITE, noise, perceived, picture, square } from './pictures'

/** Centre of the densest cell, as parts of the picture. */
function peak({ attention, width, height }: Perception) {
  const at = attention.indexOf(Math.max(...attention))
  return { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height }
}

const numbersOf = (result: Perception) => [
  ...result.attention,
  ...result.perception,
  ...result.clarity.map,
  ...result.excitingness.map,
  result.clarity.score,
  result.excitingness.score,
  ...Object.values(result.measures)
]

describe('perceive', () => {
  it('draws attention to a lone bright square, wherever it stands', () => {
    for (const [x, y] of [
      [25, 25],
      [60, 25],
      [38, 60]
    ] as const) {
      const at = peak(perceived(square(100, x, y, 15, [255, 220, 40], GREY)))
      expect(Math.abs(at.x - (x + 7.5) / 100)).toBeLessThan(0.08)
      expect(Math.abs(at.y - (y + 7.5) / 100)).toBeLessThan(0.08)
    }
  })

  it('adds to habit what is symmetric where the picture is', () => {
    const stripe = picture(384, 384, (x) => (Math.abs(x - 191.5) < 32 ? [200, 30, 30] : GREY))
    const { attention, width } = perceived(stripe, 'desktopWeb')
    const habit = perceived(
      picture(384, 384, () => GREY),
      'desktopWeb'
    ).attention
    const added = attention.map((value, i) => value / habit[i]!)
    const most = Math.max(...added)
    const apart = added.map((value, i) => {
      const mirrored = added[i - (i % width) + width - 1 - (i % width)]!
      return Math.abs(value - mirrored) / most
    })
    // A step counts at the pixel to its left, so cells differ a little from their mirrored ones.
    expect(Math.max(...apart)).toBeLessThan(0.08)
  })

  it('keeps first looks to the first screen of a page, whatever stands out below it', () => {
    const isDisc = (x: number, y: number): boolean => Math.hypot(x - 180, y - 500) < 30
    const page = picture(360, 640, (x, y) => (isDisc(x, y) ? [220, 20, 20] : WHITE))
    const below = (medium: 'desktopWeb' | 'generic'): number => {
      const { perception, width, height } = perceived(page, medium)
      return perception.slice(width * Math.ceil(0.4 * height)).reduce((sum, part) => sum + part, 0)
    }
    expect(below('desktopWeb')).toBe(0)
    expect(below('generic')).toBeGreaterThan(0.3)
  })

  it('takes what has a button for no chart: an advertisement may look like one', () => {
    const pixels = picture(300, 200, (x, y) => (x % 50 < 4 && y % 40 < 20 ? [40, 40, 40] : WHITE))
    const kindsOf = (hints: LayerHint[]) =>
      runToEnd(perceive(pixels, { medium: 'generic', hints })).kinds
    const button: LayerHint = { kind: 'button', x: 200, y: 150, width: 60, height: 24 }
    const [seen, known] = [kindsOf([]), kindsOf([button])]
    expect(seen.chart).toBeGreaterThan(0.1)
    expect(known.chart).toBe(0)
    expect(known.poster).toBeCloseTo(seen.chart + seen.poster, 9)
  })

  it('looks for interfaces at the top left, and for the rest nearer to the middle', () => {
    const blank = picture(160, 90, () => WHITE)
    const page = peak(perceived(blank, 'desktopWeb'))
    const other = peak(perceived(blank, 'generic'))
    expect(page.x).toBeLessThan(0.45)
    expect(page.y).toBeLessThan(0.45)
    expect(Math.hypot(other.x - 0.5, other.y - 0.5)).toBeLessThan(
      Math.hypot(page.x - 0.5, page.y - 0.5) / 2
    )
  })

  it('numbers the layers it is given as people see them, and what the pixels show where no one looks at those', () => {
    const size = { width: 300, height: 200 }
    const isDark = (x: number, y: number) => x >= 200 && x < 240 && y >= 120 && y < 150
    const pixels = picture(300, 200, (x, y) => (isDark(x, y) ? [20, 20, 20] : WHITE))
    const told = (...boxes: readonly (readonly [x: number, y: number, w: number, h: number])[]) => {
      const shapes = boxes.map(([x, y, w, h], owner) => {
        return { owner, outline: boxOutline([1, 0, 0, 1, x, y], w, h), cover: 1, clip: -1 }
      })
      const scene = { ...size, shapes, clips: [], owners: boxes.length }
      return runToEnd(perceive(pixels, { medium: 'generic', scene }))
    }
    const known = told([280, 0, 20, 20], [200, 120, 40, 30])
    expect(known.areas[0]).toMatchObject({ kind: 'layer', label: 1 })
    const [first] = known.hotspots
    expect(isDark(first!.x, first!.y)).toBe(true)
    const unknown = told()
    expect(unknown.areas[0]!.kind).not.toBe('layer')
    expect(unknown.hotspots).toHaveLength(1)
  })

  it('puts one hotspot on a line of text, however long', () => {
    for (const end of [350, 650]) {
      const isText = (x: number, y: number) =>
        y >= 150 && y < 164 && x >= 50 && x < end && x % 60 < 54 && x % 10 < 3
      const { hotspots } = perceived(
        picture(720, 450, (x, y) => (isText(x, y) ? [20, 20, 20] : WHITE)),
        'desktopWeb'
      )
      expect(hotspots).toHaveLength(1)
      expect(Math.abs(hotspots[0]!.y - 157)).toBeLessThan(8)
    }
  })

  it('counts transparent pixels as white', () => {
    const clear = square(80, 20, 20, 20, [10, 20, 30], [77, 3, 9, 0])
    const white = square(80, 20, 20, 20, [10, 20, 30], WHITE)
    expect(numbersOf(perceived(clear))).toEqual(numbersOf(perceived(white)))
  })

  it('gives the same bytes twice, whatever was looked at in between, and to bytes clamped or not', () => {
    const pixels = noise(90, 70)
    const plain = { ...pixels, data: new Uint8Array(pixels.data) }
    const first = perceived(pixels, 'mobileWeb')
    perceived(noise(200, 40, 5))
    expect(perceived(plain, 'mobileWeb')).toEqual(first)
  })

  it('sees the same in a picture drawn three times as large', () => {
    const small = perceived(square(200, 40, 60, 34, [220, 30, 60], WHITE))
    const large = perceived(square(600, 120, 180, 102, [220, 30, 60], WHITE))
    expect(peak(large).x).toBeCloseTo(peak(small).x, 1)
    expect(peak(large).y).toBeCloseTo(peak(small).y, 1)
    expect(Math.abs(large.clarity.score - small.clarity.score)).toBeLessThan(8)
  })
})
