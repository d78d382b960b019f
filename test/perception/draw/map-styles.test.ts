import { describe, expect, it } from 'vitest'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EARLIER_ATTENTION_STYLES,
  EARLIER_PERCEPTION_STYLES,
  EXCITINGNESS_STYLE,
  paletteOf,
  PERCEPTION_STYLE,
  type MapStyle
} from '../../../src/perception/draw/map-style'
import { LEGENDS } from '../../../src/perception/draw/legends'
import {
  BLACK,
  blend,
  contrast,
  CREAM,
  DARK_PAGE,
  DARK_PHOTOGRAPH,
  difference,
  EYES,
  hue,
  lightness,
  over,
  WHITE,
  type Eyes,
  type Rgb
} from './colour-vision'

const INDIGO: Rgb = [67, 56, 202]
const GREEN: Rgb = [21, 128, 61]

/** What pages of today lie on, in full colour too. */
const GROUNDS: Record<string, Rgb> = {
  WHITE,
  CREAM,
  pale: [229, 231, 235],
  grey: [128, 128, 128],
  INDIGO,
  violet: [109, 40, 217],
  blue: [37, 99, 235],
  GREEN,
  teal: [15, 118, 110],
  navy: [30, 27, 75],
  DARK_PAGE,
  DARK_PHOTOGRAPH,
  BLACK
}

const TODAY = [
  ['attention', ATTENTION_STYLE, 1],
  ['perception', PERCEPTION_STYLE, -1],
  ['clarity', CLARITY_STYLE, 1],
  ['excitingness', EXCITINGNESS_STYLE, -1]
] as const

const STYLES: [string, MapStyle, number][] = [
  ...TODAY.map(([...row]): [string, MapStyle, number] => row),
  ...EARLIER_ATTENTION_STYLES.map((style): [string, MapStyle, number] => [
    'earlier attention',
    style,
    1
  ]),
  ...EARLIER_PERCEPTION_STYLES.map((style): [string, MapStyle, number] => [
    'earlier perception',
    style,
    -1
  ])
]

const TINTS = TODAY.filter(([, , sign]) => sign === 1)

const ALL_EYES = Object.keys(EYES) as Eyes[]

/** Eight levels of a tint, from faint to full. */
const LEVELS = Array.from({ length: 8 }, (_, i) => (i + 1) / 8)

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

  it.each(TODAY)('of %s leaves texts to be read where it lies thickest', (_, style, sign) => {
    const most = sign === 1 ? 1 : 0
    // Without the map it is 21; large text needs 3 (WCAG 2). A veil may hide a little more: it is meant to.
    const least = style === PERCEPTION_STYLE ? 2.8 : 3
    expect(contrast(over(WHITE, style, most), over(BLACK, style, most))).toBeGreaterThan(least)
  })
})

describe.each(TINTS)('the tint of %s', (_, style) => {
  it.each(Object.entries(GROUNDS))('shows on %s, from a quarter of its range on', (__, ground) => {
    const seen = (value: number) => difference(ground, over(ground, style, value))
    expect(seen(0.1)).toBeGreaterThan(1.8)
    for (let value = 25; value <= 100; value++) expect(seen(value / 100)).toBeGreaterThan(5)
    expect(seen(1)).toBeGreaterThan(12)
  })

  it.each(ALL_EYES)('runs one way in lightness to %s', (eyes) => {
    const along = Array.from({ length: 21 }, (__, i) => style.colourOf((i / 20) * style.mostAlpha))
    const seen = along.map((colour) => lightness(colour, eyes))
    const direction = Math.sign(seen.at(-1)! - seen[0]!)
    for (let i = 1; i < seen.length; i++) {
      expect(direction * (seen[i]! - seen[i - 1]!)).toBeGreaterThan(0)
    }
  })

  it.each(ALL_EYES)('has levels that %s tell apart on light and dark designs', (eyes) => {
    const inks = LEVELS.map((value) => style.colourOf(style.alphaOf(value)))
    for (let i = 1; i < inks.length; i++) {
      expect(difference(inks[i - 1]!, inks[i]!, eyes)).toBeGreaterThan(3)
    }
    for (const ground of [WHITE, DARK_PAGE]) {
      const seen = [0.25, 0.5, 0.75, 1].map((value) => over(ground, style, value))
      for (let i = 1; i < seen.length; i++) {
        expect(difference(seen[i - 1]!, seen[i]!, eyes)).toBeGreaterThan(1)
      }
    }
  })
})

