import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hintGain } from '../../../src/perception/attention/hint-gain'
import type { HintKind, LayerHint } from '../../../src/perception'

const PICTURE = { width: 1440, height: 1080 }
const GRID = { width: 96, height: 72 }

const gainOf = (...hints: LayerHint[]) => hintGain(hints, PICTURE, GRID)
/** The gain in the middle of the picture. */
const middle = (gain: Float32Array | null) => gain![36 * GRID.width + 48]!
const inTheMiddle = (kind: HintKind) => ({ kind, x: 540, y: 390, width: 360, height: 300 })

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -3000, max: 3000 }))
const anyBox = fc.record({
  kind: fc.constantFrom<HintKind>('text', 'image', 'button'),
  x: anyNumber,
  y: anyNumber,
  width: anyNumber,
  height: anyNumber
})

describe('what texts among the layers gain', () => {
  it('is once as much however many lie over one another, and nothing without any in the picture', () => {
    const alone = gainOf(inTheMiddle('text'))
    expect(middle(alone)).toBeGreaterThan(1.1)
    expect(gainOf(inTheMiddle('text'), inTheMiddle('text'))).toEqual(alone)
    expect(gainOf(inTheMiddle('image'), inTheMiddle('button'))).toBeNull()
    expect(gainOf({ ...inTheMiddle('text'), x: 1440 })).toBeNull()
    expect(gainOf({ ...inTheMiddle('text'), x: NaN })).toBeNull()
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
        expect(gain?.every((value) => value >= 1 - 1e-5 && value <= 1.17) ?? true).toBe(true)
      })
    )
  })
})
