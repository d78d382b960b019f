import { describe, expect, it } from 'vitest'
import {
  adVisibility,
  perceiveAd,
  runToEnd,
  type Hotspot,
  type Pixels
} from '../../../src/perception'
import { measureMessage, messageRegion } from '../../../src/perception/scores/ad-visibility'
import { GREY, picture, WHITE } from '../pictures'

const GRID = { width: 4, height: 2 }
const PICTURE = { width: 400, height: 200 }

const spot = (x: number, y: number, rank: number): Hotspot => ({
  x,
  y,
  rank,
  share: 0.1,
  radius: 9
})

/** White with lines of short strokes, like text, in the given part of its width. */
function ad(from: number, to: number): Pixels {
  return picture(240, 160, (x, y) => {
    const inText = x >= from * 240 && x < to * 240 && y >= 60 && y < 100
    return inText && y % 10 < 6 && (x * 7 + Math.floor(y / 10) * 3) % 5 < 2 ? [0, 0, 0] : WHITE
  })
}

describe('ad visibility', () => {
  it('rises with each of its three parts', () => {
    const usual = { attentionShare: 0.3, perceptionShare: 0.3, hotspotRank: 2 }
    const score = adVisibility(usual)
    expect(adVisibility({ ...usual, attentionShare: 0.4 })).toBeGreaterThan(score)
    expect(adVisibility({ ...usual, perceptionShare: 0.4 })).toBeGreaterThan(score)
    expect(adVisibility({ ...usual, hotspotRank: 1 })).toBeCloseTo(score + 10)
    expect(adVisibility({ ...usual, hotspotRank: null })).toBeCloseTo(score - 10)
  })

  it('is 0 for a message no one sees and 100 for one that has everything', () => {
    const none = { attentionShare: 0, perceptionShare: 0, hotspotRank: null }
    const all = { attentionShare: 1, perceptionShare: 1, hotspotRank: 1 }
    expect([adVisibility(none), adVisibility(all)]).toEqual([0, 100])
  })

  it('counts what falls on the message, and the strongest hotspot on it', () => {
    const message = Uint8Array.of(0, 1, 0, 0, 0, 1, 0, 0)
    const attention = Float32Array.of(0.1, 0.2, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1)
    const perception = Float32Array.of(0, 0.75, 0, 0, 0, 0, 0, 0.25)
    const hotspots = [spot(350, 50, 1), spot(150, 150, 2), spot(150, 50, 3)]
    const looks = { picture: PICTURE, attention, perception, hotspots }
    const measured = measureMessage(message, GRID, looks)
    expect(measured.attentionShare).toBeCloseTo(0.4)
    expect(measured).toMatchObject({ perceptionShare: 0.75, hotspotRank: 2 })
    expect(measureMessage(new Uint8Array(8), GRID, looks)).toEqual({
      attentionShare: 0,
      perceptionShare: 0,
      hotspotRank: null
    })
  })

  it('takes a hotspot on the last edge for one of the last cell', () => {
    const attention = new Float32Array(8).fill(1 / 8)
    const looks = { picture: PICTURE, attention, perception: attention }
    const message = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1)
    const hotspots = [spot(400, 200, 1)]
    expect(measureMessage(message, GRID, { ...looks, hotspots }).hotspotRank).toBe(1)
  })

  it('finds the message where the strokes are', () => {
    const { width, height } = { width: 240, height: 160 }
    const { data } = ad(0.5, 0.9)
    const lightness = Float32Array.from(
      { length: width * height },
      (_, i) => (data[i * 4]! * 100) / 255
    )
    const message = runToEnd(messageRegion({ width, height, data: lightness }))
    const columns = Array.from(message.keys()).filter((i) => message[i] === 1)
    expect(columns.length).toBeGreaterThan(500)
    for (const i of columns) {
      expect(i % width).toBeGreaterThan(110)
      expect(i % width).toBeLessThan(226)
    }
  })

  it('finds no message in a plain picture', () => {
    const even = runToEnd(perceiveAd(picture(64, 48, () => GREY)))
    expect(even).toEqual({ attentionShare: 0, perceptionShare: 0, hotspotRank: null })
  })
})
