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
import { layOutRings } from '../../../src/perception/draw/ring-layout'
import {
  ATTENTION_STYLE,
  PERCEPTION_STYLE,
  valuesByAlpha
} from '../../../src/perception/draw/map-style'
import { perceived, square, sum } from '../pictures'
import { LEGENDS } from '../../../src/perception/draw/legends'

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

  it('draws attention with alpha linear in density', () => {
    const peak = Math.max(...result.attention)
    const drawn = alphas(runToEnd(drawAttentionMap(result, SIZE)))
    const apart = [...drawn].map((alpha, i) => {
      const exact = (result.attention[i]! / peak) * ATTENTION_STYLE.mostAlpha
      return Math.abs(alpha - exact)
    })
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.51)
    expect(Math.max(...drawn)).toBe(ATTENTION_STYLE.mostAlpha)
  })

  it.each([
    ['attention', drawAttentionMap, ATTENTION_STYLE, result.attention],
    ['perception', drawPerceptionMap, PERCEPTION_STYLE, result.perception]
  ] as const)('reads the shares of %s back from the alpha', (_, draw, style, density) => {
    const byAlpha = valuesByAlpha(style)
    const read = Float32Array.from(alphas(runToEnd(draw(result, SIZE))), (alpha) => byAlpha[alpha]!)
    const shareOfLeft = (values: Float32Array) =>
      sum(values.filter((_, i) => i % SIZE.width < 60)) / sum(values)
    expect(Math.abs(shareOfLeft(read) - shareOfLeft(density))).toBeLessThan(0.01)
  })

  it('draws rings around the hotspots, their numbers beside them, and nothing elsewhere', () => {
    const drawn = alphas(runToEnd(drawHotspotsMap(result, SIZE)))
    const rings = layOutRings(result, SIZE)
    expect(rings.length).toBeGreaterThan(0)
    const isOn = (x: number, y: number, disc: { x: number; y: number; radius: number } | null) =>
      disc !== null && Math.hypot(x - disc.x, y - disc.y) < disc.radius + 1
    for (const { x, y, radius } of rings) {
      expect(drawn[Math.floor(y) * SIZE.width + Math.floor(x)]).toBe(0)
      const edge = Math.floor(x + (x + radius < SIZE.width ? radius : -radius))
      expect(drawn[Math.floor(y) * SIZE.width + edge]).toBeGreaterThan(0)
    }
    const elsewhere = [...drawn].filter((_, i) => {
      const [x, y] = [(i % SIZE.width) + 0.5, Math.floor(i / SIZE.width) + 0.5]
      return !rings.some((ring) => isOn(x, y, ring) || isOn(x, y, ring.badge))
    })
    expect(elsewhere.every((alpha) => alpha === 0)).toBe(true)
  })

  it('has a legend of CSS colours for every map', () => {
    for (const stop of Object.values(LEGENDS).flat()) {
      expect(stop).toMatch(/^rgba\(\d+, \d+, \d+, [\d.]+\)$/)
    }
  })
})
