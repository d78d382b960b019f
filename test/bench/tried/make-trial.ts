import type { Trial } from '../../../src/engine/candidates/tried'
import type { Candidate } from '../../../src/file'
import { readLayers } from '../../../src/main/layers/read-layers'
import { bindStyles, makeChange } from '../../../src/main/what-if/make-change'
import { planChange } from '../../../src/main/what-if/plan-change'
import { rankIn } from '../../../src/order/layer-order'
import { analyseDesign } from '../../support/designs/analyse-design'
import { type Build, layeredDesigns } from '../../support/designs/read-designs'
import type { ScreenAtHand } from '../action/screens-at-hand'

/** A change made in a document: its picture (PNG), and the part of the viewers who see the main action in it. */
export interface Made {
  png: Uint8Array
  seen: number
}

/** Makes a change in the document of a screen, which is built anew for it, and measures its main action again. */
export async function makeTrial(
  { build, name, nodes, pixels: { width, height } }: ScreenAtHand,
  { candidate }: Trial,
  action: string
): Promise<Made> {
  let targetId = ''
  const changed: Build = async (...document) => {
    const [frame] = await build(...document)
    const made = await readLayers(frame!.id, { width, height, scale: width / frame!.width })
    const ids = new Map<unknown, string>(nodes.map(({ id }, i) => [id, made.nodes[i]!.id]))
    const change = JSON.parse(JSON.stringify(candidate), (_, value: unknown) => {
      return ids.get(value) ?? value
    }) as Candidate
    targetId = ids.get(action)!
    const planned = await planChange(frame!, change, 'frame')
    makeChange(planned)
    await bindStyles(planned)
    return [frame!]
  }
  for await (const design of layeredDesigns(changed)) {
    const { judgement } = (await analyseDesign(design)).judged
    const layer = judgement.order.find(({ id }) => id === targetId)
    return { png: design.png, seen: (layer && rankIn(judgement, layer).seen) ?? 0 }
  }
  throw new Error(`${name} cannot be built.`)
}
