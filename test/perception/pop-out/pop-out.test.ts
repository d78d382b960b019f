import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import { flatZones } from '../../../src/perception/pop-out/flat-zones'
import type { Singleton } from '../../../src/perception/pop-out/singletons'
import { findStandOuts, popOut } from '../../../src/perception/pop-out/pop-out'
import { bell, raise } from '../../../src/perception/see/raise'
import { sumToOne } from '../../../src/perception/see/statistics'
import { type PreparedPicture, preparePicture } from '../../../src/perception/see/prepare-picture'
import { perceived, picture, sum } from '../pictures'
import {
  DARK,
  HIGH,
  LIGHT,
  LOW,
  RADIUS,
  RED,
  page,
  shareAt,
  type OnGrid,
  type Place
} from './pages-with-discs'

/** What stands out in a picture. */
const standOuts = (prepared: PreparedPicture): Singleton[] =>
  findStandOuts(runToEnd(flatZones(prepared.fineLab)), prepared)

/** What a density with one spot in the middle becomes on a picture. */
function drawn(pixels: Pixels): OnGrid {
  const prepared = runToEnd(preparePicture(pixels))
  const { lab } = prepared
  const { width, height } = lab.l
  return {
    width,
    height,
    density: popOut(spotOn(lab.l), lab.l, standOuts(prepared), () => 1)
  }
}

/** Even but for smooth spots, the first in the middle and ten times as high, others by cell and height; sums to 1. */
function spotOn(
  { width, height }: { width: number; height: number },
  others: readonly (readonly [x: number, y: number, height: number])[] = []
): Float32Array {
  const density = new Float32Array(width * height).fill(1)
  for (const [x, y, high] of [[width / 2, height / 2, 10] as const, ...others]) {
    raise(density, bell(width, x, 6, 0.5), bell(height, y, 6, 0.5), high)
  }
  return sumToOne(density)
}

/** The density right at a place of a page. */
function heightAt({ width, height, density }: OnGrid, [x, y]: Place): number {
  return density[Math.floor((y / 320) * height) * width + Math.floor((x / 480) * width)]!
}

const channel = fc.nat(255)
const colours = fc.tuple(channel, channel, channel)

describe('pop-out', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK]
  ])('draws attention to the only red thing on a %s page', (_, paint) => {
    for (const place of [LOW, HIGH]) {
      const on = drawn(page([place], RED, paint))
      expect(sum(on.density)).toBeCloseTo(1, 4)
      expect(heightAt(on, place)).toBeGreaterThan(
        4 * heightAt({ ...on, density: spotOn(on) }, place)
      )
    }
  })

  it('lifts a lone thing among the first three peaks and not above a first that is far', () => {
    const prepared = runToEnd(preparePicture(page([LOW])))
    const { lab } = prepared
    const others = [40, 140].map((y) => [20, y, 7] as const)
    const density = popOut(spotOn(lab.l, others), lab.l, standOuts(prepared), () => 1)
    const height = heightAt({ ...lab.l, density }, LOW)
    const third = density[40 * lab.l.width + 20]!
    expect(height).toBeGreaterThan(third)
    expect(height).toBeLessThan(Math.max(...density))
  })

  it('raises a thing as far as its row of a page counts', () => {
    const prepared = runToEnd(preparePicture(page([LOW])))
    const { lab } = prepared
    const raised = (partAt: (down: number) => number): number => {
      const density = popOut(spotOn(lab.l), lab.l, standOuts(prepared), partAt)
      return heightAt({ ...lab.l, density }, LOW)
    }
    const below = raised((down) => (down > LOW[1] / 320 - 0.05 ? 0.5 : 1))
    expect(below).toBeLessThan(0.7 * raised(() => 1))
    expect(below).toBeGreaterThan(raised(() => 0))
  })

  it('wins against a peak next to it', () => {
    const prepared = runToEnd(preparePicture(page([LOW])))
    const { lab } = prepared
    const { width, height } = lab.l
    const [x, y] = [Math.round((LOW[0] / 480) * width) - 18, Math.round((LOW[1] / 320) * height)]
    const before = spotOn(lab.l, [[x, y, 10]])
    const density = popOut(before, lab.l, standOuts(prepared), () => 1)
    expect(heightAt({ width, height, density }, LOW)).toBeGreaterThan(density[y * width + x]!)
  })

  it('shows in the whole map: a red disc draws more than a grey one, and a hotspot lies on it', () => {
    const seenWith = (disc: typeof RED) => {
      const seen = perceived(page([LOW], disc), 'desktopWeb')
      return { ...seen, density: seen.attention }
    }
    const red = seenWith(RED)
    expect(shareAt(red, LOW)).toBeGreaterThan(shareAt(seenWith([120, 120, 120]), LOW))
    expect(sum(red.attention)).toBeCloseTo(1, 4)
    const misses = red.hotspots.map(({ x, y }) => Math.hypot(x - LOW[0], y - LOW[1]))
    expect(Math.min(...misses)).toBeLessThan(2 * RADIUS)
  })

  it('gives finite parts of a whole for any patches of colour', () => {
    const patches = fc.array(
      fc.record({
        x: fc.nat(47),
        y: fc.nat(35),
        side: fc.integer({ min: 1, max: 12 }),
        colour: colours
      }),
      { maxLength: 6 }
    )
    fc.assert(
      fc.property(patches, colours, (some, ground) => {
        const { density } = drawn(
          picture(48, 36, (px, py) => {
            const top = some.find(
              ({ x, y, side }) => px >= x && px < x + side && py >= y && py < y + side
            )
            return top?.colour ?? ground
          })
        )
        expect(density.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        expect(sum(density)).toBeCloseTo(1, 3)
      }),
      { numRuns: 40 }
    )
  })
})
