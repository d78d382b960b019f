import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import { findStandOuts, popOut } from '../../../src/perception/pop-out/pop-out'
import { sumToOne } from '../../../src/perception/see/statistics'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { WHITE, noise, perceived, picture, sum } from '../pictures'
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

/** What a density with one spot in the middle becomes on a picture. */
function drawn(pixels: Pixels): OnGrid {
  const { lab } = runToEnd(preparePicture(pixels))
  const { width, height } = lab.l
  return { width, height, density: popOut(spotOn(lab.l), lab.l, runToEnd(findStandOuts(lab)), 1) }
}

/** Even but for a spot ten times as high in the middle; sums to 1. */
function spotOn({ width, height }: { width: number; height: number }): Float32Array {
  const density = new Float32Array(width * height).fill(1)
  density[Math.floor(height / 2) * width + Math.floor(width / 2)] = 10
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

  it('draws less to each of two alike than to a single one', () => {
    const two = drawn(page([LOW, HIGH]))
    expect(heightAt(two, LOW)).toBeLessThan(0.9 * heightAt(drawn(page([LOW])), LOW))
    expect(sum(two.density)).toBeCloseTo(1, 4)
  })

  it('lifts a lone thing above the second peak and not above a first that is far', () => {
    const { lab } = runToEnd(preparePicture(page([LOW])))
    const grid = lab.l
    const before = spotOn(grid)
    const second = Math.floor(grid.height / 8) * grid.width + Math.floor(grid.width / 8)
    before[second] = 0.7 * Math.max(...before)
    const density = popOut(before, grid, runToEnd(findStandOuts(lab)), 1)
    const height = heightAt({ ...grid, density }, LOW)
    expect(height).toBeGreaterThan(density[second]!)
    expect(height).toBeLessThan(Math.max(...density))
  })

  it('wins against a peak right beside it', () => {
    const { lab } = runToEnd(preparePicture(page([LOW])))
    const { width, height } = lab.l
    const before = new Float32Array(width * height).fill(1)
    const [x, y] = [Math.round((LOW[0] / 480) * width) - 18, Math.round((LOW[1] / 320) * height)]
    before[y * width + x] = 10
    const density = popOut(sumToOne(before), lab.l, runToEnd(findStandOuts(lab)), 1)
    expect(heightAt({ width, height, density }, LOW)).toBeGreaterThan(density[y * width + x]!)
  })

  it('changes nothing where nothing has a colour of its own', () => {
    const grain = picture(90, 60, (x, y) => {
      const grey = (x * 73 + y * 151) % 255
      return [grey, grey, grey]
    })
    for (const pixels of [picture(60, 40, () => WHITE), picture(60, 40, () => RED), grain]) {
      const on = drawn(pixels)
      expect(on.density).toEqual(spotOn(on))
    }
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

  it('takes pictures of a single pixel, row or column', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 40],
      [40, 1]
    ] as const) {
      expect(sum(drawn(noise(width, height)).density)).toBeCloseTo(1, 4)
    }
  })
})
