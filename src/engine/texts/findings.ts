import { upperFirst } from '../../language'
import { listWords } from '../../language/list-words'
import { ACTION_FINDINGS } from './action-findings'
import type { Brief } from './brief'
import { busiestRegion, layersInRegion } from './busiest-region'
import { clarityBand } from './clarity-words'
import { faceFinding } from './face-findings'
import type { Find, Finding } from './finding'
import { LAYER_FINDINGS } from './layer-findings'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import { targetOf } from './target'
import { words } from './words'

/** More are not read. */
const MOST = 3

/** Most telling first. */
const ALL: readonly Find[] = [...ACTION_FINDINGS, faceFinding, ...LAYER_FINDINGS, clutterFinding]

/** Changes to advise, most telling first; no layer comes twice, but for the one that should lead. */
export function findingsOf(measured: Measured, brief: Brief): Finding[] {
  const target = targetOf(measured, brief)
  const found: Finding[] = []
  for (const find of ALL) {
    const finding = find(measured, target)
    const said = found.flatMap(({ layers }) => layers)
    if (finding && !finding.layers.some((layer) => said.includes(layer))) found.push(finding)
  }
  return found.slice(0, MOST).map(({ title, reason, ...about }) => {
    return { title: upperFirst(title), reason: upperFirst(reason), ...about }
  })
}

/** Where to thin out a cluttered picture. */
function clutterFinding(measured: Measured): Finding | null {
  if (clarityBand(measured) !== 'cluttered') return null
  const busiest = busiestRegion(measured)
  if (!busiest) return null
  const layers = layersInRegion(busiest.region, measured).slice(0, 2)
  const names = listWords(layers.map((layer) => layerName(layer, measured)))
  const { thinOut, thinOutAround, clutterIs } = words()
  const [there, everywhere] = [busiest.clutter, busiest.mean].map((part) => Math.round(100 * part))
  return {
    title: names === '' ? thinOut(busiest.region) : thinOutAround(busiest.region, names),
    reason: clutterIs(there!, everywhere!),
    layers
  }
}
