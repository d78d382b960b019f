import { describe, expect, it } from 'vitest'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  FIRST_ATTENTION_STYLE,
  FIRST_PERCEPTION_STYLE,
  PERCEPTION_STYLE,
  paletteOf
} from '../../../src/perception/pictures/map-styles'
import type { MapStyle } from '../../../src/perception/pictures/map-styles'

type Rgb = readonly [r: number, g: number, b: number]

const STYLES = [
  ['attention', ATTENTION_STYLE, 1],
  ['earlier attention', FIRST_ATTENTION_STYLE, 1],
  ['perception', PERCEPTION_STYLE, -1],
  ['earlier perception', FIRST_PERCEPTION_STYLE, -1],
  ['clarity', CLARITY_STYLE, 1],
  ['excitingness', EXCITINGNESS_STYLE, 1]
] as const

const TINTS = STYLES.filter(([, , sign]) => sign === 1)

const linear = (level: number) =>
  level <= 10 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4

/** What a deuteranope sees of a colour, in linear light (Viénot, Brettel and Mollon 1999). */
function deuteranope([r, g, b]: Rgb): [number, number, number] {
  const [red, green, blue] = [linear(r), linear(g), linear(b)]
  const yellow = 0.29275 * red + 0.70725 * green
  return [yellow, yellow, 0.02234 * (green - red) + blue]
}

/** CIE lightness, 0–100, of linear light. */
function lightness([r, g, b]: Rgb): number {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

/** CIE lightness of a ground under a style's colour for a value. */
function over(ground: Rgb, { alphaOf, colourOf }: MapStyle, value: number): number {
  const alpha = Math.round(alphaOf(value))
  const ink = colourOf(alpha)
  const mix = (c: 0 | 1 | 2) => linear((ink[c] * alpha + ground[c] * (255 - alpha)) / 255)
  return lightness([mix(0), mix(1), mix(2)])
}

describe('the style of a map', () => {
  it.each(STYLES)(
    'of %s has an alpha that is strictly monotone, with an exact inverse',
    (...row) => {
      const [, style, sign] = row
      for (let i = 1; i <= 100; i++) {
        const step = style.alphaOf(i / 100) - style.alphaOf((i - 1) / 100)
        expect(Math.sign(step)).toBe(sign)
        expect(style.valueOf(style.alphaOf(i / 100))).toBeCloseTo(i / 100, 9)
      }
    }
  )

  it.each(STYLES)('of %s has one colour for each alpha, which is its own index', (_, style) => {
    const palette = paletteOf(style)
    expect(palette).toHaveLength(style.mostAlpha + 1)
    for (const [index, colour] of palette.entries()) expect(colour[3]).toBe(index)
  })

  it.each(TINTS)('of %s runs one way in lightness, to deuteranopes as well', (_, style) => {
    const along = Array.from({ length: 21 }, (__, i) => style.colourOf((i / 20) * style.mostAlpha))
    for (const seen of [
      along.map((colour) => lightness([linear(colour[0]), linear(colour[1]), linear(colour[2])])),
      along.map((colour) => lightness(deuteranope(colour)))
    ]) {
      const direction = Math.sign(seen.at(-1)! - seen[0]!)
      for (let i = 1; i < seen.length; i++) {
        expect(direction * (seen[i]! - seen[i - 1]!)).toBeGreaterThan(0)
      }
    }
  })
})

describe('the peak of attention', () => {
  it('leaves texts below it to be read, black on white and white on black', () => {
    const luminance = (ground: Rgb) => {
      const [r, g, b] = [0, 1, 2].map((c) => {
        const ink = ATTENTION_STYLE.colourOf(ATTENTION_STYLE.mostAlpha)[c as 0 | 1 | 2]
        const { mostAlpha } = ATTENTION_STYLE
        return linear((ink * mostAlpha + ground[c as 0 | 1 | 2] * (255 - mostAlpha)) / 255)
      }) as [number, number, number]
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    // The ratio of WCAG 2 from text to ground; without the map it is 21.
    const ratio = (luminance([255, 255, 255]) + 0.05) / (luminance([0, 0, 0]) + 0.05)
    expect(ratio).toBeGreaterThan(1.8)
  })
})

describe('the veil of perception', () => {
  const contrast = (style: MapStyle, ground: Rgb) =>
    Math.abs(over(ground, style, 0) - over(ground, style, 1))

  it('stands out from white, grey and near-black designs, unlike the earlier one', () => {
    for (const ground of [
      [255, 255, 255],
      [176, 176, 192],
      [17, 24, 39],
      [11, 13, 18],
      [0, 0, 0]
    ] as const) {
      expect(contrast(PERCEPTION_STYLE, ground)).toBeGreaterThan(14)
    }
    expect(contrast(FIRST_PERCEPTION_STYLE, [11, 13, 18])).toBeLessThan(2)
  })

  it('shows its edge on a design of its own colour', () => {
    const slate = PERCEPTION_STYLE.colourOf(PERCEPTION_STYLE.mostAlpha)
    const seen = Array.from({ length: 11 }, (_, i) => over(slate, PERCEPTION_STYLE, i / 10))
    expect(Math.max(...seen) - seen[0]!).toBeGreaterThan(3)
  })
})