describe('attention', () => {
  it.each(Object.entries({ WHITE, INDIGO, GREEN, DARK_PAGE }))(
    'differs the more from %s the denser it is',
    (_, ground) => {
      const seen = LEVELS.map((value) => difference(ground, over(ground, ATTENTION_STYLE, value)))
      for (let i = 1; i < seen.length; i++) expect(seen[i]).toBeGreaterThan(seen[i - 1]!)
      expect(seen[3]).toBeGreaterThan(9)
      expect(seen[7]).toBeGreaterThan(25)
    }
  )

  it('is seen on indigo three times as well at a quarter of its peak as in the map before', () => {
    const quarter = (style: MapStyle) => difference(INDIGO, over(INDIGO, style, 0.25))
    expect(quarter(ATTENTION_STYLE)).toBeGreaterThan(3 * quarter(EARLIER_ATTENTION_STYLES[0]!))
  })

  it('gives way to what lies below: texts below the peak are read better than in earlier maps', () => {
    const readable = (style: MapStyle) => contrast(over(WHITE, style, 1), over(BLACK, style, 1))
    for (const earlier of EARLIER_ATTENTION_STYLES) {
      expect(readable(ATTENTION_STYLE)).toBeGreaterThan(readable(earlier))
    }
  })
})

describe('a legend', () => {
  it.each(TODAY)('of %s has the colours of the map, as translucent as there', (name, style) => {
    const stops = LEGENDS[name].map((stop) => stop.match(/[\d.]+/g)!.map(Number))
    for (const [i, [r, g, b, opacity]] of stops.entries()) {
      const value = i / (stops.length - 1)
      for (const ground of [WHITE, DARK_PAGE]) {
        const inLegend = blend(ground, [r!, g!, b!, 255 * opacity!])
        expect(difference(inLegend, over(ground, style, value))).toBeLessThan(0.5)
      }
    }
  })
})

describe('the veil of perception', () => {
  it.each(Object.entries(GROUNDS))('tells veiled from clear on %s', (_, ground) => {
    const veiled = (value: number) => difference(ground, over(ground, PERCEPTION_STYLE, value))
    expect(veiled(0)).toBeGreaterThan(9)
    for (let i = 1; i <= 10; i++) expect(veiled(i / 10)).toBeLessThan(veiled((i - 1) / 10))
  })

  it('darkens light pages and the texts of dark ones, and lightens dark pages', () => {
    const gain = (seen: Rgb) => lightness(over(seen, PERCEPTION_STYLE, 0)) - lightness(seen)
    for (const light of [WHITE, CREAM, [200, 200, 210], [255, 176, 60]] as const) {
      expect(gain(light)).toBeLessThan(-20)
    }
    for (const dark of [DARK_PAGE, DARK_PHOTOGRAPH, BLACK]) {
      expect(gain(dark)).toBeGreaterThan(10)
      expect(gain(dark)).toBeGreaterThan(
        3 * (lightness(over(dark, EARLIER_PERCEPTION_STYLES[0]!, 0)) - lightness(dark))
      )
    }
  })
})

describe('the veil of excitingness', () => {
  it('turns no colour into another one', () => {
    for (const button of [
      [233, 90, 20],
      [255, 176, 60],
      [37, 99, 235],
      [22, 163, 74]
    ] as const) {
      for (const value of [0.3, 0.6, 0.9, 1]) {
        const turned = hue(over(button, EXCITINGNESS_STYLE, value)) - hue(button)
        expect(Math.abs(turned)).toBeLessThan(8)
      }
    }
  })

  it('takes much of the colour away where it is calm', () => {
    const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)
    expect(chroma(over([233, 90, 20], EXCITINGNESS_STYLE, 0))).toBeLessThan(0.6 * (233 - 20))
  })
})
