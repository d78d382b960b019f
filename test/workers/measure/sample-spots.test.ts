import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LayerShare } from '../../../src/file'
import { type Perception, perceive, runToEnd, visibleShares } from '../../../src/perception'
import { foldLayers } from '../../../src/workers/measure/fold/fold-layers'
import { layerHints } from '../../../src/workers/measure/layer-hints'
import { listLayers } from '../../../src/workers/measure/list-layers'
import { toScene } from '../../../src/workers/measure/to-scene'
import { type LayeredDesign, layeredDesigns } from '../../bench/hints/read-designs'

/** Layers that a designer reads first. */
const FIRST = 5

interface Judged {
  spot: { x: number; y: number }
  listed: ReturnType<typeof listLayers>
}

const judged = new Map<string, Judged>()

beforeAll(async () => {
  // What draws the samples leaves its document there.
  vi.stubGlobal('figma', undefined)
  for await (const design of layeredDesigns()) judged.set(design.name, judge(design))
})

afterAll(() => vi.unstubAllGlobals())

function judge({ medium, pixels, nodes }: LayeredDesign): Judged {
  const seen: Perception = runToEnd(perceive(pixels, { medium, hints: layerHints(nodes, pixels) }))
  const fold = foldLayers(nodes)
  const listed = listLayers(nodes, fold, visibleShares(toScene(nodes, fold, pixels), seen, seen))
  const { x, y } = seen.hotspots[0]!
  return { spot: { x: x / pixels.width, y: y / pixels.height }, listed }
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
  it('the first hotspot lies on one of the first layers by share or by pull', () => {
    const { spot, listed } = judged.get(name)!
    const pull = ({ attention, area }: LayerShare): number => attention! / area
    const byPull = [...listed.layers].sort((one, other) => pull(other) - pull(one))
    const first = [...listed.layers.slice(0, FIRST), ...byPull.slice(0, FIRST)]
    const on = first.filter(({ box: [x, y, width, height] }) => {
      return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height
    })
    expect(on).not.toEqual([])
  })

  it('the background and the rest get less than the first layer, and than 10 %', () => {
    const { rest, layers } = judged.get(name)!.listed
    for (const what of ['attention', 'perception'] as const) {
      expect(rest[what]).toBeLessThan(0.1)
      expect(rest[what]).toBeLessThan(Math.max(...layers.map((layer) => layer[what]!)))
    }
  })
})
