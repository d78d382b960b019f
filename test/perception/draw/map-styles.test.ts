import { describe, expect, it } from 'vitest'
import { legendOf } from '../../../src/perception/draw/legends'
import {
  type MapStyle,
  OWN_STYLES,
  styleOf,
  type StyledMap,
  type Veil
} from '../../../src/perception/draw/map-style'
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

const RED: Rgb = [204, 0, 0]
const ORANGE: Rgb = [234, 88, 12]
const SKIN: Rgb = [224, 172, 140]

/** What designs of today lie on, in full colour too. */
const GROUNDS: Record<string, Rgb> = {
  WHITE,
  CREAM,
  pale: [229, 231, 235],
  grey: [128, 128, 128],
  RED,
  ORANGE,
  SKIN,
  yellow: [255, 226, 60],
  indigo: [67, 56, 202],
  violet: [109, 40, 217],
  blue: [37, 99, 235],
  green: [21, 128, 61],
  teal: [15, 118, 110],
  navy: [30, 27, 75],
  DARK_PAGE,
  DARK_PHOTOGRAPH,
  BLACK
}

const VEILS: Veil[] = ['dark', 'light']
const ALL_EYES = Object.keys(EYES) as Eyes[]

type Named = [name: string, style: MapStyle]

const named = (maps: StyledMap[]): Named[] =>
  maps.flatMap((map) =>
    VEILS.map((veil): Named => [`${map} on a ${veil} veil`, styleOf(map, veil)])
  )

/** Maps of colours on a veil. */
const GLOWS = named(['attention', 'clarity'])
const OPENINGS = named(['perception'])
const EXCITINGNESS = styleOf('excitingness')
const EARLIER = Object.values(OWN_STYLES).flatMap((styles) =>
  styles.slice(2).map((style, i): Named => [`earlier map ${i + 1}`, style])
)
const ALL: Named[] = [...GLOWS, ...OPENINGS, ['excitingness', EXCITINGNESS], ...EARLIER]

/** A tenth of a range each, from nothing to the most. */
const TENTHS = Array.from({ length: 11 }, (_, i) => i / 10)

describe.each(ALL)('the style of %s', (_, style) => {
  it('has levels that are strictly monotone in the value, with an exact inverse', () => {
    const sign = Math.sign(style.levelOf(1) - style.levelOf(0))
    for (let i = 1; i <= 100; i++) {
      const step = style.levelOf(i / 100) - style.levelOf((i - 1) / 100)
      expect(Math.sign(step)).toBe(sign)
      expect(style.valueOf(style.levelOf(i / 100))).toBeCloseTo(i / 100, 9)
    }
  })

  it('has a colour of its own for every level, so that the level can be read back', () => {
    expect(new Set(style.palette.map(String)).size).toBe(style.palette.length)
    expect(style.palette.length).toBeLessThanOrEqual(256)
    for (const part of style.palette.flat()) expect(part).toSatisfy(isByte)
  })
})

const isByte = (part: number) => Number.isInteger(part) && part >= 0 && part <= 255

describe.each(GLOWS)('the scale of %s', (name, style) => {
  const isDark = name.includes('dark')

  it('begins with a veil alone that dims two thirds, and lifts a little where it is strongest', () => {
    const opacity = style.palette.map(([, , , alpha]) => alpha / 255)
    expect(opacity[0]).toBeGreaterThan(0.58)
    expect(opacity[0]).toBeLessThan(0.68)
    for (let i = 1; i < opacity.length; i++) expect(opacity[i]).toBeLessThanOrEqual(opacity[i - 1]!)
    expect(opacity.at(-1)).toBeGreaterThan(0.5)
  })

  it.each(Object.entries(GROUNDS))(
    'differs the more from its veil on %s the more there is',
    (__, ground) => {
      const veil = over(ground, style, 0)
      const light = TENTHS.map((value) => lightness(over(ground, style, value)))
      const direction = isDark ? 1 : -1
      for (let i = 1; i < light.length; i++) {
        expect(direction * (light[i]! - light[i - 1]!)).toBeGreaterThan(0)
      }
      expect(difference(veil, over(ground, style, 0.2))).toBeGreaterThan(6)
      expect(difference(veil, over(ground, style, 0.5))).toBeGreaterThan(18)
      expect(difference(veil, over(ground, style, 1))).toBeGreaterThan(38)
    }
  )

  it('is as strong on white as on black: no ground has half again as much lightness of it', () => {
    const spans = [WHITE, [128, 128, 128] as const, BLACK].map((ground) =>
      Math.abs(lightness(over(ground, style, 1)) - lightness(over(ground, style, 0)))
    )
    expect(Math.max(...spans) / Math.min(...spans)).toBeLessThan(1.6)
  })

  it.each(ALL_EYES)('runs one way in lightness to %s', (eyes) => {
    for (const ground of [WHITE, [128, 128, 128] as const, BLACK]) {
      const light = TENTHS.map((value) => lightness(over(ground, style, value), eyes))
      const direction = isDark ? 1 : -1
      for (let i = 1; i < light.length; i++) {
        expect(direction * (light[i]! - light[i - 1]!)).toBeGreaterThan(-0.2)
      }
    }
  })

  it('leaves texts to be read at every strength', () => {
    // Without the map it is 21; large text needs 3 (WCAG 2).
    for (const value of TENTHS) {
      const [white, black] = [over(WHITE, style, value), over(BLACK, style, value)]
      expect(contrast(white, black)).toBeGreaterThan(2.9)
    }
  })
})

