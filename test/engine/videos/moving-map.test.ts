import { describe, expect, it } from 'vitest'
import type { PaletteColour } from '../../../src/images/pixels'
import { frameAt, gatherMap, type MovingMap } from '../../../src/engine/videos/moving-map'

const PALETTE: PaletteColour[] = [[255, 0, 0, 10]]

const mapOf = (frames: number): Promise<MovingMap> => gatherMap(mapsOf(frames))

/** One pixel, whose index is the moment's number, shown for 100 ms; the last moment for 50. */
async function* mapsOf(frames: number) {
  for (let at = 0; at < frames; at++) {
    const indices = Uint8Array.of(at)
    const map = { width: 1, height: 1, indices, palette: PALETTE }
    yield await Promise.resolve({ map, milliseconds: at < frames - 1 ? 100 : 50 })
  }
}

describe('the map of a video', () => {
  it('has one palette for all of its moments', async () => {
    expect(await mapOf(2)).toEqual({
      width: 1,
      height: 1,
      palette: PALETTE,
      frames: [Uint8Array.of(0), Uint8Array.of(1)],
      frameMs: 100
    })
  })

  it('shows each moment from its beginning on, and the last one to the end', async () => {
    const map = await mapOf(50)
    const shown = (seconds: number): number => frameAt(map, seconds)[0]!
    expect([0, 0.05, 0.0994].map(shown)).toEqual([0, 0, 0])
    for (let at = 0; at < 50; at++) expect(shown(at / 10)).toBe(at)
    expect([4.95, 60].map(shown)).toEqual([49, 49])
  })
})
