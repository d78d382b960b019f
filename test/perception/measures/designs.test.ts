import { describe, expect, it } from 'vitest'
import { isTooSimple, isTooSmall } from '../../../src/perception'
import type { Measures, Perception, Pixels } from '../../../src/perception'
import { NORMED_NUMBERS, normedNumber } from '../../../src/perception/norms/normed-numbers'
import { noise, perceived, picture, WHITE } from '../pictures'
import {
  banner,
  calmPage,
  chartOnBlack,
  checkerboard,
  darkPage,
  icon,
  photographWithButton,
  snow,
  stripes,
  textPage
} from './designs'

const results = new Map<string, Perception>()
function measured(name: string, draw: () => Pixels): Perception {
  const result = results.get(name) ?? perceived(draw(), 'desktopWeb')
  results.set(name, result)
  return result
}

const DRAWN: [name: string, draw: () => Pixels][] = [
  ['a page of text', () => textPage(1200, 900)],
  ['a calm page', () => calmPage()],
  ['a dark page', darkPage],
  ['a photograph with a button', photographWithButton],
  ['a page of 1440 x 6000 px', () => textPage(1440, 6000)],
  ['a banner', banner],
  ['an icon', () => icon(24)],
  ['a chart on black', chartOnBlack],
  ['stripes', stripes],
  ['a checkerboard', checkerboard],
  ['noise', snow]
]
const drawn = new Map(DRAWN)
const of = (name: string) => measured(name, drawn.get(name)!)
const clarityOf = (name: string) => of(name).clarity.score
const measuresOf = (name: string): Measures => of(name).measures

describe.each(DRAWN)('%s', (name, draw) => {
  it('has numbers that are finite and in range', () => {
    const result = measured(name, draw)
    for (const number of NORMED_NUMBERS) {
      const value = normedNumber(result, number)
      expect(Number.isFinite(value) && value >= 0).toBe(true)
    }
    for (const { score, map } of [result.clarity, result.excitingness]) {
      expect(score >= 0 && score <= 100).toBe(true)
      expect(map.every((value) => value >= 0 && value <= 1)).toBe(true)
    }
    expect(result.measures.dominantColours.every(({ share }) => share > 0 && share <= 1)).toBe(true)
  })
})

describe('clarity', () => {
  it('is higher for a calm page than for one of nothing but text, and lowest for noise', () => {
    const order = ['a calm page', 'a banner', 'a page of text', 'noise'].map(clarityOf)
    expect(order).toEqual([...order].sort((one, other) => other - one))
    expect(order[0]! - order.at(-1)!).toBeGreaterThan(50)
    expect(clarityOf('noise')).toBeLessThan(15)
  })

  it('hardly depends on whether a page is light or dark', () => {
    expect(Math.abs(clarityOf('a dark page') - clarityOf('a calm page'))).toBeLessThan(6)
  })

  it('is higher for wide stripes than for a checkerboard', () => {
    expect(clarityOf('stripes')).toBeGreaterThan(clarityOf('a checkerboard'))
  })
})

describe('excitingness', () => {
  it('is low for a page of text, higher for a banner in colours', () => {
    expect(of('a page of text').excitingness.score).toBeLessThan(30)
    expect(of('a banner').excitingness.score).toBeGreaterThan(
      of('a page of text').excitingness.score + 20
    )
  })

  it('is not raised by a dark ground', () => {
    const [dark, light] = [of('a dark page'), of('a calm page')].map(
      ({ excitingness }) => excitingness.score
    )
    expect(Math.abs(dark! - light!)).toBeLessThan(12)
  })

  it('lies on the coloured button and not on the ground, light or dark', () => {
    for (const name of ['a calm page', 'a dark page']) {
      const { excitingness, width, height } = of(name)
      const at = (x: number, y: number) =>
        excitingness.map[Math.floor((y / 900) * height) * width + Math.floor((x / 1440) * width)]!
      expect(at(220, 450)).toBeGreaterThan(0.5)
      expect(at(1000, 700)).toBeLessThan(0.05)
    }
  })
})

describe('a picture that is too simple to be judged', () => {
  const isSimple = (pixels: Pixels) => {
    const { picture: size, measures } = perceived(pixels, 'desktopWeb')
    return isTooSimple(size, measures)
  }

  it.each([24, 40, 48, 200, 1000])('is an icon drawn on %d px', (size) => {
    expect(isSimple(icon(size))).toBe(true)
  })

  it('is too small whatever it shows when it has fewer px than 64 x 64', () => {
    expect(isTooSmall({ width: 40, height: 48 })).toBe(true)
    expect(isTooSmall({ width: 320, height: 50 })).toBe(false)
    expect(isSimple(noise(60, 60))).toBe(true)
  })

  it('is a lone shape, and a frame with nothing but a dot', () => {
    expect(isSimple(picture(400, 300, (x) => (x < 150 ? [20, 40, 160] : WHITE)))).toBe(true)
    expect(isSimple(picture(800, 600, (x, y) => (x + y < 8 ? [0, 0, 0] : WHITE)))).toBe(true)
  })

  it.each([
    'a calm page',
    'a dark page',
    'a banner',
    'a chart on black',
    'a page of text',
    'a checkerboard'
  ])('is not %s', (name) => {
    expect(isTooSimple(of(name).picture, measuresOf(name))).toBe(false)
  })
})
