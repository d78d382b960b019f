import { describe, expect, it } from 'vitest'
import { flatPlace } from './flat-place'

/** White, with stripes in its left half. */
function halfStriped(width: number, height: number) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let i = 0; i < width * height; i++) {
    if (i % width < width / 2 && i % 4 < 2) data.fill(0, 4 * i, 4 * i + 3)
  }
  return { width, height, data }
}

describe('a flat place', () => {
  const page = halfStriped(400, 200)

  it('has nothing in it, wherever it is chosen', () => {
    for (const choice of [0, 0.3, 0.6, 0.999]) {
      const place = flatPlace(page, { width: 60, height: 40 }, choice)!
      expect(place.x - 30).toBeGreaterThanOrEqual(200)
      expect(place.x + 30).toBeLessThan(400)
    }
  })

  it('is none where all is full', () => {
    expect(flatPlace(page, { width: 250, height: 40 }, 0.5)).toBeNull()
  })
})