describe('heat', () => {
  it('stands out from what is itself red, orange or skin as plainly as from grey', () => {
    const heat = styleOf('attention')
    for (const ground of [RED, ORANGE, SKIN]) {
      const seen = difference(over(ground, heat, 0.1), over(ground, heat, 0.5))
      expect(seen).toBeGreaterThan(18)
    }
  })
})

describe.each(OPENINGS)('the veil of %s', (_, style) => {
  const opacity = (value: number) => style.palette[Math.round(style.levelOf(value))]![3] / 255

  it('opens the more the denser a place is, and is never thicker than where nothing is seen', () => {
    const alphas = style.palette.map(([, , , alpha]) => alpha)
    for (let i = 1; i < alphas.length; i++) expect(alphas[i]).toBeLessThanOrEqual(alphas[i - 1]!)
    expect(opacity(0)).toBeGreaterThan(0.58)
  })

  it('is open over what gets three times its part of the area, such as a lamp with 35% on an eighth', () => {
    expect(opacity(3)).toBeLessThan(0.12)
    for (const value of [4, 6, 10, 30]) expect(opacity(value)).toBeLessThan(0.08)
    expect(opacity(1)).toBeGreaterThan(0.3)
    expect(opacity(0.3)).toBeGreaterThan(0.5)
  })

  it.each(Object.entries(GROUNDS))('leaves %s as it is where it is open', (__, ground) => {
    for (const value of [4, 8, 16, 100]) {
      expect(difference(ground, over(ground, style, value))).toBeLessThan(7.5)
    }
  })

  it('leaves texts to be read where it is closed', () => {
    expect(contrast(over(WHITE, style, 0), over(BLACK, style, 0))).toBeGreaterThan(2.9)
  })

  it('tells densities apart by less than a twelfth each, up to a hundred times the even one', () => {
    for (let value = 0.3; value < 100; value *= 1.1) {
      const level = Math.round(style.levelOf(value))
      const [low, high] = [style.valueOf(level - 0.5), style.valueOf(level + 0.5)]
      if (value < 20) expect((high - low) / value).toBeLessThan(1 / 12)
      expect(high).toBeGreaterThan(low)
    }
  })
})

describe('a legend', () => {
  it.each(VEILS)('has the colours of the map on a %s veil, as translucent as there', (veil) => {
    for (const map of ['attention', 'clarity'] as const) {
      const stops = legendOf(map, veil).map((stop) => stop.match(/[\d.]+/g)!.map(Number))
      for (const [i, [r, g, b, opacity]] of stops.entries()) {
        for (const ground of [WHITE, DARK_PAGE]) {
          const inLegend = blend(ground, [r!, g!, b!, 255 * opacity!])
          const inMap = over(ground, styleOf(map, veil), i / (stops.length - 1))
          expect(difference(inLegend, inMap)).toBeLessThan(0.7)
        }
      }
    }
  })

  it('leads from little to much', () => {
    for (const map of ['perception', 'excitingness'] as const) {
      const opacities = legendOf(map).map((stop) => Number(stop.match(/[\d.]+/g)![3]))
      expect(opacities[0]).toBeGreaterThan(opacities.at(-1)!)
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
        const turned = hue(over(button, EXCITINGNESS, value)) - hue(button)
        expect(Math.abs(turned)).toBeLessThan(8)
      }
    }
  })

  it('takes much of the colour away where it is calm', () => {
    const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)
    expect(chroma(over([233, 90, 20], EXCITINGNESS, 0))).toBeLessThan(0.6 * (233 - 20))
  })
})
