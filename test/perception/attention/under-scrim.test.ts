import { describe, expect, it } from 'vitest'
import { type Pixels, runToEnd } from '../../../src/perception'
import { isOnScrim, scrimIn, underScrim } from '../../../src/perception/attention/under-scrim'
import { flatZones } from '../../../src/perception/pop-out/flat-zones'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { type Colour, perceived, picture } from '../pictures'

/** A page of text under a black scrim, with a white dialog of 160 by 120 px on it. */
function dialog(
  cover: number,
  left = 160,
  at: (x: number, y: number) => Colour | null = () => null
) {
  const grey = (level: number): Colour => [level, level, level]
  return picture(480, 320, (x, y) => {
    const isText = y % 20 < 7 && x % 6 < 2 && (x >> 3) % 7 > 0
    const level = isText && x > 20 && x < 460 ? 40 : 255
    const isIn = x >= left && x < left + 160 && y >= 100 && y < 220
    if (!isIn) return at(x, y) ?? grey(Math.round((1 - cover) * level))
    return grey(y > 120 && y < 128 && x > left + 20 && x < left + 100 && x % 6 < 2 ? 40 : 255)
  })
}

function found(pixels: Pixels) {
  const { fineLab, fine, picture: size } = runToEnd(preparePicture(pixels))
  return scrimIn(runToEnd(flatZones(fineLab)), fine, size)
}

const grid = { width: 4, height: 1 }
const size = { width: 400, height: 100 }

it('leaves what lies on a scrim as it is, and of the rest what shines through', () => {
  const scrim = { cover: 0.5, above: [{ left: 100, top: 0, right: 200, bottom: 100 }] }
  expect([...underScrim(null, scrim, size, grid)!]).toEqual([0.03125, 1, 0.03125, 0.03125])
  const gain = Float32Array.of(2, 2, 2, 2)
  expect([...underScrim(gain, scrim, size, grid)!]).toEqual([0.0625, 2, 0.0625, 0.0625])
  expect(underScrim(gain, null, size, grid)).toBe(gain)
})

it('has for things on it neither what it dims nor the dialog', () => {
  const dialog = { left: 100, top: 0, right: 200, bottom: 100 }
  const button = { left: 110, top: 60, right: 150, bottom: 80 }
  const below = { left: 220, top: 60, right: 260, bottom: 80 }
  const areOn = [dialog, button, below].map((box) => {
    return isOnScrim(box, { cover: 0.5, above: [dialog, button] })
  })
  expect(areOn).toEqual([false, true, false])
})

describe('a scrim in a picture without layers', () => {
  it.each([0.35, 0.5, 0.7])('is found where all around a white dialog is dim by %f', (cover) => {
    const scrim = found(dialog(cover))
    expect(scrim!.cover).toBeCloseTo(cover, 1)
    const sides = scrim!.above.map(({ left, top, right, bottom }) => [left, top, right, bottom])
    expect(sides.map((each) => each.map((px) => 10 * Math.round(px / 10)))).toEqual([
      [160, 100, 320, 220]
    ])
  })

  it('gives even an empty dialog, an eighth of the picture, several times its part of the looks', () => {
    const { attention, width, height } = perceived(dialog(0.5), 'desktopWeb')
    const isIn = (i: number): boolean => {
      const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height]
      return x > 1 / 3 && x < 2 / 3 && y > 100 / 320 && y < 220 / 320
    }
    expect(attention.reduce((sum, part, i) => sum + (isIn(i) ? part : 0), 0)).toBeGreaterThan(0.4)
  })

  it('leaves nothing to what stood out below it', () => {
    const isDisc = (x: number, y: number): boolean => Math.hypot(x - 400, y - 60) < 24
    const pixels = dialog(0.5, 160, (x, y) => (isDisc(x, y) ? [110, 0, 0] : null))
    const { attention, width, height } = perceived(pixels, 'desktopWeb')
    const onDisc = attention.filter((_, i) =>
      isDisc((480 * (i % width)) / width, (320 * Math.floor(i / width)) / height)
    )
    expect(Math.max(...onDisc)).toBeLessThan(0.25 * Math.max(...attention))
  })

  it.each([
    ['nothing is dim', dialog(0)],
    ['the box is at a side', dialog(0.5, 60)],
    [
      'something beside the box is white',
      dialog(0.5, 160, (x, y) => (x < 90 && y > 290 ? [255, 255, 255] : null))
    ]
  ])('is none where %s', (_, pixels) => {
    expect(found(pixels)).toBeNull()
  })
})
