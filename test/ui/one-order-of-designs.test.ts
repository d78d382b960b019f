import { beforeAll, expect, it } from 'vitest'
import type { LayerShare } from '../../src/file'
import { areSeenTogether } from '../../src/order/order'
import { type AnalysedDesign, analyseDesign } from '../support/designs/analyse-design'
import { buildDesigns } from '../support/designs/build-designs'
import { EXPECTATIONS } from '../support/designs/expectations'
import { type LayeredDesign, layeredDesigns } from '../support/designs/read-designs'
import { pictureFrame } from '../support/designs/picture-frame'
import { agreesOnNumber } from './support/one-number'
import { agreesOnFrame, saidOfFrame } from './support/agreement'

const designs = new Map<string, LayeredDesign>()
beforeAll(async () => {
  for await (const design of layeredDesigns((figma) => buildDesigns(figma)))
    designs.set(design.name, design)
})

/** Chips are the first places of a judgement, the list's rows are the order of shares. */
it.for(Object.keys(EXPECTATIONS))(
  '%s, also as one picture: verdict, list, ring 1, summary, history and report say the same of who sees what',
  async (name, context) => {
    const design = designs.get(name)
    // The photograph is not part of the project.
    if (design === undefined) return context.skip('The viewing data is not at hand.')
    for (const nodes of [design.nodes, [pictureFrame(design.pixels)]]) {
      const analysed = await analyseDesign({ ...design, nodes })
      agreesOnNumber(analysed)
      const { judged, hotspots, record } = analysed
      const { judgement, shares } = judged
      const leaders = [...judgement.places.keys()].slice(0, 1 + judgement.level.length)
      const ring1 = leaders.some(({ box }) => isBeside(hotspots[0]!, box, design.pixels))
      expect.soft(ring1, 'ring 1 lies on what is seen first').toBe(true)
      await agreesOnFrame(saidOfFrame(shares.layers, null, record))
      if (nodes === design.nodes) liesOnNumbered(analysed, design.pixels)
    }
  }
)

/** Every ring lies on the layer of its number in the panel, or on one about equal; the rest gets less than a fifth. */
function liesOnNumbered({ hotspots, judged }: AnalysedDesign, picture: Size): void {
  const { order } = judged.judgement
  expect(hotspots.length).toBeGreaterThan(2)
  for (const spot of hotspots) {
    const level = order.filter((layer) => areSeenTogether(layer, order[spot.rank - 1]!))
    const isOn = level.some(({ box }) => isBeside(spot, box, picture))
    expect.soft(isOn, `ring ${spot.rank} lies on what has its number`).toBe(true)
  }
  const { attention, perception } = judged.shares.rest
  for (const share of [attention, perception]) expect.soft(share).toBeLessThan(0.2)
}

interface Size {
  width: number
  height: number
}

/** Whether a place in px lies in a box in parts of the picture, or within a cell of the map beside it. */
function isBeside(
  { x, y }: { x: number; y: number },
  [left, top, width, height]: LayerShare['box'],
  picture: Size
): boolean {
  const [across, down] = [x / picture.width - left, y / picture.height - top]
  const cell = 0.005
  return across > -cell && across < width + cell && down > -cell && down < height + cell
}
