import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../src/perception'
import { kindSigns } from '../../../src/perception/attention/kind-signs'
import { logFeatures } from '../../../src/perception/attention/features'
import { textPage } from '../scores/designs'
import { picture, WHITE } from '../pictures'
import { planesOf } from './drawn-planes'

const EVEN: [name: string, pixels: Pixels][] = [
  ['white', picture(90, 60, () => WHITE)],
  ['black', picture(90, 60, () => [0, 0, 0])],
  ['one saturated colour', picture(90, 60, () => [255, 0, 255])],
  ['wholly transparent', picture(90, 60, () => [9, 9, 9, 0])]
]

it.each(EVEN)('finds nothing to look at in a picture that is %s', (_, pixels) => {
  for (const { data } of logFeatures(planesOf(pixels))) {
    expect(Math.max(...data) - Math.min(...data)).toBeLessThan(0.01)
  }
})

describe('signs of a kind', () => {
  const signOf = (name: keyof ReturnType<typeof kindSigns>, pixels: Pixels) =>
    kindSigns(planesOf(pixels), 0, pixels)[name]
  const text = textPage(480, 320)
  const hills = picture(480, 320, (x, y) => {
    const hill = 90 * Math.sin(x / 37) * Math.cos(y / 29)
    return [120 + hill, 110 + hill / 2, 90 - hill / 2]
  })

  it('tell hard edges of pages from the soft ones of photographs', () => {
    const name = 'strong steps over middling ones'
    expect(signOf(name, text)).toBeGreaterThan(signOf(name, hills) + 1)
    expect(signOf('lines of text', text)).toBeGreaterThan(signOf('lines of text', hills))
    expect(signOf('light cells', text)).toBeGreaterThan(signOf('light cells', hills))
  })

  it('tell wide pictures from tall ones, by the logarithm of their shape', () => {
    const blank = (width: number, height: number) => picture(width, height, () => WHITE)
    expect(signOf('shape', blank(90, 30))).toBeCloseTo(Math.log(3), 9)
    expect(signOf('shape', blank(30, 90))).toBeCloseTo(-Math.log(3), 9)
  })
})
