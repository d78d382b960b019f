import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import type { Pixels } from '../../../src/perception'
import { findSingletons } from '../../../src/perception/pop-out/singletons'
import { popOut } from '../../../src/perception/pop-out/pop-out'
import { seePicture } from '../../../src/perception/sight/sight'
import { GREY, WHITE, noise, perceived, picture, sum } from '../pictures'
import type { Colour } from '../pictures'

const SIZE = { width: 480, height: 320 }
const RED: Colour = [214, 30, 40]
const RADIUS = 16
type Place = readonly [x: number, y: number]
const LOW: Place = [400, 270]
const HIGH: Place = [100, 60]

const isOn = (x: number, y: number, [left, top]: Place, radius = RADIUS): boolean =>
  (x - left) ** 2 + (y - top) ** 2 < radius * radius

/** A page of lines of text with discs on it. */
function page(discs: readonly Place[], disc = RED, ground = WHITE, ink: Colour = [40, 40, 40]) {
  return picture(SIZE.width, SIZE.height, (x, y) => {
    if (discs.some((place) => isOn(x, y, place))) return disc
    if (discs.some((place) => isOn(x, y, place, 1.6 * RADIUS))) return ground
    const isText = x > 40 && x < 440 && y % 20 < 7 && x % 6 < 2 && (x >> 3) % 7 > 0
    return isText ? ink : ground
  })
}

/** What an even density becomes. */
function drawn(pixels: Pixels) {
  const { lab } = runToEnd(seePicture(pixels))
  const { width, height } = lab.l
  const even = new Float32Array(width * height).fill(1 / (width * height))
  return { width, height, even, density: popOut(even, lab.l, runToEnd(findSingletons(lab))) }
}

/** The part of a density within a disc of twice the radius. */
function shareAt(
  { width, height }: { width: number; height: number },
  density: Float32Array,
  place: Place
) {
  const shares = density.filter((_, i) =>
    isOn(
      ((i % width) + 0.5) * (SIZE.width / width),
      (Math.floor(i / width) + 0.5) * (SIZE.height / height),
      place,
      2 * RADIUS
    )
  )
  return sum(shares)
}

describe('pop-out', () => {
  it.each([
    ['a light page', WHITE, [40, 40, 40]],
    ['a dark page', [20, 22, 28], [220, 224, 230]]
  ] as [string, Colour, Colour][])(
    'draws attention to the only red thing on %s',
    (_, ground, ink) => {
      for (const place of [LOW, HIGH]) {
        const { even, density, ...grid } = drawn(page([place], RED, ground, ink))
        expect(sum(density)).toBeCloseTo(1, 4)
        expect(shareAt(grid, density, place)).toBeGreaterThan(2 * shareAt(grid, even, place))
      }
    }
  )

  it('draws less to each of two alike than to a single one', () => {
    const one = drawn(page([LOW]))
    const two = drawn(page([LOW, HIGH]))
    expect(shareAt(two, two.density, LOW)).toBeLessThan(0.75 * shareAt(one, one.density, LOW))
    expect(sum(two.density)).toBeCloseTo(1, 4)
  })

  it('shows in the whole map, where grey in the same place stays unseen', () => {
    const of = (disc: Colour) => perceived(page([LOW], disc), 'desktopWeb')
    const [red, grey] = [of(RED), of([120, 120, 120])]
    const share = (seen: typeof red) => shareAt(seen, seen.attention, LOW)
    expect(share(red)).toBeGreaterThan(1.5 * share(grey))
    expect(sum(red.attention)).toBeCloseTo(1, 4)
    const nearest = red.hotspots.slice(0, 3).map(({ x, y }) => Math.hypot(x - LOW[0], y - LOW[1]))
    expect(Math.min(...nearest)).toBeLessThan(2 * RADIUS)
  })

  it.each([
    ['a page without colour', page([LOW], [90, 90, 90])],
    ['a blank page', picture(60, 40, () => WHITE)],
    ['one colour', picture(60, 40, () => RED)],
    [
      'noise in grey',
      picture(90, 60, (x, y) => {
        const grey = (x * 73 + y * 151) % 255
        return [grey, grey, grey]
      })
    ]
  ])('changes nothing on %s', (_, pixels) => {
    const { even, density } = drawn(pixels)
    expect(density).toEqual(even)
  })

  it('moves nothing to what is large, such as half of the page', () => {
    const { even, density } = drawn(picture(90, 60, (x) => (x < 40 ? RED : GREY)))
    expect(density).toEqual(even)
  })

  it('gives finite parts of a whole for any patches of colour', () => {
    const channel = fc.nat(255)
    const patches = fc.array(
      fc.record({
        x: fc.nat(47),
        y: fc.nat(35),
        side: fc.integer({ min: 1, max: 12 }),
        colour: fc.tuple(channel, channel, channel)
      }),
      { maxLength: 6 }
    )
    fc.assert(
      fc.property(patches, fc.tuple(channel, channel, channel), (some, ground) => {
        const { density } = drawn(
          picture(48, 36, (x, y) => {
            const on = some.findLast(
              (patch) =>
                x >= patch.x && x < patch.x + patch.side && y >= patch.y && y < patch.y + patch.side
            )
            return on?.colour ?? ground
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
      const { density } = drawn(noise(width, height))
      expect(sum(density)).toBeCloseTo(1, 4)
    }
  })
})
