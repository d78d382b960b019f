import { beforeAll, expect, it } from 'vitest'
import { shareOrder } from '../../src/engine/share-order'
import type { LayerShare } from '../../src/file'
import { verdictWords } from '../../src/ui/result/verdict/judge-result'
import { analyseDesign } from '../support/designs/analyse-design'
import { buildDesigns } from '../support/designs/build-designs'
import { EXPECTATIONS } from '../support/designs/expectations'
import { layerAt } from '../support/designs/find-layer'
import { type LayeredDesign, layeredDesigns } from '../support/designs/read-designs'
import { firstSentence, reportedLayers } from '../support/designs/reported-layers'
import { pictureFrame } from '../support/designs/picture-frame'
import { written } from './report/support/sample-report'
import { agreesOnNumber } from './support/one-number'
import { agreesOnFrame, saidOfFrame } from './support/agreement'
import { storedRecord } from './support/stored-record'

const designs = new Map<string, LayeredDesign>()
beforeAll(async () => {
  for await (const design of layeredDesigns(buildDesigns)) designs.set(design.name, design)
})

/** Chips are the first places of a judgement, the list's rows are the order of shares: `test/browser/one-order` sees both. */
it.for(Object.keys(EXPECTATIONS))(
  '%s, also as one picture: verdict, list, summary and history say the same of who sees what',
  async (name, context) => {
    const design = designs.get(name)
    if (design === undefined) return context.skip('The viewing data is not at hand.')
    for (const nodes of [design.nodes, [pictureFrame(design.pixels)]]) {
      const analysed = await analyseDesign({ ...design, nodes })
      agreesOnNumber(analysed)
      const { judged, hotspots } = analysed
      const leaders = [...judged.judgement.places.keys()].slice(
        0,
        1 + judged.judgement.level.length
      )
      const ring1 = leaders.some(({ box }) => isBeside(hotspots[0]!, box, design.pixels))
      expect.soft(ring1, 'ring 1 lies on what is seen first').toBe(true)
    }
  }
)

it.for(Object.keys(EXPECTATIONS))(
  '%s: verdict, chips, list, ring 1 and report say the same of what is seen first',
  async (name, context) => {
    const design = designs.get(name)
    // The photograph is not part of the project.
    if (design === undefined) return context.skip('The viewing data is not at hand.')
    const { medium, pixels } = design
    const { judged, hotspots } = await analyseDesign(design)
    const { judgement, shares } = judged
    // Several layers may have one name.
    const called = (layer: { id: string; name: string }): string => `${layer.name}, ${layer.id}`
    const leaders = [...judgement.places.keys()].slice(0, Math.min(3, 1 + judgement.level.length))
    const names = leaders.map((layer) => judgement.names.get(layer))

    const list = shareOrder(shares.layers, { medium, picture: pixels })
    expect
      .soft(list.order.slice(0, leaders.length).map(called), 'the list’s first rows')
      .toEqual(leaders.map(called))

    const ring = layerAt(hotspots[0]!, shares.layers, pixels)
    expect
      .soft(leaders.map(called), 'the layer that ring 1 lies on')
      .toContain(ring === null ? 'the ground' : called(ring))

    const { width, height } = pixels
    const record = storedRecord({ medium, picture: { ...storedRecord().picture, width, height } })
    const said = saidOfFrame(shares.layers, null, record)
    await agreesOnFrame(said)
    const reported = reportedLayers(await written(said.report, 'markdown')).slice(0, leaders.length)
    expect
      .soft(
        reported.map((cell, i) => (cell.includes(names[i]!) ? names[i] : cell)),
        'the report’s first rows'
      )
      .toEqual(names)

    const sentence = firstSentence(verdictWords(judged))
    for (const layer of leaders) {
      expect.soft(sentence, 'the verdict').toContain(judgement.nameOf(layer))
    }
    expect
      .soft(sentence.includes('about as many'), 'whether they are level')
      .toBe(leaders.length > 1)
  }
)

/** Whether a place in px lies in a box in parts of the picture, or within a cell of the map beside it. */
function isBeside(
  { x, y }: { x: number; y: number },
  [left, top, width, height]: LayerShare['box'],
  picture: { width: number; height: number }
): boolean {
  const [across, down] = [x / picture.width - left, y / picture.height - top]
  const cell = 0.01
  return across > -cell && across < width + cell && down > -cell && down < height + cell
}
