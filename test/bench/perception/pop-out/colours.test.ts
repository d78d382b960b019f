import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../src/perception'
import { rarestColour, sharedColour } from './colours'
import { COLOURS } from './scenes'

/** White, with so many rows of a colour at its top. */
function withRows(colour: string, rows: number): Pixels {
  const [width, height] = [70, 200]
  const data = new Uint8ClampedArray(4 * width * height).fill(255)
  const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  for (let i = 0; i < width * rows; i++) data.set(rgb, 4 * i)
  return { width, height, data }
}

const PLACE = { x: 35, y: 150 }

describe('colours to plant things in', () => {
  it('are rarest where a page is not full of them', () => {
    for (const colour of COLOURS) expect(rarestColour(withRows(colour, 20), PLACE)).not.toBe(colour)
  })

  it('are shared where a page has a little of them', () => {
    for (const colour of COLOURS) expect(sharedColour(withRows(colour, 1), PLACE)).toBe(colour)
  })

  it('are not shared with a page that has none of them, or much', () => {
    expect(sharedColour(withRows(COLOURS[0]!, 0), PLACE)).toBeNull()
    expect(sharedColour(withRows(COLOURS[0]!, 20), PLACE)).toBeNull()
  })
})
