import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import { colourCongestion } from '../../../src/perception/clutter/colour-congestion'
import { complexity } from '../../../src/perception/clutter/complexity'
import { edgeMap } from '../../../src/perception/clutter/edge-map'
import { orientationCongestion } from '../../../src/perception/clutter/orientation-congestion'
import { subbandEntropy } from '../../../src/perception/clutter/subband-entropy'
import { mean } from '../../../src/perception/filters/mean'
import { plane } from '../../../src/perception/plane'
import type { Plane } from '../../../src/perception/plane'

function drawn(width: number, height: number, valueAt: (x: number, y: number) => number): Plane {
  const result = plane(width, height)
  for (let i = 0; i < width * height; i++) {
    result.data[i] = valueAt(i % width, Math.floor(i / width))
  }
  return result
}

const grey = (l: Plane) => ({ l, a: plane(l.width, l.height), b: plane(l.width, l.height) })

describe('edge density', () => {
  it('marks one line of pixels along a step and nothing on an even plane', () => {
    const edges = runToEnd(edgeMap(drawn(40, 30, (x) => (x < 20 ? 20 : 80))))
    expect(mean(edges.data) * 40 * 30).toBe(28)
    expect(mean(runToEnd(edgeMap(drawn(40, 30, () => 50))).data)).toBe(0)
  })
})

describe('colour congestion', () => {
  it('is the noise floor of half a unit on an even plane and grows with contrast', () => {
    expect(mean(runToEnd(colourCongestion(grey(plane(20, 20)))).data)).toBeCloseTo(0.5, 5)
    const stripes = (height: number) =>
      mean(runToEnd(colourCongestion(grey(drawn(20, 20, (x) => (x % 4) * height)))).data)
    expect(stripes(20)).toBeGreaterThan(2 * stripes(1))
  })
})

describe('orientation congestion', () => {
  it('is lower for parallel stripes than for a chequerboard of circles', () => {
    const wave = (t: number) => 50 + 30 * Math.sin(t)
    const parallel = runToEnd(orientationCongestion(drawn(48, 48, (x) => wave(x))))
    const rings = runToEnd(
      orientationCongestion(drawn(48, 48, (x, y) => wave(Math.hypot((x % 12) - 6, (y % 12) - 6))))
    )
    expect(mean(rings.data)).toBeGreaterThan(2 * mean(parallel.data))
  })
})

describe('subband entropy', () => {
  it('is zero for an even plane and one bit for a subband of two values alike often', () => {
    expect(runToEnd(subbandEntropy(grey(plane(32, 32))))).toBe(0)
    // Half of the 2×2 blocks step by 8: 1 bit in one of 9 lightness subbands; chroma adds none.
    const l = drawn(32, 32, (x, y) => (Math.floor(y / 2) % 2 === 0 ? (x % 2) * 16 - 8 : 0))
    expect(runToEnd(subbandEntropy(grey(l)))).toBeCloseTo(1 / 13.5, 5)
  })
})

describe('complexity', () => {
  const some = {
    edgeDensity: 0.05,
    colourCongestion: 3,
    orientationCongestion: 5,
    subbandEntropy: 1.5
  }

  it('stays within 0 and 100', () => {
    expect(complexity({ ...some, edgeDensity: 0, colourCongestion: 0.5, subbandEntropy: 0 })).toBe(
      0
    )
    expect(complexity({ ...some, edgeDensity: 1, colourCongestion: 90 })).toBe(100)
  })

  it.each(Object.keys(some) as (keyof typeof some)[])('grows with %s', (name) => {
    expect(complexity({ ...some, [name]: some[name] * 1.2 })).toBeGreaterThan(complexity(some))
  })
})
