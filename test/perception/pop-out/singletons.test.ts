import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import type { Pixels } from '../../../src/perception'
import { findSingletons } from '../../../src/perception/pop-out/singletons'
import { seePicture } from '../../../src/perception/sight/sight'
import type { Colour } from '../pictures'
import { GREY, WHITE, picture } from '../pictures'
import { DARK, HIGH, LIGHT, LOW, RADIUS, RED, page } from './pages-with-discs'

function found(pixels: Pixels) {
  const { lab } = runToEnd(seePicture(pixels))
  const scale = pixels.width / lab.l.width
  return runToEnd(findSingletons(lab)).map(({ component, strength }) => ({
    strength,
    x: (scale * (component.left + component.right + 1)) / 2,
    y: (scale * (component.top + component.bottom + 1)) / 2
  }))
}

describe('what pops out by its colour', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK]
  ])('is the only red thing on a %s page, wherever it is', (_, paint) => {
    for (const place of [LOW, HIGH]) {
      const singletons = found(page([place], RED, paint))
      expect(singletons).toHaveLength(1)
      const [{ x, y, strength }] = singletons as [(typeof singletons)[number]]
      expect(Math.hypot(x - place[0], y - place[1])).toBeLessThan(RADIUS / 2)
      expect(strength).toBeGreaterThan(0.5)
      expect(strength).toBeLessThanOrEqual(1)
    }
  })

  it('is less one of two alike than a single one', () => {
    const strengths = found(page([LOW, HIGH])).map(({ strength }) => strength)
    expect(Math.max(0, ...strengths)).toBeLessThan(found(page([LOW]))[0]!.strength / 2)
  })

  it.each([
    ['a page without colour', page([LOW], [90, 90, 90])],
    ['a blank page', picture(60, 40, () => WHITE)],
    ['a page of one colour', picture(60, 40, () => RED)],
    ['a half of a page', picture(90, 60, (x) => (x < 40 ? RED : GREY))],
    ['a thin line', picture(240, 160, (_, y) => (y > 78 && y < 82 ? RED : WHITE))]
  ])('is nothing on %s', (_, pixels) => {
    expect(found(pixels)).toEqual([])
  })

  it('is a wide button on an even ground, and no coloured panel in the midst of others', () => {
    const [left, right, top, bottom] = [60, 180, 70, 90]
    const wide = (around: (x: number) => Colour) =>
      picture(240, 160, (x, y) =>
        x >= left && x < right && y >= top && y < bottom ? RED : around(x)
      )
    expect(found(wide(() => WHITE))).toHaveLength(1)
    expect(found(wide((x) => ((x >> 3) % 2 === 0 ? [40, 40, 40] : GREY)))).toEqual([])
  })
})
