import type { LayerShare } from '../../../src/file'
import { firstScreen } from '../../../src/order/first-screen'
import { areSeenTogether, seenFirst } from '../../../src/order/order'
import type { Hotspot } from '../../../src/perception'
import { verdictWords } from '../../../src/ui/result/verdict/judge-result'
import type { AnalysedDesign } from '../../support/designs/analyse-design'
import type { Expectation } from '../../support/designs/expectations'
import { callOf, isCalled, layerAt } from '../../support/designs/find-layer'
import type { LayeredDesign } from '../../support/designs/read-designs'

/** What is said of a design, beside what was expected of it. Layers are called as expectations call them. */
export interface JudgedDesign {
  name: string
  analysed: AnalysedDesign
  expected: Expectation
  /** The panel's sentence. */
  verdict: string
  /** The one order. */
  order: readonly LayerShare[]
  /** Whether the first two are too close to call. */
  isLevel: boolean
  /** The rings in their order, each with the layer that it lies on; null on the ground. */
  rings: readonly { ring: Hotspot; layer: LayerShare | null }[]
  callOf: (layer: LayerShare) => string
  /** Place in the one order, 1 first, of the layer that an expectation calls so; null for one that is not seen. */
  placeOf: (called: string) => number | null
}

/** Lays what comes of an analysed design beside its expectation. Throws where that has a layer that the design lacks. */
export function judgeDesign(
  { name, medium, nodes, pixels }: LayeredDesign,
  analysed: AnalysedDesign,
  expected: Expectation
): JudgedDesign {
  const { layers } = analysed.judged.shares
  const named = [...expected.first, expected.action.layer, ...expected.soon]
  const missing = named.filter((one) => !layers.some((layer) => isCalled(layer, one, nodes)))
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}.`)
  const fold = firstScreen({ medium, picture: pixels })
  const isBelow = ({ box }: LayerShare): boolean => fold !== null && box[1] >= fold
  const order = seenFirst(layers, isBelow)
  const [first, second] = order
  return {
    name,
    analysed,
    expected,
    verdict: verdictWords(analysed.judged),
    order,
    isLevel: first !== undefined && second !== undefined && areSeenTogether(first, second),
    rings: analysed.hotspots.map((ring) => ({ ring, layer: layerAt(ring, layers, pixels) })),
    callOf: (layer) => callOf(layer, layers, nodes),
    placeOf: (called) => order.findIndex((layer) => isCalled(layer, called, nodes)) + 1 || null
  }
}
