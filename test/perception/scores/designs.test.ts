import { describe, expect, it } from 'vitest'
import { isTooSmall, tooLittle, type Perception, type Pixels } from '../../../src/perception'
import { noise, perceived, picture, WHITE } from '../pictures'
import {
  banner,
  calmPage,
  chartOnBlack,
  checkerboard,
  darkPage,
  icon,
  snow,
  textPage
} from './designs'

const DRAWN = {
  'a page of text': () => textPage(1200, 900),
  'a calm page': () => calmPage(),
  'a dark page': darkPage,
  'a banner': banner,
  'a chart on black': chartOnBlack,
  'a checkerboard': checkerboard,
  noise: snow
}
type Name = keyof typeof DRAWN

const results = new Map<Name, Perception>()
function of(name: Name): Perception {
  const result = results.get(name) ?? perceived(DRAWN[name](), 'desktopWeb')
  results.set(name, result)
  return result
}
const clarityOf = (name: Name) => of(name).clarity.score

describe('clarity', () => {
  it('is higher for a calm page than for one of nothing but text, and lowest for noise', () => {
    const order = (['a calm page', 'a banner', 'a page of text', 'noise'] as const).map(clarityOf)
    expect(order).toEqual([...order].sort((one, other) => other - one))
    expect(order[0]! - order.at(-1)!).toBeGreaterThan(50)
    expect(clarityOf('noise')).toBeLessThan(15)
  })

  it('hardly depends on whether a page is light or dark', () => {
    expect(Math.abs(clarityOf('a dark page') - clarityOf('a calm page'))).toBeLessThan(6)
  })
})

describe('excitingness', () => {
  it('is not raised by a dark ground', () => {
    const [dark, light] = [of('a dark page'), of('a calm page')].map(
      ({ excitingness }) => excitingness.score
    )
    expect(Math.abs(dark! - light!)).toBeLessThan(12)
  })
})

describe('a picture of too little to be judged', () => {
  const lack = (pixels: Pixels) => tooLittle(perceived(pixels, 'desktopWeb'))

  it('is too small up to the area of 48 x 48 px, whatever it shows', () => {
    expect([24, 40, 48].map((size) => lack(icon(size)))).toEqual(['small', 'small', 'small'])
    expect(lack(noise(46, 50))).toBe('small')
    expect(isTooSmall({ width: 48, height: 48 })).toBe(true)
    expect(isTooSmall({ width: 49, height: 48 })).toBe(false)
    expect(isTooSmall({ width: 320, height: 50 })).toBe(false)
  })

  it('is empty where nothing stands out, not even slowly', () => {
    expect(lack(picture(400, 300, () => WHITE))).toBe('empty')
    expect(lack(picture(800, 600, (x) => [x >> 2, 200 - (x >> 3), 200]))).toBe('empty')
  })

  it('is bare with a lone shape or a dot, and as an icon drawn large', () => {
    expect(lack(picture(400, 300, (x) => (x < 150 ? [20, 40, 160] : WHITE)))).toBe('bare')
    expect(lack(picture(800, 600, (x, y) => (x + y < 8 ? [0, 0, 0] : WHITE)))).toBe('bare')
    expect([200, 1000].map((size) => lack(icon(size)))).toEqual(['bare', 'bare'])
  })

  it.each<Name>([
    'a calm page',
    'a dark page',
    'a banner',
    'a chart on black',
    'a page of text',
    'a checkerboard'
  ])('is not %s', (name) => {
    expect(tooLittle(of(name))).toBeNull()
  })
})
