import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hintGain } from '../../../src/perception/attention/hint-gain'
import {
  HINT_KINDS as KINDS,
  type HintKind,
  type LayerHint
} from '../../../src/perception/see/layer-hint'

const PICTURE = { width: 1440, height: 1080 }
const GRID = { width: 96, height: 72 }

const box = (kind: HintKind, x: number, y: number, width: number, height: number): LayerHint => ({
  kind,
  x,
  y,
  width,
  height
})

const gainOf = (...hints: LayerHint[]) => hintGain(hints, PICTURE, GRID)
/** The gain in the middle of the picture. */
const middle = (gain: Float32Array | null) => gain![36 * GRID.width + 48]!
const inTheMiddle = (kind: HintKind) => box(kind, 540, 390, 360, 300)

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -3000, max: 3000 }))
const anyBox = fc.record({
  kind: fc.constantFrom(...KINDS),
  x: anyNumber,
  y: anyNumber,
  width: anyNumber,
  height: anyNumber
})

describe('hintGain', () => {
  it('lets text, images and buttons stand out more than what is known of nothing', () => {
    for (const kind of KINDS) expect(middle(gainOf(inTheMiddle(kind)))).toBeGreaterThan(1)
  })

  it('says nothing without hints of use', () => {
    expect(gainOf()).toBeNull()
    for (const useless of [
      box('text', NaN, 0, 10, 10),
      box('text', 0, 0, Infinity, 10),
      box('text', 10, 10, -5, 10),
      box('text', 10, 10, 0, 10),
      box('text', 1440, 10, 50, 10),
      box('image', -200, -200, 200, 200),
      box('image', 0, 0, 1440, 1080),
      box('image', -1e300, -1e300, 2e300, 2e300)
    ])
      expect(gainOf(useless)).toBeNull()
  })

  it('takes a picture behind everything for the background, little by little', () => {
    const ofArea = (part: number) =>
      gainOf(box('image', 0, 0, PICTURE.width, PICTURE.height * part))?.[10 * GRID.width + 48] ?? 1
    expect(ofArea(0.3)).toBeGreaterThan(ofArea(0.45))
    expect(ofArea(0.45)).toBeGreaterThan(ofArea(0.59))
    expect(ofArea(0.59)).toBeGreaterThan(1)
    expect(ofArea(0.61)).toBe(1)
  })

  it('counts what is of one kind once where it overlaps, and text on a button as both', () => {
    const alone = gainOf(inTheMiddle('text'))
    const nested = Array.from({ length: 50 }, () => inTheMiddle('text'))
    expect(gainOf(...nested)).toEqual(alone)
    const both = gainOf(inTheMiddle('text'), inTheMiddle('button'))
    expect(middle(both)).toBeCloseTo(middle(alone) * middle(gainOf(inTheMiddle('button'))), 5)
  })

  it('stays at 1 away from every box and fades towards it', () => {
    const gain = gainOf(inTheMiddle('text'))!
    expect(gain[0]).toBe(1)
    const row = gain.subarray(36 * GRID.width, 37 * GRID.width)
    const steps = Array.from(row.subarray(1), (value, i) => Math.abs(value - row[i]!))
    expect(Math.max(...steps)).toBeLessThan((middle(gain) - 1) / 2)
  })

  it('is finite and modest whatever the boxes are', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 60 }), (hints) => {
        const gain = gainOf(...hints)
        expect(gain === null || gain.length === GRID.width * GRID.height).toBe(true)
        expect(gain?.every((value) => value >= 1 - 1e-5 && value <= 1.36) ?? true).toBe(true)
      })
    )
  })

  it('does not depend on the order of hints, nor on how large the picture is drawn', () => {
    const whole = fc.record({
      kind: fc.constantFrom(...KINDS),
      x: fc.integer({ min: 0, max: 1400 }),
      y: fc.integer({ min: 0, max: 1000 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 400 })
    })
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 20 }), (hints) => {
        const gain = hintGain(hints, PICTURE, GRID)!
        const twice = hints.map(({ kind, x, y, width, height }) =>
          box(kind, 2 * x, 2 * y, 2 * width, 2 * height)
        )
        const large = { width: 2 * PICTURE.width, height: 2 * PICTURE.height }
        for (const other of [
          hintGain([...hints].reverse(), PICTURE, GRID)!,
          hintGain(twice, large, GRID)!
        ])
          expect(other.every((value, i) => Math.abs(value - gain[i]!) < 1e-5)).toBe(true)
      }),
      { numRuns: 20 }
    )
  })
})
