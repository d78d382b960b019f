import { describe, expect, it } from 'vitest'
import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  runToEnd,
  type IndexedPicture
} from '../../../src/perception'
import { styleOf } from '../../../src/perception/draw/map-style'
import { perceived, square } from '../pictures'
import { legendOf, type LegendMap } from '../../../src/perception/draw/legends'

const SIZE = { width: 120, height: 120 }
const result = perceived(square(120, 70, 30, 20, [230, 60, 60], [250, 250, 250]), 'desktopWeb')

const alphas = ({ indices, palette }: IndexedPicture) => indices.map((index) => palette[index]![3])

describe('map pictures', () => {
  it.each(
    Object.entries({
      drawAttentionMap,
      drawPerceptionMap,
      drawHotspotsMap,
      drawClarityMap,
      drawExcitingnessMap
    })
  )('%s gives exactly the size asked for and at most 256 colours', (_, draw) => {
    for (const size of [SIZE, { width: 121, height: 77 }]) {
      const { width, height, indices, palette } = runToEnd(draw(result, size))
      expect({ width, height }).toEqual(size)
      expect(indices.length).toBe(width * height)
      expect(palette.length).toBeLessThanOrEqual(256)
      expect(Math.max(...indices)).toBeLessThan(palette.length)
    }
  })

  it('draws attention in even steps of density, up to the last one at its peak', () => {
    const peak = Math.max(...result.attention)
    const { indices, palette } = runToEnd(drawAttentionMap(result, SIZE))
    const apart = [...indices].map((level, i) => {
      return Math.abs(level - (result.attention[i]! / peak) * (palette.length - 1))
    })
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.51)
    expect(Math.max(...indices)).toBe(palette.length - 1)
  })

  it('draws first looks by how many times an even part falls on a place, whatever the peak', () => {
    const { indices } = runToEnd(drawPerceptionMap(result, SIZE))
    const { levelOf } = styleOf('perception')
    const apart = [...indices].map((level, i) => {
      return Math.abs(level - levelOf(result.perception[i]! * indices.length))
    })
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.6)
  })

  it('dims the whole design, or fogs it, under every map that has a veil', () => {
    for (const draw of [drawAttentionMap, drawClarityMap]) {
      for (const [veil, isDark] of [
        ['dark', true],
        ['light', false]
      ] as const) {
        const picture = runToEnd(draw(result, SIZE, veil))
        expect(Math.min(...alphas(picture))).toBeGreaterThan(120)
        expect(picture.palette[0]![0] < 128).toBe(isDark)
      }
    }
  })

  it('has a legend of CSS colours for every map', () => {
    const maps = ['attention', 'perception', 'hotspots', 'clarity', 'excitingness', 'difference']
    for (const stop of maps.flatMap((map) => legendOf(map as LegendMap))) {
      expect(stop).toMatch(/^rgba\(\d+, \d+, \d+, [\d.]+\)$/)
    }
  })
})
