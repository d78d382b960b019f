import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import { flatZones } from '../../../src/perception/pop-out/flat-zones'
import { findSingletons } from '../../../src/perception/pop-out/singletons'
import { ownColour } from '../../../src/perception/pop-out/pop-out'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { type Colour, GREY, WHITE, picture } from '../pictures'
import { DARK, HIGH, LIGHT, LOW, RADIUS, RED, page, type Place } from './pages-with-discs'

type Sides = [left: number, top: number, right: number, bottom: number]

/** What is found, in px, where buttons and pictures are known. */
function found(pixels: Pixels, buttons: Sides[] = [], pictures: Sides[] = []) {
  const { lab } = runToEnd(preparePicture(pixels))
  const scale = pixels.width / lab.l.width
  const inCells = ([left, top, right, bottom]: Sides) => ({
    left: left / scale,
    top: top / scale,
    right: right / scale - 1,
    bottom: bottom / scale - 1
  })
  const known = { controls: buttons.map(inCells), pictures: pictures.map(inCells) }
  const zones = runToEnd(flatZones(lab))
  return findSingletons(zones, lab, ownColour(lab), known).map(({ box, strength }) => ({
    strength,
    x: (scale * (box.left + box.right + 1)) / 2,
    y: (scale * (box.top + box.bottom + 1)) / 2
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

  it('is less one of two alike than a single one, and none of six', () => {
    const strengths = found(page([LOW, HIGH])).map(({ strength }) => strength)
    expect(strengths).toHaveLength(2)
    expect(Math.max(...strengths)).toBeLessThan(0.9 * found(page([LOW]))[0]!.strength)
    const six = [80, 240, 400].flatMap((x): Place[] => [
      [x, 80],
      [x, 240]
    ])
    expect(found(page(six))).toEqual([])
  })

  it('stays alone beside much smaller things of its colour', () => {
    const withLinks = page([LOW], RED)
    for (let y = 60; y < 100; y += 10) {
      for (let x = 60; x < 300; x++) {
        if (x % 6 < 2) withLinks.data.set([214, 30, 40, 255], 4 * (y * withLinks.width + x))
      }
    }
    expect(found(withLinks)).toEqual(found(page([LOW])))
  })

  it('is told from a photograph that it lies on', () => {
    const photograph = picture(480, 320, (x, y) =>
      (x - LOW[0]) ** 2 + (y - LOW[1]) ** 2 < RADIUS * RADIUS
        ? RED
        : [90 + 60 * Math.sin(x / 23), 110 + 50 * Math.sin(y / 17), 80 + 40 * Math.sin((x + y) / 9)]
    )
    const nearest = found(photograph).map(({ x, y }) => Math.hypot(x - LOW[0], y - LOW[1]))
    expect(Math.min(...nearest)).toBeLessThan(RADIUS / 2)
  })

  it('is the only filled control among outlined ones, without any colour', () => {
    const isIn = (x: number, y: number, left: number) =>
      x >= left && x < left + 96 && y >= 140 && y < 176
    const isLabel = (x: number, y: number, left: number) =>
      x >= left + 20 && x < left + 76 && y >= 152 && y < 164 && x % 8 < 3
    const isRim = (x: number, y: number, left: number) =>
      isIn(x, y, left) && (x < left + 2 || x >= left + 94 || y < 142 || y >= 174)
    const controls = (filled: readonly number[]) =>
      picture(480, 320, (x, y) => {
        for (const left of [60, 190, 320]) {
          if (!isIn(x, y, left)) continue
          const isFilled = filled.includes(left)
          const isInk = isFilled ? !isLabel(x, y, left) : isLabel(x, y, left) || isRim(x, y, left)
          return isInk ? [30, 30, 30] : WHITE
        }
        return WHITE
      })
    const [only, ...others] = found(controls([190]))
    expect(others).toEqual([])
    expect(Math.hypot(only!.x - 238, only!.y - 158)).toBeLessThan(6)
    expect(found(controls([]))).toEqual([])
    const all = found(controls([60, 190, 320]))
    expect(Math.max(0, ...all.map(({ strength }) => strength))).toBeLessThan(only!.strength)
  })

  it('is a large button of an advertisement where its layers tell that it is one', () => {
    const water = picture(300, 250, (x, y) => {
      const isButton = x >= 166 && x < 282 && y >= 190 && y < 230
      return isButton ? [250, 200, 90] : [20, 50 + 30 * Math.sin((x * y) / 900), 90 + (x >> 2)]
    })
    expect(found(water)).toEqual([])
    const [button] = found(water, [[166, 190, 282, 230]])
    expect(Math.hypot(button!.x - 224, button!.y - 210)).toBeLessThan(6)
    expect(found(water, [[20, 190, 136, 230]])).toEqual([])
  })

  it('is no part of a picture that the picture’s edge cuts off', () => {
    const corner = picture(480, 320, (x, y) => {
      const isCorner = x >= 300 && x < 340 && y >= 200 && y < 240
      return isCorner ? RED : WHITE
    })
    expect(found(corner)).toHaveLength(1)
    expect(found(corner, [], [[100, 40, 340, 240]])).toEqual([])
    expect(found(corner, [], [[100, 40, 400, 300]])).toHaveLength(1)
  })

  it('is nothing that the edge of the picture cuts off', () => {
    expect(found(page([[480, 160]]))).toEqual([])
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
