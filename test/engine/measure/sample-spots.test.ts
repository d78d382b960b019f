import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderLayers } from '../../../src/order/layer-order'
import { areSeenTogether } from '../../../src/order/order'
import { firstScreen, isBelowFold } from '../../../src/order/first-screen'
import type { LayerShare } from '../../../src/file'
import { type Hotspot } from '../../../src/perception'
import { engineHere } from '../../../src/engine/engine-here'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'

/** A cell of the engine's grid, as part of a picture: a layer that fills half of one has it. */
const CELL = 0.005

interface Judged {
  /** As the engine measures them, in the one order. */
  order: readonly LayerShare[]
  rest: { attention: number | null; perception: number | null }
  hotspots: readonly (Pick<Hotspot, 'rank'> & { at: (layer: LayerShare) => boolean })[]
}

const judged = new Map<string, Judged>()

beforeAll(async () => {
  // What draws the samples leaves its document there.
  vi.stubGlobal('figma', undefined)
  for await (const design of layeredDesigns()) judged.set(design.name, await judge(design))
})

afterAll(() => vi.unstubAllGlobals())

async function judge({ medium, pixels, nodes }: LayeredDesign): Promise<Judged> {
  const { width, height, data } = pixels
  const engine = engineHere({
    codec: sharpCodec,
    networkWeights
  })
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  const task = { file: png, medium, predictions: ['attention' as const], nodes }
  const { facts, layers: measured } = await engine.analyse(task, new AbortController().signal)
  const { layers, rest } = measured!
  const fold = firstScreen({ medium, picture: pixels })
  const { order } = orderLayers(layers, ({ box }) => isBelowFold(box[1], box[3], fold))
  const hotspots = facts.hotspots.map(({ x, y, rank }) => ({
    rank,
    at: ({ box: [left, top, across, down] }: LayerShare) =>
      x / width >= left - CELL &&
      x / width <= left + across + CELL &&
      y / height >= top - CELL &&
      y / height <= top + down + CELL
  }))
  return { order, rest, hotspots }
}

describe.each([
  'Landing page A',
  'Landing page B',
  'Phone checkout',
  'Fleet dashboard',
  'Article page',
  'Ad banner 970x250',
  'Ad banner 300x250'
])('on %s', (name) => {
  it('every ring lies on the layer of its number in the panel, or on one about equal', () => {
    const { order, hotspots } = judged.get(name)!
    expect(hotspots.length).toBeGreaterThan(2)
    for (const { rank, at } of hotspots) {
      const numbered = order[rank - 1]!
      const level = order.filter((layer) => areSeenTogether(layer, numbered))
      expect(level.some(at)).toBe(true)
    }
  })

  it('the background and the rest get little more than a sixth', () => {
    // On a phone habit looks at the ground between things, too.
    const { rest } = judged.get(name)!
    for (const what of ['attention', 'perception'] as const) {
      expect(rest[what]).toBeLessThan(0.18)
    }
  })
})
