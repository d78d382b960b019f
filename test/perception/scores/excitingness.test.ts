import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import { labOf } from '../../../src/perception/see/lab'
import { shrinkPixels } from '../../../src/perception/see/shrink-pixels'
import {
  arousal,
  excitingness,
  measureLiveliness,
  percentile
} from '../../../src/perception/scores/excitingness'
import { GREY, noise, picture, WHITE, type Colour } from '../pictures'

/** Measures a picture no larger than the grid. */
function measure(pixels: Pixels) {
  const rgb = runToEnd(shrinkPixels(pixels, pixels))
  return runToEnd(measureLiveliness(rgb, runToEnd(labOf(rgb))))
}

const colourfulness = (pixels: Pixels) => measure(pixels).whole.colourfulness
const score = (pixels: Pixels) => excitingness(measure(pixels).whole)
const plain = (colour: Colour) => picture(24, 18, () => colour)

describe('colourfulness', () => {
  it('is 0 for grey and what Hasler and Süsstrunk’s formula gives for two colours', () => {
    expect(colourfulness(plain(GREY))).toBe(0)
    // rg is 255 and −255, yb 127.5 both times: deviations 255 and 0, means 0 and 127.5.
    const halves = picture(20, 10, (x) => (x < 10 ? [255, 0, 0] : [0, 255, 0]))
    expect(colourfulness(halves)).toBeCloseTo(255 + 0.3 * 127.5, 3)
    // One colour deviates from nothing: rg 255, yb 127.5.
    expect(colourfulness(plain([255, 0, 0]))).toBeCloseTo(0.3 * Math.hypot(255, 127.5), 3)
  })
})

describe('arousal', () => {
  it('falls with lightness and rises with chroma by Valdez and Mehrabian’s weights', () => {
    expect(arousal(100, 0, 0)).toBeCloseTo(-0.31)
    expect(arousal(0, 0, 0)).toBeCloseTo(0)
    expect(arousal(50, 30, -40)).toBeCloseTo(-0.155 + 0.6 * 0.5)
    expect(arousal(50, 130, 0)).toBe(arousal(50, 100, 0))
  })

  it('calls a near-black blue calmer than a bright one', () => {
    const dark = measure(plain([8, 12, 40])).whole.arousal
    expect(measure(plain([40, 70, 255])).whole.arousal).toBeGreaterThan(dark + 0.15)
  })
})

describe('a percentile', () => {
  it('runs from 0 at the minimum over the deciles to 100 at the maximum', () => {
    const deciles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 20]
    expect([-1, 0, 2.5, 9, 15, 20, 99].map((value) => percentile(value, deciles))).toEqual([
      0, 0, 25, 85, 95, 100, 100
    ])
  })
})

describe('excitingness', () => {
  const page = (accent: Colour) =>
    picture(60, 40, (x, y) => (x > 10 && x < 40 && y > 10 && y < 30 ? accent : WHITE))

  it('rises as a colour gets more saturated, and is lowest for white alone', () => {
    const reds = [0, 40, 80, 120].map((by) => score(page([135 + by, 135 - by, 135 - by])))
    expect(reds).toEqual([...reds].sort((one, other) => one - other))
    expect(reds[3]).toBeGreaterThan(reds[0]! + 20)
    expect(score(plain(WHITE))).toBe(0)
  })

  it('rises with contrast of lightness', () => {
    expect(score(page([20, 20, 20]))).toBeGreaterThan(score(page([220, 220, 220])))
  })

  it('shows on its map what is colourful, and leaves a plain ground clear', () => {
    const { map } = measure(page([230, 40, 30]))
    expect(map[20 * 60 + 25]).toBeGreaterThan(0.6)
    expect(map[2 * 60 + 2]).toBeLessThan(0.05)
  })

  it('takes a photograph in dim colours for lively as a whole', () => {
    // A dusk: red-brown to blue-grey with grain, somewhat darker towards the left, on a white page.
    const grain = noise(80, 60).data
    const dusk = picture(80, 60, (x, y) => {
      if (x < 15 || x >= 65 || y < 10 || y >= 50) return WHITE
      const light = 0.7 + (0.3 * (x - 15)) / 50 + (grain[4 * (y * 80 + x)]! - 128) / 800
      const low = (y - 10) / 40
      return [(90 + 40 * low) * light, (80 - 10 * low) * light, (125 - 75 * low) * light]
    })
    const { map } = measure(dusk)
    for (let y = 12; y < 48; y += 6) {
      for (let x = 17; x < 63; x += 6) expect(map[y * 80 + x]).toBeGreaterThan(0.35)
    }
    expect(map[3 * 80 + 3]).toBeLessThan(0.05)
  })
})
