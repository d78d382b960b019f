import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeAreas } from '../../../src/perception/areas/see-areas'
import { type Pixels, runToEnd } from '../../../src/perception'

const SIZE = { width: 480, height: 320 }

type Box = readonly [x: number, y: number, width: number, height: number]
type Colour = readonly [number, number, number]

/** A white picture that is drawn on. */
function drawn(...draws: readonly ((pixels: Pixels) => void)[]): Pixels {
  const { width, height } = SIZE
  const pixels = { width, height, data: new Uint8Array(4 * width * height).fill(255) }
  for (const draw of draws) draw(pixels)
  return pixels
}

function filled([x, y, width, height]: Box, colour: Colour) {
  return ({ data, width: across }: Pixels): void => {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < Math.min(across, x + width); column++) {
        data.set(colour, 4 * (row * across + column))
      }
    }
  }
}

/** Upright strokes side by side, as letters have them. */
function letters([x, y, width, height]: Box, colour: Colour) {
  return (pixels: Pixels): void => {
    for (let at = x; at < x + width; at += 5) filled([at, y, 2, height], colour)(pixels)
  }
}

const EVEN = { width: 1, height: 1, data: new Float32Array([1]) }
const see = (pixels: Pixels, attention = EVEN) =>
  runToEnd(seeAreas(pixels, { attention, hints: null, faces: null })).found

const BLACK: Colour = [20, 20, 20]
const BLUE: Colour = [20, 80, 220]
const WHITE: Colour = [255, 255, 255]
const TITLE: Box = [30, 40, 240, 24]
const BUTTON: Box = [300, 240, 130, 44]

/** The part of a box that another one covers. */
const covered = ([x, y, width, height]: Box, [left, top, across, down]: Box): number =>
  (Math.max(0, Math.min(x + width, left + across) - Math.max(x, left)) *
    Math.max(0, Math.min(y + height, top + down) - Math.max(y, top))) /
  (width * height)
const inPx = ([x, y, width, height]: Box): Box => [
  x * SIZE.width,
  y * SIZE.height,
  width * SIZE.width,
  height * SIZE.height
]

describe('what is found in a picture', () => {
  it('is what stands out, with the word on it as a part of it', () => {
    const RED: Colour = [224, 36, 43]
    const BADGE: Box = [300, 100, 80, 80]
    const word = letters([318, 130, 44, 18], WHITE)
    for (const marks of [[], [word]]) {
      const found = see(drawn(letters(TITLE, BLACK), filled(BADGE, RED), ...marks))
      const on = found.filter(({ box }) => covered(inPx(box), BADGE) > 0.5)
      expect(on.map(({ kind }) => kind)).toEqual(['picture'])
      expect(covered(BADGE, inPx(on[0]!.box))).toBeGreaterThan(0.9)
    }
  })

  it('is its lines of text, and the filled box around one as a control', () => {
    const found = see(
      drawn(letters(TITLE, BLACK), filled(BUTTON, BLUE), letters([330, 256, 70, 12], WHITE))
    )
    const [text] = found.filter(({ kind }) => kind === 'text')
    const [control] = found.filter(({ kind }) => kind === 'control')
    expect(covered(TITLE, inPx(text!.box))).toBeGreaterThan(0.8)
    expect(covered(BUTTON, inPx(control!.box))).toBeGreaterThan(0.9)
    expect(covered(inPx(control!.box), BUTTON)).toBeGreaterThan(0.9)
  })

  it('is no control where the text lies on the bare page, or in a box with other lines', () => {
    const card: Box = [20, 140, 220, 120]
    const found = see(
      drawn(
        letters(TITLE, BLACK),
        filled(card, BLUE),
        letters([40, 160, 120, 14], WHITE),
        letters([40, 220, 120, 14], WHITE)
      )
    )
    expect(found.filter(({ kind }) => kind === 'control')).toEqual([])
    expect(found.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(2)
  })

  it('is a card with several things as one group, and of one as wide as the page what lies in it', () => {
    const kindsIn = (card: Box): Set<string> => {
      const [x, y, width, height] = card
      const sides: Box[] = [
        [x, y, width, 3],
        [x, y + height, width, 3],
        [x, y, 3, height],
        [x + width, y, 3, height]
      ]
      const texts = [10, width - width / 3 - 10].flatMap((left) =>
        [10, height - 24].map((top) => letters([x + left, y + top, width / 3, 14], BLACK))
      )
      return new Set(
        see(drawn(...sides.map((side) => filled(side, BLACK)), ...texts)).map(({ kind }) => kind)
      )
    }
    expect(kindsIn([40, 40, 180, 110])).toContain('group')
    expect(kindsIn([20, 20, 300, 220])).toEqual(new Set(['text']))
  })

  it('has a speck only where attention peaks on it', () => {
    const attention = { width: 48, height: 32, data: new Float32Array(48 * 32).fill(0.1) }
    attention.data[20 * 48 + 30] = 1
    const speck = drawn(filled([300, 200, 7, 7], BLUE), filled([60, 60, 7, 7], BLUE))
    expect(see(speck)).toEqual([])
    const found = see(speck, attention)
    expect(found).toHaveLength(1)
    expect(covered([300, 200, 7, 7], inPx(found[0]!.box))).toBe(1)
  })

  it('is nothing in an empty picture', () => {
    expect(see(drawn())).toEqual([])
  })

  it('lies within the picture, whatever is drawn', () => {
    const box = fc
      .tuple(fc.nat(SIZE.width - 2), fc.nat(SIZE.height - 2), fc.nat(200), fc.nat(120))
      .map(([x, y, width, height]): Box => [
        x,
        y,
        Math.min(width + 1, SIZE.width - x),
        Math.min(height + 1, SIZE.height - y)
      ])
    const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    const draw = fc
      .tuple(box, colour, fc.boolean())
      .map(([where, how, isText]) => (isText ? letters : filled)(where, how))
    fc.assert(
      fc.property(fc.array(draw, { maxLength: 8 }), (draws) => {
        for (const { box: found } of see(drawn(...draws))) {
          const [x, y, width, height] = found
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
          expect(Math.min(width, height)).toBeGreaterThan(0)
        }
      }),
      { numRuns: 25 }
    )
  })
})
