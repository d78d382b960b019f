import { tryCandidates } from '../../../src/engine/candidates/try-candidates'
import { whyMissed } from '../../../src/engine/texts/why-missed'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { createNetworks, runToEnd } from '../../../src/perception'
import { rowName } from '../../../src/ui/layers/layer-words'
import { isFlat } from '../../../src/ui/what-if/barred-words'
import { verdictWords } from '../../../src/ui/result/verdict/judge-result'
import { answerWords, fixesOf, namesIn, statedBy } from '../../../src/engine/texts/advice'
import { changeWords, reasonWords } from '../../../src/engine/texts/changes'
import type { AnalysedDesign } from '../../support/designs/analyse-design'
import { layerAt } from '../../support/designs/find-layer'
import type { LayeredDesign } from '../../support/designs/read-designs'

/** Rows of the list and rings that are named. */
const NAMED = 5

/** What the panel says of a design: its verdict, the first of its list and of its rings, and what would help the main action. */
export async function saidOf(
  { medium, nodes, pixels }: LayeredDesign,
  { hotspots, judged }: AnalysedDesign
): Promise<string[]> {
  const { judgement, shares } = judged
  const { action, nameOf, order } = judgement
  const rings = hotspots.slice(0, NAMED).map((ring) => {
    const layer = layerAt(ring, shares.layers, pixels)
    return `${ring.rank} ${layer ? nameOf(layer) : 'the ground'}`
  })
  const said = [
    verdictWords(judged),
    ...order.slice(0, NAMED).map((layer) => `• ${rowName(layer, judgement)}`),
    `Rings on: ${rings.join(' · ')}`
  ]
  if (!action) return [...said, 'No main action.']
  const { layer } = action
  said.push(`Main action: ${nameOf(layer)}`)
  if (isFlat(judgement)) return [...said, ...whyMissed(judgement, layer)]
  const networks = createNetworks((await networkWeights())!)
  const tried = runToEnd(tryCandidates({ medium, nodes, pixels, targetId: layer.id, networks }))
  return [
    ...said,
    answerWords(judgement, layer, tried).join(' '),
    fixesOf(tried).map((trial) => {
      const { after, before, candidate } = trial
      const points = Math.round(100 * (after.seen - before.seen))
      return `→ ${changeWords(candidate, namesIn(judgement))}: ${reasonWords(trial)} (${points} points)`
    }),
    whyMissed(judgement, layer, nameOf, statedBy(tried, layer.id)).map((line) => `? ${line}`)
  ].flat()
}
