import { describe, expect, it } from 'vitest'
import {
  EARLIER_ATTENTION_STYLES,
  EARLIER_PERCEPTION_STYLES
} from '../../../src/perception/pictures/earlier-styles'
import { LEGENDS } from '../../../src/perception/pictures/legends'
import { paletteOf } from '../../../src/perception/pictures/map-style'
import type { MapStyle } from '../../../src/perception/pictures/map-style'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  PERCEPTION_STYLE
} from '../../../src/perception/pictures/map-styles'
import {
  BLACK,
  CREAM,
  DARK_PAGE,
  DARK_PHOTOGRAPH,
  EYES,
  WHITE,
  contrast,
  difference,
  hue,
  lightness,
  over
} from './colour-vision'
import type { Eyes, Rgb } from './colour-vision'

const GROUNDS = { WHITE, CREAM, DARK_PAGE, DARK_PHOTOGRAPH, BLACK }

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
const VEILS = TODAY.filter(([, , sign]) => sign === -1)

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
  it('shows on cream and on dark photographs, from a quarter of its range on', () => {
    for (const ground of Object.values(GROUNDS)) {
      expect(difference(ground, over(ground, style, 0.25))).toBeGreaterThan(10)
      expect(difference(ground, over(ground, style, 0.1))).toBeGreaterThan(4)
      for (let value = 25; value <= 100; value++) {
        expect(difference(ground, over(ground, style, value / 100))).toBeGreaterThan(10)
      }
    }
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
      const seen = LEVELS.map((value) => over(ground, style, value))
      for (let i = 1; i < seen.length; i++) {
        expect(difference(seen[i - 1]!, seen[i]!, eyes)).toBeGreaterThan(1.5)
      }
    }
  })
})

describe('attention', () => {
  it('is seen at a quarter of its peak at least as well on cream as on a dark photograph', () => {
    const quarter = (ground: Rgb) => difference(ground, over(ground, ATTENTION_STYLE, 0.25))
    expect(quarter(CREAM)).toBeGreaterThan(16)
    expect(quarter(DARK_PHOTOGRAPH)).toBeGreaterThan(12)
  })

  it('gives way to what lies below: texts below the peak are read better than in earlier maps', () => {
    const readable = (style: MapStyle) => contrast(over(WHITE, style, 1), over(BLACK, style, 1))
    for (const earlier of EARLIER_ATTENTION_STYLES) {
      expect(readable(ATTENTION_STYLE)).toBeGreaterThan(1.5 * readable(earlier))
    }
  })
})

describe('a legend', () => {
  it.each(TINTS)(
    'of %s shows colours that are seen on light and dark panels, all of them',
    (name) => {
      const colours = LEGENDS[name].stops.map((stop) => stop.match(/[\d.]+/g)!.map(Number))
      for (const [r, g, b, opacity] of colours) {
        expect(opacity).toBe(1)
        for (const panel of [WHITE, [44, 44, 44]] as const) {
          expect(difference(panel, [r!, g!, b!])).toBeGreaterThan(20)
        }
      }
    }
  )

  it.each(VEILS)('of %s begins where the veil is thickest', (name, style) => {
    expect(LEGENDS[name].stops[0]).toContain(`, ${Number((style.mostAlpha / 255).toFixed(3))})`)
  })
})

describe('the veil of perception', () => {
  const DARK_GROUNDS = [DARK_PAGE, DARK_PHOTOGRAPH, [11, 13, 18], BLACK] as const

  it('hardly makes a dark design lighter, and least where nothing is seen, unlike the one before', () => {
    const gain = (style: MapStyle, ground: Rgb, value: number) =>
      lightness(over(ground, style, value)) - lightness(ground)
    for (const ground of DARK_GROUNDS) {
      for (const value of LEVELS) expect(gain(PERCEPTION_STYLE, ground, value)).toBeLessThan(6)
      expect(gain(PERCEPTION_STYLE, ground, 0)).toBeLessThan(4)
    }
    expect(gain(EARLIER_PERCEPTION_STYLES[0]!, BLACK, 0)).toBeGreaterThan(20)
  })

  it('darkens light pages, and the texts and pictures of dark ones', () => {
    for (const seen of [WHITE, CREAM, [200, 200, 210], [255, 176, 60]] as const) {
      const veiled = lightness(over(seen, PERCEPTION_STYLE, 0))
      expect(lightness(seen) - veiled).toBeGreaterThan(40)
    }
  })

  it('glows where it clears, so that its edge shows on dark designs', () => {
    for (const ground of DARK_GROUNDS) {
      const glow = LEVELS.map((value) => difference(ground, over(ground, PERCEPTION_STYLE, value)))
      expect(Math.max(...glow)).toBeGreaterThan(6)
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

  it('takes most of the colour away where it is calm', () => {
    const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)
    expect(chroma(over([233, 90, 20], EXCITINGNESS_STYLE, 0))).toBeLessThan(0.45 * (233 - 20))
  })
})
